package dev.rulewright.alloy.solver;

import java.io.Serializable;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/// An instance that a solver found: the tuples of every signature, field and witness.
///
/// @param relations tuples of atoms by name: `Area` for a signature, `Area.adjacent` for a field,
///   `$contested_a` for a witness; an atom is called `Area$0`
public record Instance(Map<String, List<List<String>>> relations) implements Serializable {

  /// Copies the map.
  public Instance {
    relations = Map.copyOf(relations);
  }

  /// The tuples of a relation.
  ///
  /// @throws IllegalStateException if there is no such relation
  public List<List<String>> tuples(String name) {
    List<List<String>> tuples = relations.get(name);
    if (tuples == null) {
      throw new IllegalStateException("no relation " + name + " among " + relations.keySet());
    }
    return tuples;
  }

  /// The atoms of a signature, or of a field without its first column.
  public List<String> of(String name, String atom) {
    return tuples(name).stream()
        .filter(tuple -> tuple.size() == 2 && Objects.equals(tuple.getFirst(), atom))
        .map(tuple -> tuple.get(1))
        .toList();
  }

  /// The atoms of a signature.
  public List<String> atoms(String name) {
    return tuples(name).stream().map(List::getFirst).toList();
  }
}
