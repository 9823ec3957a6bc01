package dev.rulewright.simulator.explore;

import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Place;
import dev.rulewright.kernel.input.InputFile;
import dev.rulewright.simulator.files.WholeFile;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// Storage in a folder, from which an exploration can be resumed.
///
/// | file | what is in it |
/// |---|---|
/// | `about.txt` | what is explored: only the same can be resumed |
/// | `log.bin` | fingerprint and parent of each position |
/// | `positions.bin` | the encoding of each position |
/// | `state.txt` | how far it is |
///
/// The two binary files only grow. The text files are written under another name and moved into
/// place, so whenever the process is killed, `state.txt` says how much of the binary files counts.
final class Folder implements AutoCloseable {

  private static final String VERSION = "2";

  private final Path folder;
  private final @Nullable Checkpoint resumed;
  private final AppendedFile logFile;
  private final AppendedFile positionsFile;
  private final Log log;
  private final FrontierOnDisk frontier;

  /// A folder that is empty or was used before for the same exploration.
  ///
  /// @param about what is explored, by name
  /// @param watchers how many properties are watched
  /// @throws BadInput if it was used for another exploration; it says what differs
  Folder(Path folder, Map<String, String> about, int watchers) {
    this.folder = folder;
    var lines = new ArrayList<>(List.of("version: " + VERSION));
    about.forEach((name, value) -> lines.add(name + ": " + value));
    Path state = folder.resolve("state.txt");
    long read = 0;
    long written = 0;
    if (Files.exists(state)) {
      check(lines);
      var fields = new CheckpointText(state, lines(state), watchers);
      resumed = fields.checkpoint();
      read = fields.number("bytes-read", Long.MAX_VALUE);
      written = fields.number("bytes-written", Long.MAX_VALUE);
    } else {
      resumed = null;
      write("about.txt", lines);
    }
    long logged = resumed == null ? 0 : (long) resumed.positions() * LogOnDisk.ENTRY;
    logFile = new AppendedFile(folder.resolve("log.bin"), logged);
    positionsFile = new AppendedFile(folder.resolve("positions.bin"), written);
    log = new LogOnDisk(logFile);
    frontier = new FrontierOnDisk(positionsFile, read);
  }

  private void check(List<String> expected) {
    Path path = folder.resolve("about.txt");
    List<String> found = lines(path);
    for (int i = 0; i < Math.max(found.size(), expected.size()); i++) {
      String there = i < found.size() ? found.get(i) : "";
      String here = i < expected.size() ? expected.get(i) : "";
      if (!there.equals(here)) {
        throw BadInput.at(new Place(path.toString(), i + 1, 1))
            .found(there)
            .expected(
                "'" + here + "' to resume this exploration",
                "another one was begun in this folder; take an empty one");
      }
    }
  }

  Log log() {
    return log;
  }

  Frontier frontier() {
    return frontier;
  }

  /// How far an exploration had come that is resumed, or null if it begins anew.
  @Nullable Checkpoint resumed() {
    return resumed;
  }

  /// Makes sure that the exploration can be resumed from here.
  void save(Checkpoint checkpoint) {
    logFile.flush();
    positionsFile.flush();
    var lines = CheckpointText.lines(checkpoint);
    lines.add("bytes-read: " + frontier.taken());
    lines.add("bytes-written: " + positionsFile.length());
    write("state.txt", lines);
  }

  private static List<String> lines(Path path) {
    return InputFile.text(path).lines().toList();
  }

  private void write(String name, List<String> lines) {
    try {
      Files.createDirectories(folder);
      WholeFile.write(folder.resolve(name), String.join("\n", lines) + "\n");
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
