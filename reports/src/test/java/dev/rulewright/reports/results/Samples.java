package dev.rulewright.reports.results;

import dev.rulewright.simulator.batch.Column;
import dev.rulewright.simulator.batch.Counting;
import dev.rulewright.simulator.batch.GameRecord;
import dev.rulewright.simulator.batch.GamesTable;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/// Games as a batch would give them, made up with a seed, written and read back.
public final class Samples {

  public static final List<String> PLAYERS = List.of("marines", "portalists");

  public static final List<String> KINDS =
      List.of(
          "draws",
          "units_played",
          "events_played",
          "moves_by_ap",
          "moves_by_speed",
          "moves_by_arterial_road",
          "attacks");

  private static final double[][] MEANS = {
    {5.1, 7.4, 0.9, 6.2, 0, 1.4, 9.3}, {7, 10.1, 0.4, 7.1, 2.2, 0.2, 8.8}
  };

  private Samples() {}

  /// So many games, with lengths that lean to the right; the longest are draws.
  public static Games games(int count) {
    try {
      Path folder = Files.createTempDirectory("rulewright-reports");
      Path file = folder.resolve("games.csv");
      write(file, count);
      Games games = GamesByArm.read(file, PLAYERS).only().orElseThrow();
      Files.delete(GamesTable.columnsFile(file));
      Files.delete(file);
      Files.delete(folder);
      return games;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /// Writes the table of so many games.
  static void write(Path file, int count) throws IOException {
    var table = new GamesTable(new Counted().columns());
    var text = new StringBuilder(table.headings());
    var random = new Random(7);
    for (int game = 0; game < count; game++) {
      text.append(table.line(game(game, random)));
    }
    Files.writeString(file, text);
    Files.writeString(GamesTable.columnsFile(file), table.documentation());
  }

  private static GameRecord game(int game, Random random) {
    long turns = 4 + Math.round(Math.exp(2.1 + 0.45 * random.nextGaussian()));
    boolean draw = turns > 38;
    String winner = draw ? GameRecord.DRAW : PLAYERS.get(random.nextInt(100) < 46 ? 0 : 1);
    var counts = new ArrayList<Long>();
    for (double[] means : MEANS) {
      for (double mean : means) {
        counts.add(Math.round(Math.max(0, mean + random.nextGaussian() * Math.sqrt(mean))));
      }
    }
    return new GameRecord(
        "base",
        game,
        game,
        7,
        PLAYERS.get(random.nextInt(2)),
        winner,
        draw ? "turn-limit" : "no-units-left",
        turns,
        turns * 5,
        turns,
        game,
        counts);
  }

  private record Counted() implements Counting<String, String> {

    @Override
    public List<Column> columns() {
      return PLAYERS.stream()
          .flatMap(p -> KINDS.stream().map(k -> new Column(p + "_" + k, "moves", k)))
          .toList();
    }

    @Override
    public Tally<String, String> begin() {
      throw new IllegalStateException("these games are not played");
    }
  }
}
