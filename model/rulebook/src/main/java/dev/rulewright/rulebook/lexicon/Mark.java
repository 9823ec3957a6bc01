package dev.rulewright.rulebook.lexicon;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Set;

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
  /// *turn* in *turn over* no span. Of opposites it is enough that they begin there: *a card* at
  /// the beginning of a sentence is any card.
  private static final String NONE = ".none";

  /// Kinds of classes whose words may be part of longer ones and still count: *nobody* in *nobody
  /// may*.
  private static final Set<String> OF_THEIR_OWN =
      Set.of("number", "who", "role", "span", "inversion", OPPOSITE);

  /// Those of the marks found in a text that stand there, each once: of marks that lie in each
  /// other the longer one, and none that another one says to be none.
  static List<Mark> thatStand(List<Mark> found) {
    return onceEach(found.stream().filter(mark -> mark.isFree(found)).toList());
  }

  /// Of marks that say the same of some of the same words the longest, of equally long ones the
  /// first.
  private static List<Mark> onceEach(List<Mark> marks) {
    List<Mark> longestFirst =
        marks.stream()
            .sorted(Comparator.comparingInt((Mark mark) -> mark.tokens.size()).reversed())
            .toList();
    var kept = new ArrayList<Mark>();
    for (Mark mark : longestFirst) {
      if (kept.stream().noneMatch(mark::overlaps)) {
        kept.add(mark);
      }
    }
    return marks.stream().filter(kept::contains).distinct().toList();
  }

  /// Whether no longer mark holds this one, and none says that it is none.
  private boolean isFree(List<Mark> marks) {
    boolean denied =
        marks.stream()
            .anyMatch(other ->
                other.type.equals(kind() + NONE)
                    && !other.equals(this)
                    && other.tokens.containsAll(
                        kind().equals(OPPOSITE) ? tokens.subList(0, 1) : tokens));
    return !denied
        && (OF_THEIR_OWN.contains(kind())
            || marks.stream().noneMatch(other -> isInside(other) && other.hides()));
  }

  /// The class and the value, such as `bound.at-most 40`.
  public String key() {
    return value.isEmpty() ? type : type + " " + value;
  }

  /// The kind of the class: what stands before its dot.
  public String kind() {
    return type.substring(0, type.indexOf('.'));
  }

  /// Whether another mark says the same of some of its tokens.
  private boolean overlaps(Mark other) {
    return type.equals(other.type)
        && value.equals(other.value)
        && !Collections.disjoint(tokens, other.tokens);
  }

  /// Whether what stands inside it is not found.
  private boolean hides() {
    return !type.endsWith(NONE) && !kind().equals(OPPOSITE);
  }

  /// Whether another mark uses all its tokens and more.
  private boolean isInside(Mark other) {
    return other.tokens.size() > tokens.size() && other.tokens.containsAll(tokens);
  }
}
