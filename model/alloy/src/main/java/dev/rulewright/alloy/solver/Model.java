package dev.rulewright.alloy.solver;

import java.io.Serializable;
import java.util.Map;
import java.util.TreeMap;

/// An Alloy model: the texts of its modules.
///
/// @param modules the text of each file, by its name such as `movement.als`
/// @param main the name of the file whose commands are carried out
public record Model(Map<String, String> modules, String main) implements Serializable {

  /// Copies the map.
  ///
  /// @throws IllegalArgumentException if the main file is not among the modules
  public Model {
    modules = Map.copyOf(modules);
    if (!modules.containsKey(main)) {
      throw new IllegalArgumentException("no " + main + " among " + modules.keySet());
    }
  }

  /// This model with more text at the end of its main file.
  public Model plus(String text) {
    var more = new TreeMap<>(modules);
    more.put(main, modules.get(main) + "\n" + text);
    return new Model(more, main);
  }
}
