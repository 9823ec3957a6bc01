package dev.rulewright.kernel.notation;

import dev.rulewright.kernel.text.Fields;
import dev.rulewright.kernel.text.Read;
import dev.rulewright.kernel.text.Word;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/// What somebody wrote down as a position, possible or not. Each field is read once, when it is
/// asked for. For one thread.
///
/// @param <P> positions
public final class Written<P> implements Said<P> {

  private final Fields fields;
  private final Map<String, Read<?>> known = new HashMap<>();

  Written(Fields fields) {
    this.fields = fields;
  }

  @Override
  public <V> V of(Entry<P, V> entry) {
    return read(entry).value();
  }

  /// What one field says, with the word that says so; what is missing stands where the text begins.
  ///
  /// @throws dev.rulewright.kernel.BadInput if the word makes no sense
  @SuppressWarnings("unchecked") // what an entry reads has its type
  public <V> Read<V> read(Entry<P, V> entry) {
    Read<?> read = known.get(entry.key());
    if (read == null) {
      read =
          word(entry.key())
              .map(word -> new Read<>(entry.reading().apply(this, word), word))
              .orElseGet(() -> new Read<>(entry.missing().apply(this), start()));
      known.put(entry.key(), read);
    }
    return (Read<V>) read;
  }

  /// The text of a field, if it is written.
  public Optional<Word> word(String key) {
    return fields.value(key);
  }

  /// Where the text begins.
  public Word start() {
    return fields.start();
  }
}
