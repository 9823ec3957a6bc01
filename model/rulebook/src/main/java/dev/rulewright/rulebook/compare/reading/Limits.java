package dev.rulewright.rulebook.compare.reading;

import dev.rulewright.rulebook.lexicon.Lexicon;
import dev.rulewright.rulebook.lexicon.Mark;
import java.util.Collection;
import java.util.Set;

/// What a passage forbids and what it allows, in whatever words: languages put *only*, *not*, *at
/// most* and *until* for each other.
public final class Limits {

  private static final Set<String> RESTRICTIONS =
      Set.of(
          "negation.not",
          "negation.without",
          "modality.must-not",
          "exclusive.only",
          "modality.may-only",
          "exception.except",
          "bound.unlimited",
          "bound.at-most",
          "timing.until");

  /// Classes that say what may be done, or that languages put for each other with it.
  private static final Set<String> FREEDOMS =
      Set.of("modality.may", "modality.may-only", "bound.unlimited", "modality.must-not");

  private static final String BOUND = "bound";

  private Limits() {}

  /// Whether a passage says anything but bounds that may mean a limit.
  public static boolean stand(Passage passage) {
    return passage.marks().stream()
        .map(Passage.Said::mark)
        .anyMatch(mark -> RESTRICTIONS.contains(mark.type()) && !mark.kind().equals(BOUND));
  }

  /// How many bounds a passage has.
  public static long bounds(Passage passage) {
    return passage.marks().stream().filter(said -> said.mark().kind().equals(BOUND)).count();
  }

  /// Whether words of another class say what a class of words says in other editions: *no limit*
  /// for *may*. What those say besides says nothing of it.
  ///
  /// @param having what the editions say that have the class of words
  public static boolean saysOtherwise(Passage passage, String value, Collection<Passage> having) {
    return saysOtherwise(passage, value)
        && having.stream().allMatch(other -> limits(passage, value) >= limits(other, value));
  }

  /// How often it says what a class of words says, in whatever words.
  private static long limits(Passage passage, String value) {
    return passage.marks().stream()
        .map(Passage.Said::mark)
        .filter(mark ->
            value.equals("modality.may")
                ? FREEDOMS.contains(mark.type())
                : RESTRICTIONS.contains(mark.type()) || isZero(mark))
        .count();
  }

  /// Whether words of another class may say what a class of words says.
  public static boolean saysOtherwise(Passage passage, String value) {
    return switch (value) {
      case "exclusive.only" -> passage.says(RESTRICTIONS) && !deniesPlainly(passage);
      case "restriction.not" ->
          passage.says(RESTRICTIONS)
              || passage.marks().stream().anyMatch(said -> isZero(said.mark()));
      case "modality.must-not" -> passage.says(RESTRICTIONS);
      case "modality.may" -> passage.says(Set.of("bound.unlimited", "modality.must-not"));
      default -> false;
    };
  }

  /// Whether something is forbidden or denied, with no exception and no end.
  public static boolean deniesPlainly(Passage passage) {
    return passage.says(Set.of("modality.must-not", "negation.not"))
        && !passage.says(
            Set.of("exception.except", "timing.until", "timing.before", "exclusive.only"));
  }

  private static boolean isZero(Mark mark) {
    return mark.type().equals(Lexicon.NUMBER) && mark.value().equals("0");
  }
}
