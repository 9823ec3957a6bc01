package dev.rulewright.kernel;

/// A place in an input.
///
/// @param source file name, or what else to call the input
/// @param line counted from 1; 0 if the input has no lines, as an option of the command line, or if
///   it is meant as a whole
/// @param column counted from 1
public record Place(String source, int line, int column) {

  /// The input as a whole, or the beginning of one that has no lines.
  public static Place of(String source) {
    return new Place(source, 0, 1);
  }

  /// The place some characters further on in the same line.
  public Place after(int characters) {
    return new Place(source, line, column + characters);
  }

  @Override
  public String toString() {
    if (line > 0) {
      return source + ":" + line + ":" + column;
    }
    return column > 1 ? source + ":" + column : source;
  }
}
