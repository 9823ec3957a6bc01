package dev.rulewright.alloy.relations;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/// What is open in a family of instances, in parts that change at different times: a value that was
/// computed from some parts stays valid until one of them changes. For one thread.
public final class Stage {

  /// A set of parts is a number with a bit for each; at most three parts.
  private static final int SETS = 8;

  private final @Nullable Tuples[] values;
  private final long[] version = new long[SETS];
  private long changes;

  /// The values of the variables, which quantifiers set.
  int[] variables = new int[16];

  private @Nullable Object[] memory = new Object[64];
  private long[] remembered = new long[64];

  /// A stage of so many relations.
  public Stage(int relations) {
    values = new Tuples[relations];
  }

  /// Gives a relation a value. Call [#change] for its part afterwards.
  public void set(int relation, Tuples tuples) {
    values[relation] = tuples;
  }

  /// Tells that relations of a part have changed.
  public void change(int part) {
    changes++;
    for (int set = 0; set < SETS; set++) {
      if ((set & 1 << part) != 0) {
        version[set] = changes;
      }
    }
  }

  Tuples value(int relation) {
    Tuples value = values[relation];
    if (value == null) {
      throw new IllegalStateException("relation " + relation + " has no value");
    }
    return value;
  }

  /// What is remembered in a slot, or null if a part that it depends on has changed since.
  @Nullable Object recall(int slot, int parts) {
    return slot < memory.length && remembered[slot] > version[parts] ? memory[slot] : null;
  }

  void remember(int slot, Object value) {
    if (slot >= memory.length) {
      memory = Arrays.copyOf(memory, Math.max(slot + 1, 2 * memory.length));
      remembered = Arrays.copyOf(remembered, memory.length);
    }
    memory[slot] = value;
    remembered[slot] = changes + 1;
  }

  void reserve(int count) {
    if (count > variables.length) {
      variables = Arrays.copyOf(variables, count);
    }
  }
}
