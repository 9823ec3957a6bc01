package dev.rulewright.kernel.notation;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// A position of which nothing is said, so that everything in it is usual. It notes which fields
/// are asked for. For one thread.
final class Asked<P> implements Said<P> {

  private final Map<String, Entry<P, ?>> entries = new LinkedHashMap<>();

  @Override
  public <V> V of(Entry<P, V> entry) {
    entries.putIfAbsent(entry.key(), entry);
    return entry.missing().apply(new Asked<>());
  }

  /// The fields that were asked for, in that order.
  List<Entry<P, ?>> entries() {
    return List.copyOf(entries.values());
  }
}
