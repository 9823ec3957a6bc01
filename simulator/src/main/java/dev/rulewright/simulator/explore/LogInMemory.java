package dev.rulewright.simulator.explore;

import java.util.ArrayList;
import java.util.List;

/// The log in arrays, twelve bytes a position.
final class LogInMemory implements Log {

  private static final int PAGE_BITS = 16;
  private static final int PAGE = 1 << PAGE_BITS;

  private final List<long[]> fingerprints = new ArrayList<>();
  private final List<int[]> parents = new ArrayList<>();
  private int size;

  @Override
  public void add(long fingerprint, int parent) {
    int at = size & (PAGE - 1);
    if (at == 0) {
      fingerprints.add(new long[PAGE]);
      parents.add(new int[PAGE]);
    }
    fingerprints.getLast()[at] = fingerprint;
    parents.getLast()[at] = parent;
    size++;
  }

  @Override
  public int size() {
    return size;
  }

  @Override
  public long bytes() {
    return (long) fingerprints.size() * PAGE * (Long.BYTES + Integer.BYTES);
  }

  @Override
  public long fingerprint(int number) {
    return fingerprints.get(number >>> PAGE_BITS)[number & (PAGE - 1)];
  }

  @Override
  public int parent(int number) {
    return parents.get(number >>> PAGE_BITS)[number & (PAGE - 1)];
  }
}
