package dev.rulewright.rulebook.lexicon;

import java.util.Collections;
import java.util.List;

/// A place of a text where words of a class stand, such as *darf nicht* for `modality.must-not`.
///
/// @param type the class of the words, such as `bound.at-most`
/// @param value a number in digits if the words hold one, or empty
/// @param tokens the indices of its tokens, in order
public record Mark(String type, String value, List<Integer> tokens) {

  /// The kind of the classes that only tell which of two opposites is meant, such as *attacker* and
  /// *defender*; they say nothing else of their words, and hide none.
  public static final String OPPOSITE = "opposite";

  /// Ends the class of words in which marks of a kind are none: *sei* in *tu sei* is no number,
  /// *turn* in *turn over* no span.
  static final String NONE = ".none";

  /// The class and the value, such as `bound.at-most 40`.
  public String key() {
    return value.isEmpty() ? type : type + " " + value;
  }

  /// The kind of the class: what stands before its dot.
  public String kind() {
    return type.substring(0, type.indexOf('.'));
  }

  /// Whether another mark says the same of some of its tokens.
  boolean overlaps(Mark other) {
    return type.equals(other.type)
        && value.equals(other.value)
        && !Collections.disjoint(tokens, other.tokens);
  }

  /// Whether what stands inside it is not found.
  boolean hides() {
    return !type.endsWith(NONE) && !kind().equals(OPPOSITE);
  }

  /// Whether another mark uses all its tokens and more.
  boolean isInside(Mark other) {
    return other.tokens.size() > tokens.size() && other.tokens.containsAll(tokens);
  }
}
