package dev.rulewright.kernel.text;

import dev.rulewright.kernel.Field;
import dev.rulewright.kernel.Place;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;

/// The fields of a text by their keys.
///
/// @param start the empty word where the text begins, which stands for what is not written
public record Fields(Map<String, Field> byKey, Word start) {

  /// Fields of which no two have the same key.
  ///
  /// @param place where the text begins
  /// @param known throws if a key is none
  /// @throws dev.rulewright.kernel.BadInput if a key stands twice
  public static Fields of(List<Field> fields, Place place, Consumer<Word> known) {
    var byKey = new LinkedHashMap<String, Field>();
    for (Field field : fields) {
      Word key = Word.key(field);
      known.accept(key);
      Field earlier = byKey.put(field.key(), field);
      if (earlier != null) {
        throw key.found().because("this field is given already, at " + earlier.keyPlace());
      }
    }
    return new Fields(byKey, new Word("", place));
  }

  /// The value of a field, if it is written.
  public Optional<Word> value(String key) {
    return Optional.ofNullable(byKey.get(key)).map(Word::value);
  }
}
