package dev.rulewright.kernel.box;

import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Function;

/// The things in a box, by their words in notation: what is printed on them, and what they are
/// worth.
public final class Contents {

  private final Map<String, String> names = new HashMap<>();
  private final Map<String, String> values = new HashMap<>();

  /// Adds things with a printed name.
  ///
  /// @param word their word in notation
  public <T> Contents with(
      Collection<? extends T> things, Function<T, String> word, Function<T, String> name) {
    things.forEach(each -> names.put(word.apply(each), name.apply(each)));
    return this;
  }

  /// Adds things with a printed name that are worth something.
  ///
  /// @param word their word in notation
  /// @param value what one is worth, in a few words
  public <T> Contents with(
      Collection<? extends T> things,
      Function<T, String> word,
      Function<T, String> name,
      Function<T, String> value) {
    things.forEach(each -> values.put(word.apply(each), value.apply(each)));
    return with(things, word, name);
  }

  /// What is printed on things, by their words.
  public Map<String, String> names() {
    return Collections.unmodifiableMap(names);
  }

  /// What things are worth, by their words.
  public Map<String, String> values() {
    return Collections.unmodifiableMap(values);
  }
}
