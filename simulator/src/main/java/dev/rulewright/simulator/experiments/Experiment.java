package dev.rulewright.simulator.experiments;

import dev.rulewright.simulator.batch.Arm;
import dev.rulewright.simulator.runs.Playing;
import java.util.List;
import java.util.SortedMap;
import java.util.function.Consumer;

/// A question to many games. It asks for games and depends on nothing else, so running it again on
/// the same games gives the same findings.
public interface Experiment {

  /// What is asked, as names and texts: two experiments with the same description ask the same. The
  /// names are those of the components, joined by full stops.
  default SortedMap<String, String> description() {
    return Description.of(this);
  }

  /// What is going to be done and when it will end, one sentence each; to be told before the first
  /// game.
  List<String> plan();

  /// Games that it will ask for, at most.
  long mostGames();

  /// Games among the first that take longer than the others, and tell nothing of their time.
  default long slowGames() {
    return 0;
  }

  /// The arms that are known before the first game: who asks can make sure that they can be played.
  default List<Arm> arms() {
    return List.of();
  }

  /// Asks for the games and says what they answer.
  ///
  /// @param telling told how far it is, a line each
  /// @throws dev.rulewright.simulator.runs.Stopped if somebody wished an end
  Findings run(Playing playing, Consumer<String> telling);
}
