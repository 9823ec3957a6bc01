package dev.rulewright.rulebook.align;

/// Units of two editions that say the same, or units of one that the other leaves out.
///
/// @param left the first unit of the one edition, by its index
/// @param lefts how many there are, 0 to 6
/// @param right the first unit of the other edition, by its index
/// @param rights how many there are, 0 to 6; not both are 0
/// @param common how much of what they say is common, from 0 to 1
record Bead(int left, int lefts, int right, int rights, double common) {

  /// Whether both editions say it.
  boolean isPair() {
    return lefts > 0 && rights > 0;
  }
}
