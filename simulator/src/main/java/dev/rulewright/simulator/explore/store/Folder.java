package dev.rulewright.simulator.explore.store;

import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Place;
import dev.rulewright.simulator.files.JsonFile;
import dev.rulewright.simulator.files.WholeFile;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/// Storage in a folder, from which an exploration can be resumed.
///
/// | file | what is in it |
/// |---|---|
/// | `about.json` | what is explored: only the same can be resumed |
/// | `log.bin` | fingerprint and parent of each position |
/// | `positions.bin` | the encoding of each position |
/// | `state.json` | how far it is, a [Checkpoint] |
///
/// The two binary files only grow. The text files are written under another name and moved into
/// place, so whenever the process is killed, `state.json` says how much of the binary files counts.
public final class Folder implements AutoCloseable {

  private static final String VERSION = "3";

  private final Path state;
  private final @Nullable Checkpoint resumed;
  private final AppendedFile logFile;
  private final AppendedFile positionsFile;
  private final Pages logged;
  private final Pages positions;

  /// A folder that is empty or was used before for the same exploration.
  ///
  /// @param identity what is explored, by name
  /// @param monitors how many properties are watched
  /// @throws BadInput if it was used for another exploration; it says what differs
  public Folder(Path folder, Map<String, String> identity, int monitors) {
    var about = new TreeMap<>(identity);
    about.put("version", VERSION);
    Path aboutFile = folder.resolve("about.json");
    state = folder.resolve("state.json");
    if (Files.exists(state)) {
      JsonFile.check(aboutFile, about, "exploration", "");
      resumed = JsonFile.read(state, Checkpoint.class);
      if (resumed.broken().stream().anyMatch(each -> each.monitor() >= monitors)) {
        throw BadInput.at(Place.of(state.toString())).expected("monitors below " + monitors);
      }
    } else {
      resumed = null;
      write(aboutFile, about);
    }
    long log = resumed == null ? 0 : (long) resumed.positions() * Log.ENTRY;
    long bytes = resumed == null ? 0 : resumed.bytes();
    logFile = new AppendedFile(folder.resolve("log.bin"), log);
    positionsFile = new AppendedFile(folder.resolve("positions.bin"), bytes);
    logged = new Pages(logFile, log);
    positions = new Pages(positionsFile, bytes);
  }

  public Log log() {
    return new Log(logged);
  }

  public Frontier frontier() {
    long taken = resumed == null ? 0 : resumed.bytesTaken();
    return new Frontier(positions, taken, Frontier.Taken.DROPPED);
  }

  /// How far an exploration had come that is resumed, or null if it begins anew.
  public @Nullable Checkpoint resumed() {
    return resumed;
  }

  /// Makes sure that the exploration can be resumed from here.
  public void save(Checkpoint checkpoint) {
    logged.flush();
    positions.flush();
    write(state, checkpoint);
  }

  private static void write(Path file, Object content) {
    try {
      WholeFile.write(file, JsonFile.text(content));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public void close() {
    logFile.close();
    positionsFile.close();
  }
}
