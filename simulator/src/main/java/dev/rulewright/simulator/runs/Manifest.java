package dev.rulewright.simulator.runs;

import dev.rulewright.kernel.BadInput;
import dev.rulewright.simulator.files.JsonFile;
import java.nio.file.Path;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/// What a run is a run of: two runs with the same manifest give the same games. It says nothing of
/// when, where and on how many threads they are played.
///
/// @param experiment what was asked, by name, such as the number of games
/// @param identity what the games rest on besides, by name, see
///   [dev.rulewright.simulator.kit.Prepared#identity]
/// @param command the call that makes the run again, without what does not change it, such as the
///   folder and the number of threads; it is kept, not compared
public record Manifest(
    SortedMap<String, String> experiment,
    long seed,
    SortedMap<String, String> identity,
    String command) {

  /// Of the files in the folder; another one may name their columns otherwise.
  private static final String FORMAT = "1";

  private static final String COMMAND = "command";

  public Manifest {
    experiment = Collections.unmodifiableSortedMap(new TreeMap<>(experiment));
    identity = Collections.unmodifiableSortedMap(new TreeMap<>(identity));
  }

  String text() {
    return JsonFile.text(entries());
  }

  private Map<String, String> entries() {
    var entries = new LinkedHashMap<String, String>();
    entries.put("format", FORMAT);
    entries.put(COMMAND, command);
    entries.put("seed", Long.toString(seed));
    entries.putAll(experiment);
    entries.putAll(identity);
    return entries;
  }

  /// Makes sure that a file holds this manifest, whatever the command.
  ///
  /// @throws BadInput if it does not; it names the first difference
  void check(Path file) {
    JsonFile.check(file, entries(), "run", COMMAND);
  }

  /// The call that makes a run again, as its file tells it.
  ///
  /// @throws BadInput if the file does not
  public static String command(Path file) {
    return JsonFile.read(file).text(COMMAND);
  }
}
