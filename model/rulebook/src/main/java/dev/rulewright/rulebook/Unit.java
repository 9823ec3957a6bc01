package dev.rulewright.rulebook;

/// A sentence of an edition, or a heading, or an entry of a list.
///
/// @param id the line in which it begins and its number among the units that begin there, such as
///   `165.2`; unique in its edition
/// @param firstLine the line of the file in which it begins, counted from 1
/// @param lastLine the line in which it ends, inclusive
/// @param section the heading below which it stands, or its own if it is one; empty before the
///   first
/// @param text the words, blanks and line ends made single blanks
public record Unit(String id, int firstLine, int lastLine, String section, Role role, String text) {

  @Override
  public String toString() {
    return id + " " + text;
  }
}
