package dev.rulewright.simulator.kit;

import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Field;
import dev.rulewright.kernel.box.Box;
import dev.rulewright.kernel.input.TableNumber;
import dev.rulewright.simulator.setting.Domain;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.SequencedMap;

/// The numbers in the tables of a game, `TABLE.ROW.COLUMN`. All that are set are changed in the
/// tables at once, and the box is read again, so that they may be what the tables may be.
final class TableKnobs<P, M> {

  private final Box<P, M> box;
  private final SequencedMap<String, TableNumber> numbers = new LinkedHashMap<>();

  TableKnobs(Box<P, M> box) {
    this.box = box;
    box.numbers().all().forEach(number -> numbers.put(number.key(), number));
  }

  List<Knob> all() {
    return numbers.values().stream().map(TableKnobs::knob).toList();
  }

  private static Knob knob(TableNumber number) {
    String meaning =
        number.column().equals(TableNumber.VALUE)
            ? number.about()
            : number.column().replace('_', ' ').replace('-', ' ') + " of: " + number.about();
    return new Knob(
        number.key(),
        new Domain.Numbers(number.least(), number.most(), 1, ""),
        Integer.toString(number.now()),
        meaning,
        number.unproven() ? "assumed" : "in its table: " + number.evidence());
  }

  boolean has(String key) {
    return numbers.containsKey(key);
  }

  /// The box in which numbers are other ones.
  ///
  /// @param fields by key, the values of which are of the domains of the knobs
  /// @throws BadInput if the tables would not go together
  Box<P, M> with(SequencedMap<String, Field> fields) {
    if (fields.isEmpty()) {
      return box;
    }
    var values = new HashMap<TableNumber, Integer>();
    fields.forEach((key, field) -> values.put(number(key), Integer.valueOf(field.value())));
    try {
      return box.readFrom(box.numbers().with(values));
    } catch (BadInput refused) {
      // The setting in whose row of its table the trouble is, or else the last one.
      Field field =
          fields.entrySet().stream()
              .filter(entry -> isInRow(number(entry.getKey()), refused))
              .map(Map.Entry::getValue)
              .findFirst()
              .orElseGet(() -> fields.lastEntry().getValue());
      throw BadInput.at(field.valuePlace())
          .found(field.value())
          .because(field.key() + " does not fit: " + refused.sentence(), refused);
    }
  }

  private TableNumber number(String key) {
    return Objects.requireNonNull(numbers.get(key), key);
  }

  private static boolean isInRow(TableNumber number, BadInput refused) {
    return number.place().source().equals(refused.place().source())
        && number.place().line() == refused.place().line();
  }
}
