package dev.rulewright.kernel;

/// A place in an input.
///
/// @param source file name, or what else to call the input
/// @param line counted from 1
/// @param column counted from 1
public record Place(String source, int line, int column) {

  @Override
  public String toString() {
    return source + ":" + line + ":" + column;
  }
}
