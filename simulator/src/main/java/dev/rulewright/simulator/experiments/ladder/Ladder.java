package dev.rulewright.simulator.experiments.ladder;

import dev.rulewright.simulator.batch.Arm;
import dev.rulewright.simulator.experiments.Asked;
import dev.rulewright.simulator.experiments.Experiment;
import dev.rulewright.simulator.experiments.Findings;
import dev.rulewright.simulator.experiments.Grouping;
import dev.rulewright.simulator.experiments.SameGames;
import dev.rulewright.simulator.experiments.Strength;
import dev.rulewright.simulator.runs.Playing;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/// Which agent is the strongest, and by how much? A round robin: every two agents play with sides
/// swapped, and on each side twice. Where the players take turns at beginning, the start player is
/// swapped, so a round of two agents is four games on the same chance; elsewhere it is two games
/// each on two chances. All agents meet on the same chance, too.
///
/// @param base what is set in every arm
/// @param agents the agents as text, at least two and no two alike
/// @param players the names of the two players, in seat order
/// @param turnsStart whether the players take turns at beginning, see [Grouping]
/// @param rounds rounds of every two agents, at least 2
/// @param anchor the agent whose rating is 0, or null for the one that makes the intervals
///   narrowest
public record Ladder(
    Arm base,
    List<String> agents,
    List<String> players,
    boolean turnsStart,
    int rounds,
    @Nullable String anchor)
    implements Experiment {

  /// Games of two agents on the same chance.
  public static final int GAMES_OF_A_ROUND = 4;

  /// @throws IllegalArgumentException if there are too few agents or rounds, agents alike, not two
  ///   players, the anchor is none of the agents, or the base says who plays
  public Ladder {
    agents = List.copyOf(agents);
    players = List.copyOf(players);
    if (agents.size() < 2 || new HashSet<>(agents).size() < agents.size()) {
      throw new IllegalArgumentException("at least two different agents, found " + agents);
    }
    if (players.size() != 2 || rounds < 2) {
      throw new IllegalArgumentException(rounds + " rounds of " + players);
    }
    if (anchor != null && !agents.contains(anchor)) {
      throw new IllegalArgumentException(anchor + " is none of " + agents);
    }
    if (base.changes().keySet().stream().anyMatch(key -> key.startsWith(Strength.KEY))) {
      throw new IllegalArgumentException("a ladder says itself who plays: " + base);
    }
  }

  /// Two agents, the first of them on the side of the first player.
  private record Seating(int first, int second) {}

  private List<Seating> seatings() {
    var seatings = new ArrayList<Seating>();
    for (int i = 0; i < agents.size(); i++) {
      for (int j = i + 1; j < agents.size(); j++) {
        seatings.add(new Seating(i, j));
        seatings.add(new Seating(j, i));
      }
    }
    return seatings;
  }

  private Arm arm(Seating seating) {
    String first = agents.get(seating.first());
    String second = agents.get(seating.second());
    return base.with(
        first + " - " + second,
        Map.of(
            Strength.KEY + "." + players.getFirst(),
            first,
            Strength.KEY + "." + players.getLast(),
            second));
  }

  private String question() {
    return "Which of %s is the strongest, and by how much?".formatted(String.join(", ", agents));
  }

  @Override
  public List<String> plan() {
    int meetings = agents.size() * (agents.size() - 1) / 2;
    return List.of(
        question(),
        "Every two of %d agents play %,d rounds of four games, %s: each agent twice"
                .formatted(
                    agents.size(),
                    rounds,
                    turnsStart ? "with the same chance" : "two each with the same chance")
            + " on each side; %,d games in all."
                .formatted((long) GAMES_OF_A_ROUND * rounds * meetings));
  }

  @Override
  public long mostGames() {
    return (long) GAMES_OF_A_ROUND * rounds * agents.size() * (agents.size() - 1) / 2;
  }

  @Override
  public Findings run(Playing playing, Consumer<String> telling) {
    var asked = new Asked(playing, players.getFirst(), Grouping.PAIRS);
    List<Seating> seatings = seatings();
    asked.play(seatings.stream().map(this::arm).toList(), rounds);
    var games =
        new LadderGames(
            seatings.stream()
                .map(each ->
                    new LadderGames.Seated(
                        each.first(), each.second(), asked.of(arm(each)).pairs()))
                .toList());
    LadderRatings ratings = LadderRatings.of(games.rounds(agents, players.getFirst()), anchor);
    List<List<String>> alike = games.alike(agents);
    var scores = new LadderScores(agents, players, games, ratings.ranked());
    var notes = new ArrayList<String>();
    alike.forEach(each ->
        notes.add(
            "%s play alike: whoever of them plays, the games are the same."
                .formatted(SameGames.listed(each))));
    notes.addAll(LadderRatings.NOTES);
    notes.add(LadderScores.NOTE);
    if (!games.takeTurnsBeginning()) {
      notes.add(Grouping.aboutStarters(asked.starters()));
    }
    return new Findings(
        ratings.verdict(question(), alike),
        List.of(
            ratings.ladder(),
            ratings.steps(),
            ratings.advantages(),
            scores.cross(),
            scores.sides(),
            scores.meetings(),
            scores.balance()),
        notes);
  }
}
