package dev.rulewright.simulator.explore.encoding;

/// One thread's worker for an [Encoding]. It may remember what it has seen, for speed; what it
/// answers depends on nothing but the position.
public interface Coder<P> {

  /// Stands for a position in 64 bits: the same for positions that the encoding does not tell
  /// apart, and for others the same by accident only, with probability 2^-64.
  long fingerprint(P position);

  /// Writes a position. Whatever the encoding forgets may be left out.
  void write(P position, Bytes to);

  /// Reads what [#write] has written: a position with the same fingerprint, from which play goes on
  /// in the same way.
  P read(Bytes from);
}
