package dev.rulewright.simulator.experiments;

import java.lang.reflect.RecordComponent;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/// An experiment as names and texts, one for each value in it: two experiments with the same
/// description ask the same. The names are those of the components, joined by full stops, such as
/// `experiment.first.changes.numbers.turn-ap`.
final class Description {

  private static final String NAME = "experiment";

  private final SortedMap<String, String> texts = new TreeMap<>();

  private Description() {}

  static SortedMap<String, String> of(Experiment experiment) {
    var description = new Description();
    description.texts.put(NAME, experiment.getClass().getSimpleName().toLowerCase(Locale.ROOT));
    description.add(NAME, experiment);
    return description.texts;
  }

  private void add(String name, @Nullable Object value) {
    switch (value) {
      case null -> {}
      case Map<?, ?> map -> map.forEach((key, each) -> add(name + "." + key, each));
      case List<?> list -> {
        for (int i = 0; i < list.size(); i++) {
          add(name + "." + (i + 1), list.get(i));
        }
      }
      case Record record -> {
        for (RecordComponent component : record.getClass().getRecordComponents()) {
          add(name + "." + component.getName(), valueOf(component, record));
        }
      }
      default -> texts.put(name, value.toString());
    }
  }

  private static @Nullable Object valueOf(RecordComponent component, Record record) {
    try {
      return component.getAccessor().invoke(record);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException("cannot be described: " + record, e);
    }
  }
}
