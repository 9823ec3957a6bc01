package dev.rulewright.scenarios.file;

import dev.rulewright.kernel.Field;
import dev.rulewright.kernel.text.Word;
import dev.rulewright.kernel.yaml.Yaml;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// A map of YAML by its keys.
///
/// @param whole the map
/// @param names the keys that are there, in order
/// @param values the value of each
record Keys(Yaml whole, List<Word> names, Map<String, Yaml> values) {

  /// Takes a map with some of the known keys.
  ///
  /// @throws dev.rulewright.kernel.BadInput for any other key
  static Keys of(Yaml map, String kind, List<String> known) {
    Keys keys = of(map, kind);
    for (Word name : keys.names) {
      if (!known.contains(name.text())) {
        throw name.unknown(known, "a key of " + kind);
      }
    }
    return keys;
  }

  /// Takes a map with any keys.
  static Keys of(Yaml map, String kind) {
    var names = new ArrayList<Word>();
    var values = new HashMap<String, Yaml>();
    for (Yaml.Entry entry : map.entries(kind + ", a map of keys and values")) {
      names.add(entry.key());
      values.put(entry.key().text(), entry.value());
    }
    return new Keys(map, names, values);
  }

  boolean has(String key) {
    return values.containsKey(key);
  }

  Optional<Yaml> get(String key) {
    return Optional.ofNullable(values.get(key));
  }

  /// The value of a key that must be there.
  Yaml require(String key) {
    return get(key).orElseThrow(() -> whole.report().because("the key '" + key + "' is missing"));
  }

  /// The text of a key.
  Optional<Word> phrase(String key, String expected) {
    return get(key).map(value -> value.phrase(expected));
  }

  /// The list of texts of a key; empty if the key is missing.
  List<Word> phrases(String key, String each) {
    return get(key).map(value -> value.phrases(each)).orElse(List.of());
  }

  /// The fields of a key; empty if the key is missing.
  List<Field> fields(String key, String expected) {
    return get(key).map(value -> value.fields(expected)).orElse(List.of());
  }
}
