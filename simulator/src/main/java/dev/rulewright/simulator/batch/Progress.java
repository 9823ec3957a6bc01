package dev.rulewright.simulator.batch;

/// Is told how far a run is. Called by one thread at a time, in order.
public interface Progress {

  /// Takes the next report.
  ///
  /// @param done games finished and handed on
  /// @param total games that the run will have if nobody stops it
  void finished(long done, long total);
}
