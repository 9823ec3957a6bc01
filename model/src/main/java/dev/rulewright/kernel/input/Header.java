package dev.rulewright.kernel.input;

import dev.rulewright.kernel.BadInput;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// The first line of a table, which names its columns.
///
/// @param indices the index of each column, by its name
record Header(Line line, Map<String, Integer> indices) {

  /// @throws BadInput if a column comes twice
  Header(Line line) {
    this(line, new HashMap<>());
    List<String> names = line.values();
    for (int i = 0; i < names.size(); i++) {
      if (indices.put(names.get(i), i) != null) {
        throw BadInput.at(line.place(i))
            .found(names.get(i))
            .because("this column is there already");
      }
    }
  }

  List<String> names() {
    return line.values();
  }

  /// @throws BadInput if a column is missing
  void require(Collection<String> columns) {
    for (String column : columns) {
      if (!indices.containsKey(column)) {
        throw BadInput.at(line.place(names().size()))
            .because("the column '" + column + "' is missing");
      }
    }
  }

  /// @throws BadInput if there is a column of another name
  void refuseOthers(Collection<String> known) {
    for (int i = 0; i < names().size(); i++) {
      if (!known.contains(names().get(i))) {
        throw BadInput.at(line.place(i)).unknown("a column", names().get(i), known);
      }
    }
  }

  /// @throws BadInput if the line has too few or too many values
  Row row(Line values) {
    int found = values.values().size();
    if (found != names().size()) {
      throw BadInput.at(values.place(Math.min(found, names().size())))
          .because("expected " + names().size() + " values, one for each column, found " + found);
    }
    return new Row(values, this);
  }
}
