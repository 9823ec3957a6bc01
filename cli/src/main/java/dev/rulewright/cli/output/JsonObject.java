package dev.rulewright.cli.output;

import com.fasterxml.jackson.annotation.JsonValue;
import dev.rulewright.kernel.Name;
import java.util.LinkedHashMap;
import java.util.SequencedMap;
import org.jspecify.annotations.Nullable;

/// An object of an answer in JSON, key by key.
public final class JsonObject {

  private final SequencedMap<String, Object> values = new LinkedHashMap<>();

  /// This object with one more key, which is left out if there is no value. An enum becomes its
  /// word in small letters.
  public JsonObject with(String key, @Nullable Object value) {
    if (value != null) {
      values.put(key, value instanceof Enum<?> word ? word(word) : value);
    }
    return this;
  }

  /// The word of an enum as it stands in tables and in JSON, such as `no-reading`.
  public static String word(Enum<?> of) {
    return Name.of(of.name());
  }

  @JsonValue
  SequencedMap<String, Object> values() {
    return values;
  }
}
