package dev.rulewright.simulator.runs;

import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Place;
import dev.rulewright.kernel.input.Row;
import dev.rulewright.kernel.input.TableReader;
import dev.rulewright.simulator.batch.Arm;
import dev.rulewright.simulator.batch.GamesTable;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import java.util.TreeMap;
import java.util.stream.Stream;

/// The table that says what each arm of a run changes: a line for each change, and one without a
/// setting for an arm that changes nothing.
final class ArmsTable {

  static final String NAME = "arms.csv";

  private static final List<String> HEADINGS = List.of("arm", "setting", "value");

  private ArmsTable() {}

  static String text(Collection<Arm> arms) {
    var text = new StringBuilder(GamesTable.line(HEADINGS));
    for (Arm arm : arms) {
      Stream<List<String>> lines =
          arm.changes().isEmpty()
              ? Stream.of(List.of(arm.name(), "", ""))
              : arm.changes().entrySet().stream()
                  .map(change -> List.of(arm.name(), change.getKey(), change.getValue()));
      lines.forEach(line -> text.append(GamesTable.line(line)));
    }
    return text.toString();
  }

  /// The arms by name, in the order of the file.
  ///
  /// @throws BadInput if the file is no such table
  static SequencedMap<String, Arm> read(Path file) throws IOException {
    var changes = new LinkedHashMap<String, Map<String, String>>();
    try (var table = TableReader.of(file, HEADINGS.toArray(String[]::new))) {
      for (Row row : table) {
        Map<String, String> arm = changes.computeIfAbsent(row.value("arm"), _ -> new TreeMap<>());
        if (!row.value("setting").isEmpty()) {
          arm.put(row.value("setting"), row.value("value"));
        }
      }
    }
    var arms = new LinkedHashMap<String, Arm>();
    try {
      changes.forEach((name, each) -> arms.put(name, new Arm(name, each)));
      return arms;
    } catch (IllegalArgumentException e) {
      throw BadInput.at(Place.of(file.toString())).because(String.valueOf(e.getMessage()), e);
    }
  }
}
