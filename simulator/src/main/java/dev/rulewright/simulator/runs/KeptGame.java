package dev.rulewright.simulator.runs;

import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Place;
import dev.rulewright.simulator.batch.Arm;
import dev.rulewright.simulator.batch.GameRecord;
import dev.rulewright.simulator.batch.GamesReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;

/// A game that the folder of a run keeps.
///
/// @param arm what is changed in it
/// @param record what came of it
public record KeptGame(Arm arm, GameRecord record) {

  /// Finds a game.
  ///
  /// @param arm the name of the arm; needed if the run has several
  /// @throws BadInput if the folder keeps no such game
  public static KeptGame find(Path folder, long number, Optional<String> arm) throws IOException {
    Path games = folder.resolve(RunFolder.GAMES);
    Path arms = folder.resolve(ArmsTable.NAME);
    for (Path file : List.of(games, arms)) {
      if (!Files.isRegularFile(file)) {
        throw BadInput.at(Place.of(folder.toString()))
            .because(
                "there is no %s; expected a folder in which a command that plays has kept its games, with --out, to the end"
                    .formatted(file.getFileName()));
      }
    }
    Arm played = arm(ArmsTable.read(arms), arm, folder);
    try (var reader = new GamesReader(games)) {
      long first = Long.MAX_VALUE;
      long last = -1;
      for (GameRecord game : reader) {
        if (game.arm().equals(played.name())) {
          if (game.game() == number) {
            return new KeptGame(played, game);
          }
          first = Math.min(first, game.game());
          last = game.game();
        }
      }
      throw BadInput.at(Place.of(games.toString()))
          .found(Long.toString(number))
          .expected(
              "the number of a game of %s, from %d to %d".formatted(played.name(), first, last));
    }
  }

  private static Arm arm(SequencedMap<String, Arm> arms, Optional<String> name, Path folder) {
    if (name.isEmpty() && arms.size() == 1) {
      return arms.firstEntry().getValue();
    }
    var here = BadInput.at(Place.of("--arm"));
    if (name.isEmpty()) {
      throw here.because(
          "%s holds games of %,d arms; expected the name of one (%s)"
              .formatted(folder, arms.size(), someOf(List.copyOf(arms.keySet()))));
    }
    Arm named = arms.get(name.get());
    if (named == null) {
      throw here.unknown("an arm", name.get(), arms.keySet());
    }
    return named;
  }

  private static String someOf(List<String> names) {
    return names.size() <= 8
        ? String.join(", ", names)
        : String.join(", ", names.subList(0, 8)) + ", …";
  }
}
