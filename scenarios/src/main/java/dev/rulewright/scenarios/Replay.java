package dev.rulewright.scenarios;

import dev.rulewright.kernel.Clause;
import dev.rulewright.kernel.Game;
import dev.rulewright.kernel.Place;
import dev.rulewright.kernel.Turn;
import dev.rulewright.kernel.text.Word;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/// Replays a scenario on the rules.
///
/// Every move is judged before it is played and looked up in the list of legal moves, so a scenario
/// also tests that judgement and list agree. A step that cannot be carried out ends the replay; any
/// other failure is noted and the replay goes on.
public final class Replay<P, M> {

  private final Opening<P, M> opening;
  private P position;

  private Replay(Opening<P, M> opening) {
    this.opening = opening;
    this.position = opening.given();
  }

  /// Replays a scenario of one reading from its given position.
  public static <P, M> Transcript<P, M> of(Opening<P, M> opening) {
    Transcript<P, M> transcript = oneOfSeveral(opening);
    return transcript.stopped()
        ? transcript
        : transcript.withFailures(uncited(opening.scenario(), transcript.cited()));
  }

  /// Replays a scenario without asking whether what it is about is cited.
  static <P, M> Transcript<P, M> oneOfSeveral(Opening<P, M> opening) {
    return new Replay<>(opening).run();
  }

  /// What a scenario is about although nothing cites it.
  static List<Failure> uncited(Scenario scenario, Set<Clause> cited) {
    var ids = cited.stream().map(Clause::id).collect(Collectors.toSet());
    return scenario.clauses().stream()
        .filter(clause -> !ids.contains(clause.text()))
        .map(clause -> new Failure(clause.place(), uncited(clause)))
        .toList();
  }

  private Transcript<P, M> run() {
    List<Step> play = opening.scenario().play();
    var steps = new ArrayList<Played<P, M>>();
    boolean goesOn = true;
    for (int i = 0; i < play.size() && goesOn; i++) {
      boolean chanceIsScripted = i + 1 < play.size() && play.get(i + 1) instanceof Step.Chance;
      Played<P, M> played =
          new StepReplay<>(opening, play.get(i), position, chanceIsScripted).played();
      steps.add(played);
      position = played.after();
      goesOn = played.goesOn();
    }
    return transcript(opening, steps, position);
  }

  /// The story of what was played.
  ///
  /// @param position the position after the steps
  static <P, M> Transcript<P, M> transcript(
      Opening<P, M> opening, List<Played<P, M>> steps, P position) {
    boolean goesOn = steps.isEmpty() || steps.getLast().goesOn();
    return new Transcript<>(
        opening, steps, position, goesOn ? atEnd(opening, steps, position) : List.of());
  }

  private static <P, M> List<Failure> atEnd(
      Opening<P, M> opening, List<Played<P, M>> steps, P position) {
    Game<P, M> game = opening.game();
    var failures = new ArrayList<Failure>();
    boolean looked = !steps.isEmpty() && steps.getLast().step() instanceof Step.Look;
    if (!looked
        && game.turn(position) instanceof Turn.Chance<M> turn
        && turn.outcomes().size() > 1) {
      Place place =
          steps.isEmpty() ? opening.scenario().givenPlace() : steps.getLast().step().place();
      failures.add(
          new Failure(place, "after the last step " + new ChanceWords<>(game).unscripted(turn)));
    }
    new Expected<>(game, failures).fields(opening.scenario().expect(), position);
    return failures;
  }

  private static String uncited(Word clause) {
    return "the scenario is about "
        + clause
        + ", but no ruling and no event in it cites that clause"
        + "\nMaybe it belongs under 'shows', with how the play shows it.";
  }
}
