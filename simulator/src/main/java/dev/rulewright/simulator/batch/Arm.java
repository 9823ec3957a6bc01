package dev.rulewright.simulator.batch;

import dev.rulewright.kernel.Field;
import dev.rulewright.kernel.Place;
import java.io.Serializable;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/// One side of an experiment, as data: a name, and what it changes about the game as it ships.
///
/// @param name what the table of games calls it: a letter or digit first, no control characters
/// @param changes new values by the key of the setting, both as text; a [BatchFactory] knows the
///   keys
public record Arm(String name, SortedMap<String, String> changes) implements Serializable {

  /// The game as it ships.
  public static final Arm BASE = new Arm("base", Map.of());

  /// @throws IllegalArgumentException if the name could not stand in a table
  public Arm {
    if (name.isEmpty()
        || !Character.isLetterOrDigit(name.codePointAt(0))
        || name.chars().anyMatch(Character::isISOControl)) {
      throw new IllegalArgumentException(
          "the name of an arm begins with a letter or a digit and is one line: '" + name + "'");
    }
    changes = Collections.unmodifiableSortedMap(new TreeMap<>(changes));
  }

  /// Another arm with more changes.
  public Arm with(String otherName, Map<String, String> more) {
    var all = new TreeMap<>(changes);
    all.putAll(more);
    return new Arm(otherName, all);
  }

  /// The changes as fields that somebody wrote.
  ///
  /// @param place where they stand
  public List<Field> fields(Place place) {
    return changes.entrySet().stream()
        .map(each -> new Field(each.getKey(), each.getValue(), place, place))
        .toList();
  }

  /// The same with the changes in any order.
  public Arm(String name, Map<String, String> changes) {
    this(name, new TreeMap<>(changes));
  }
}
