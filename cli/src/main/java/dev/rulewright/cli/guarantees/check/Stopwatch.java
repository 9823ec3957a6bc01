package dev.rulewright.cli.guarantees.check;

/// Wall time since it was started.
record Stopwatch(long start) {

  static Stopwatch started() {
    return new Stopwatch(System.nanoTime());
  }

  double seconds() {
    return (System.nanoTime() - start) / 1e9;
  }
}
