package dev.rulewright.simulator.runs;

import static java.nio.file.StandardCopyOption.ATOMIC_MOVE;

import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Place;
import dev.rulewright.simulator.batch.Arm;
import dev.rulewright.simulator.batch.Column;
import dev.rulewright.simulator.batch.GameRecord;
import dev.rulewright.simulator.batch.GamesReader;
import dev.rulewright.simulator.batch.GamesTable;
import dev.rulewright.simulator.batch.Order;
import dev.rulewright.simulator.files.WholeFile;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/// A folder that keeps a run: it hands on what was played before, has the rest played, and ends
/// with the same bytes however often the run was interrupted.
///
/// | file | what is in it |
/// |---|---|
/// | `manifest.json` | what the run is a run of, see [Manifest]; written first |
/// | `games.csv.unfinished` | one line for each game so far, in the order in which they were asked for |
/// | `games.csv` | the same when no more will be asked for; its name says that it is whole |
/// | `games-columns.csv` | what the columns mean |
/// | `arms.csv` | what each arm changes |
///
/// Not for several threads, save that the engine may hand on games by any of its own.
public final class RunFolder implements Playing, AutoCloseable {

  private static final String MANIFEST = "manifest.json";
  static final String GAMES = "games.csv";
  private static final String UNFINISHED = "games.csv.unfinished";

  private final Path folder;
  private final long seed;
  private final GamesTable table;
  private final Playing rest;
  private final @Nullable Journal journal;
  private final GamesReader reader;
  private final Iterator<GameRecord> kept;
  private final Map<String, Arm> arms = new LinkedHashMap<>();
  private long resumed;

  /// Whether all that was kept has been handed on. From then on the reader is not asked again: it
  /// would find what has been added since.
  private boolean through;

  /// Whether a run that was interrupted is resumed.
  public enum Start {
    /// Only a finished run may be there, which is then read.
    ANEW,
    /// What is there is gone on with; if nothing is, the run begins.
    RESUME
  }

  /// Opens a folder, which need not exist.
  ///
  /// @param counted the columns of the table behind those that every game has
  /// @param rest plays what is not in the folder
  /// @param clock the present time in nanoseconds: games that end in quick succession are written
  ///   together
  /// @throws BadInput if the folder holds another run, or this one unfinished though it is to begin
  ///   anew, or if somebody else is writing to it
  public static RunFolder open(
      Path folder,
      Manifest manifest,
      Start start,
      List<Column> counted,
      Playing rest,
      LongSupplier clock)
      throws IOException {
    return open(folder, manifest, start, counted, rest, clock, UnaryOperator.identity());
  }

  static RunFolder open(
      Path folder,
      Manifest manifest,
      Start start,
      List<Column> counted,
      Playing rest,
      LongSupplier clock,
      UnaryOperator<OutputStream> end)
      throws IOException {
    Path file = folder.resolve(MANIFEST);
    if (Files.exists(file)) {
      manifest.check(file);
      if (start == Start.ANEW && !Files.exists(folder.resolve(GAMES))) {
        throw refused(
            folder,
            "the folder holds this run, unfinished; continue it by --resume, or take another"
                + " folder");
      }
    } else {
      for (String name : List.of(GAMES, UNFINISHED, ArmsTable.NAME)) {
        if (Files.exists(folder.resolve(name))) {
          throw refused(
              folder,
              "the folder holds a "
                  + name
                  + " but no "
                  + MANIFEST
                  + ", so --resume cannot continue it; take another folder");
        }
      }
      Files.createDirectories(folder);
      WholeFile.write(file, manifest.text());
    }
    return new RunFolder(folder, manifest.seed(), new GamesTable(counted), rest, clock, end);
  }

  private RunFolder(
      Path folder,
      long seed,
      GamesTable table,
      Playing rest,
      LongSupplier clock,
      UnaryOperator<OutputStream> end)
      throws IOException {
    this.folder = folder;
    this.seed = seed;
    this.table = table;
    this.rest = rest;
    Path whole = folder.resolve(GAMES);
    Path file = Files.exists(whole) ? whole : folder.resolve(UNFINISHED);
    journal = file.equals(whole) ? null : new Journal(file, table, end, clock);
    try {
      reader = new GamesReader(file);
    } catch (RuntimeException e) {
      close(journal);
      throw e;
    }
    kept = reader.iterator();
    List<String> expected = table.counted().stream().map(Column::name).toList();
    if (!reader.counts().equals(expected)) {
      close();
      throw BadInput.at(Place.of(file.toString()))
          .because("columns of another version: " + reader.counts() + ", not " + expected);
    }
  }

  private static BadInput refused(Path folder, String why) {
    return BadInput.at(Place.of(folder.toString())).because(why);
  }

  /// Whether the run was finished before, so that nothing will be played.
  public boolean isFinished() {
    return journal == null;
  }

  /// The number of games that were handed on without being played again.
  public long resumed() {
    return resumed;
  }

  @Override
  public void play(List<Order> orders, Consumer<GameRecord> sink) {
    orders.forEach(order -> meet(order.arm()));
    var left = new ArrayList<Order>(orders);
    while (!left.isEmpty() && hasKept()) {
      Order order = left.removeFirst();
      long number = order.from();
      while (number < order.to() && hasKept()) {
        sink.accept(checked(kept.next(), order.arm().name(), number++));
        resumed++;
      }
      if (number < order.to()) {
        left.addFirst(order.without(number - order.from()));
      }
    }
    if (left.stream().anyMatch(order -> order.games() > 0)) {
      through = true;
      playRest(left, sink);
    }
  }

  private boolean hasKept() {
    through = through || !kept.hasNext();
    return !through;
  }

  private void playRest(List<Order> orders, Consumer<GameRecord> sink) {
    Journal end = journal;
    if (end == null) {
      throw refused(folder, GAMES + " ends before the run does: it was changed since");
    }
    rest.play(
        orders,
        game -> {
          end.append(game);
          sink.accept(game);
        });
  }

  private void meet(Arm arm) {
    Arm known = arms.putIfAbsent(arm.name(), arm);
    if (known != null && !known.equals(arm)) {
      throw new IllegalStateException("two arms of one name: " + known + " and " + arm);
    }
  }

  private GameRecord checked(GameRecord game, String arm, long number) {
    if (!game.arm().equals(arm) || game.game() != number || game.seed() != seed) {
      throw refused(
          folder,
          "game %d of %s, seed %d, is kept where game %d of %s, seed %d, is expected"
              .formatted(game.game(), game.arm(), game.seed(), number, arm, seed));
    }
    return game;
  }

  /// Gives the files their names when no more games will be asked for.
  ///
  /// @throws BadInput if the folder holds more games than were asked for
  public void finish() throws IOException {
    if (hasKept()) {
      throw refused(folder, "more games are kept than this run asks for");
    }
    Journal end = journal;
    if (end == null) {
      return;
    }
    end.force();
    WholeFile.write(GamesTable.columnsFile(folder.resolve(GAMES)), table.documentation());
    WholeFile.write(folder.resolve(ArmsTable.NAME), ArmsTable.text(arms.values()));
    Files.move(folder.resolve(UNFINISHED), folder.resolve(GAMES), ATOMIC_MOVE);
  }

  @Override
  public void close() throws IOException {
    try (reader) {
      close(journal);
    }
  }

  private static void close(@Nullable Journal journal) throws IOException {
    if (journal != null) {
      journal.close();
    }
  }
}
