package dev.rulewright.scenarios;

import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Clause;
import dev.rulewright.kernel.Field;
import dev.rulewright.kernel.Game;
import dev.rulewright.kernel.box.Box;
import dev.rulewright.kernel.text.Word;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// A scenario on the table: the game is set up and the given position is there, nothing is played
/// yet.
///
/// @param box the box of its game
/// @param game the game under the scenario's reading, with its extra cards
/// @param given the position that it gives
/// @param <P> positions
/// @param <M> moves
public record Opening<P, M>(Scenario scenario, Box<P, M> box, Game<P, M> game, P given) {

  /// Sets a scenario up.
  ///
  /// @param box the box of its game, opened for the scenario's options
  /// @throws BadInput if there is no such reading or clause, an extra card makes no sense, or the
  ///   given position cannot be read or is impossible
  public static <P, M> Opening<P, M> of(Scenario scenario, Box<P, M> box) {
    Word reading = scenario.reading();
    Game<P, M> game = box.game(reading.text(), reading.place(), scenario.cards());
    requireClauses(scenario, game);
    requireEditions(scenario, game.rulebook().editions());
    P given = scenario.position(game);
    return new Opening<>(scenario, box, game, given);
  }

  /// The name of the game that the file of a scenario or a world belongs to: the one that it names
  /// under `game`, or else the one whose name the nearest folder of the file bears; empty if there
  /// is none.
  ///
  /// @param named the game that it names
  /// @param names the names of the games at hand
  /// @throws BadInput if there is no such game
  public static Optional<String> game(Optional<Word> named, String file, Collection<String> names) {
    if (named.isPresent() && !names.contains(named.get().text())) {
      throw named.get().unknown(names, "a game");
    }
    return named.map(Word::text).or(() -> folders(file).filter(names::contains).findFirst());
  }

  /// The names of the folders that hold a file, the nearest first.
  private static Stream<String> folders(String file) {
    return List.of(file.split("[/\\\\]", -1)).reversed().stream().skip(1);
  }

  private static void requireEditions(Scenario scenario, List<String> editions) {
    for (Field told : scenario.toldIn()) {
      if (!editions.contains(told.key())) {
        throw Word.key(told).unknown(editions, "an edition");
      }
    }
  }

  private static void requireClauses(Scenario scenario, Game<?, ?> game) {
    List<String> ids = game.rulebook().clauses().stream().<String>map(Clause::id).toList();
    Stream.of(
            scenario.clauses().stream(),
            scenario.shows().stream().map(Word::key),
            scenario.play().stream().flatMap(Opening::clausesOf),
            scenario.under().stream().flatMap(Opening::clausesUnder))
        .flatMap(phrases -> phrases)
        .filter(phrase -> !ids.contains(phrase.text()))
        .findFirst()
        .ifPresent(phrase -> {
          throw phrase.unknown(ids, "a clause");
        });
  }

  private static Stream<Word> clausesUnder(Under under) {
    return Stream.concat(
        under.refused().map(Under.Refusal::because).stream(),
        under.then().stream().flatMap(Opening::clausesOf));
  }

  private static Stream<Word> clausesOf(Step step) {
    return switch (step) {
      case Step.Do move -> move.outcome().cites().stream();
      case Step.Chance chance -> chance.outcome().cites().stream();
      case Step.Refused refused -> Stream.of(refused.because());
      case Step.Listed _, Step.Absent _, Step.Look _ -> Stream.empty();
    };
  }
}
