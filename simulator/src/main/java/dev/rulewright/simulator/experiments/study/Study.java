package dev.rulewright.simulator.experiments.study;

import dev.rulewright.simulator.batch.Arm;
import dev.rulewright.simulator.experiments.Experiment;
import dev.rulewright.simulator.experiments.Findings;
import dev.rulewright.simulator.experiments.Grouping;
import dev.rulewright.simulator.experiments.Strength;
import dev.rulewright.simulator.experiments.sweep.Screening;
import dev.rulewright.simulator.experiments.tuning.Dial;
import dev.rulewright.simulator.experiments.tuning.Targets;
import dev.rulewright.simulator.experiments.tuning.Tuning;
import dev.rulewright.simulator.runs.Playing;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/// The questions that a publisher asks of a box, in one experiment: is it even, at which strength
/// of play, what is beginning worth, which numbers matter most, and what would make it even?
///
/// Agents of rising strength play the box; one of them, which is fast, screens all numbers and
/// tunes those that matter most; then the agents play the tuned box, to see whether stronger play
/// agrees.
///
/// @param base what is set in every arm, which agents are not
/// @param strengths who plays the box, from weak to strong; at least one
/// @param worker the agent that screens and tunes
/// @param numbers what is screened, 1 to 199, within the bounds in which each may be tuned
/// @param screeningPairs pairs of games of each arm of the screening, at least 2
/// @param told how many numbers are told as those that matter most, at least 1
/// @param tuned how many of these are tuned, at least 1
/// @param targets what they are tuned for
/// @param tuning pairs and budget of the tuning
/// @param player whose score is meant: a win 1, a draw ½, a loss 0
/// @param grouping which games are counted together, of two players; a group is called a pair above
public record Study(
    Arm base,
    List<Strength> strengths,
    String worker,
    List<Dial> numbers,
    int screeningPairs,
    int told,
    int tuned,
    Targets targets,
    Effort tuning,
    String player,
    Grouping grouping,
    long seed)
    implements Experiment {

  /// How much a tuning may play.
  ///
  /// @param pairs pairs of games of each setting tried, at least 2
  /// @param freshPairs fresh pairs of games of the best setting and each neighbour, at least 2
  /// @param budget games that the search may ask for
  public record Effort(int pairs, int freshPairs, long budget) {}

  /// @throws IllegalArgumentException if there is nothing to play or to screen, or agents are set
  public Study {
    strengths = List.copyOf(strengths);
    numbers = List.copyOf(numbers);
    if (strengths.isEmpty()
        || strengths.stream().map(Strength::agent).distinct().count() < strengths.size()
        || told < 1
        || tuned < 1
        || base.changes().keySet().stream().anyMatch(key -> key.startsWith(Strength.KEY))) {
      throw new IllegalArgumentException(
          "%s, %d told, %d tuned, %s".formatted(strengths, told, tuned, base));
    }
  }

  /// The arm that screens and tunes.
  Arm workerArm() {
    return new Strength(worker, screeningPairs).plays(base, "box");
  }

  /// The screening; it varies each number by a step to either side of where it is now.
  Screening screening() {
    return new Screening(
        workerArm(), numbers.stream().map(Dial::around).toList(), player, grouping, screeningPairs);
  }

  Tuning tuning(List<Dial> dials) {
    return new Tuning(
        workerArm(),
        dials,
        targets,
        player,
        grouping,
        tuning.pairs(),
        tuning.freshPairs(),
        tuning.budget(),
        seed);
  }

  String question() {
    return "Is the game even, at which strength of play, and what would make it even?";
  }

  @Override
  public List<String> plan() {
    var plan = new ArrayList<>(List.of(question()));
    plan.add(
        "1. Who wins at which strength%s: "
                .formatted(grouping.turnsStart() ? ", and what beginning is worth" : "")
            + String.join(
                ", ",
                strengths.stream()
                    .map(strength ->
                        "%s (%,d games)"
                            .formatted(strength.agent(), grouping.size() * strength.pairs()))
                    .toList())
            + ".");
    plan.add(
        "2. Which of %d numbers matter most, each a step less or more, played by %s: %s"
            .formatted(numbers.size(), worker, screening().plan().getLast()));
    plan.add(
        "3. What makes it even, played by %s: the %d that matter most are tuned for %s. %s"
            .formatted(
                worker,
                Math.min(tuned, numbers.size()),
                targets.sentence(player),
                tuning(numbers.subList(0, Math.min(tuned, numbers.size()))).plan().getLast()));
    plan.add(
        "4. Whether stronger play agrees: as many fresh games as in 1., with the tuned numbers.");
    return plan;
  }

  @Override
  public List<Arm> arms() {
    return screening().arms();
  }

  @Override
  public long mostGames() {
    long strongPairs = strengths.stream().mapToLong(Strength::pairs).sum();
    return 2L * grouping.size() * strongPairs
        + screening().mostGames()
        + tuning(numbers.subList(0, Math.min(tuned, numbers.size()))).mostGames();
  }

  @Override
  public Findings run(Playing playing, Consumer<String> telling) {
    return new StudyRun(this, playing, telling).findings();
  }
}
