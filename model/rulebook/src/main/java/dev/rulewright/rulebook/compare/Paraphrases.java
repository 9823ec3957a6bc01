package dev.rulewright.rulebook.compare;

import dev.rulewright.rulebook.compare.Passage.Said;
import dev.rulewright.rulebook.lexicon.Lexicon;
import dev.rulewright.rulebook.lexicon.Mark;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;

/// Rules that forbid in one edition what is all that they allow in another: *nobody may have more
/// than two* and *each may have at most two*, *may not unless* and *may only if*. Where a row has
/// both, what is forbidden is read as what is allowed; where all editions forbid, they are left as
/// they are.
final class Paraphrases {

  private static final String MAY = "modality.may";
  private static final String MUST_NOT = "modality.must-not";
  private static final String NOBODY = "who.nobody";
  private static final String EACH = "quantifier.each";
  private static final String ONLY = "exclusive.only";
  private static final String EXCEPT = "exception.except";
  private static final String AT_MOST = "bound.at-most";

  private static final Set<String> FORBIDDING = Set.of(MUST_NOT, EXCEPT);

  private Paraphrases() {}

  /// What the editions say in a row, those that forbid read as those that allow.
  ///
  /// @param row by language
  static Map<String, Passage> readAlike(Map<String, Passage> row) {
    Collection<Passage> all = row.values();
    boolean unless =
        all.stream().anyMatch(Paraphrases::forbidsUnless)
            && all.stream().anyMatch(Paraphrases::allowsOnly);
    boolean more =
        all.stream().anyMatch(Paraphrases::forbidsMore)
            && all.stream().anyMatch(Paraphrases::allowsAtMost);
    if (!unless && !more) {
      return row; // As most.
    }
    Map<String, Passage> alike = new LinkedHashMap<>();
    row.forEach((language, passage) -> {
      if (more && forbidsMore(passage)) {
        alike.put(language, passage.saying(atMost(passage.marks())));
      } else if (more && allowsAtMost(passage)) {
        alike.put(language, passage.saying(counted(passage.marks())));
      } else if (unless && forbidsUnless(passage)) {
        alike.put(language, passage.saying(onlyIf(passage.marks())));
      } else {
        alike.put(language, passage);
      }
    });
    return alike;
  }

  private static boolean forbidsUnless(Passage passage) {
    return saysTogether(passage, MUST_NOT, EXCEPT);
  }

  private static boolean forbidsMore(Passage passage) {
    return saysTogether(passage, MUST_NOT, AT_MOST) && !passage.says(Set.of(EXCEPT));
  }

  private static boolean allowsOnly(Passage passage) {
    return passage.says(Set.of(ONLY, "modality.may-only")) && !passage.says(FORBIDDING);
  }

  private static boolean allowsAtMost(Passage passage) {
    return passage.says(Set.of(MAY, "modality.may-only"))
        && passage.says(Set.of(AT_MOST, ONLY, "modality.may-only"))
        && !passage.says(FORBIDDING);
  }

  /// Whether both stand in one unit.
  private static boolean saysTogether(Passage passage, String one, String other) {
    return passage.marks().stream()
        .filter(said -> said.mark().type().equals(one))
        .anyMatch(said ->
            passage.marks().stream()
                .anyMatch(each ->
                    each.mark().type().equals(other)
                        && each.place().unit() == said.place().unit()));
  }

  /// *May not … unless* as *may … only*.
  private static List<Said> onlyIf(List<Said> marks) {
    return marks.stream()
        .filter(said -> !said.mark().type().equals(NOBODY))
        .map(said ->
            switch (said.mark().type()) {
              case MUST_NOT -> as(MAY, said);
              case EXCEPT -> as(ONLY, said);
              default -> said;
            })
        .toList();
  }

  /// *Nobody may … more than two* as *each may … at most two*.
  private static List<Said> atMost(List<Said> marks) {
    return marks.stream()
        .map(said ->
            switch (said.mark().type()) {
              case MUST_NOT -> as(MAY, said);
              case NOBODY -> as(EACH, said);
              case AT_MOST -> said.mark().value().isEmpty() ? as(ONLY, said) : said;
              default -> said;
            })
        .toList();
  }

  /// *Only two* as *at most two*.
  private static List<Said> counted(List<Said> marks) {
    var counted = new ArrayList<Said>();
    for (Said said : marks) {
      Optional<Said> number =
          said.mark().type().equals(ONLY)
              ? marks.stream().filter(isRightBehind(said)).findFirst()
              : Optional.empty();
      counted.add(
          number
              .map(n ->
                  new Said(
                      new Mark(AT_MOST, n.mark().value(), said.mark().tokens()), said.place()))
              .orElse(said));
    }
    return counted;
  }

  private static Predicate<Said> isRightBehind(Said said) {
    return other ->
        other.mark().type().equals(Lexicon.NUMBER)
            && other.place().unit() == said.place().unit()
            && other.mark().tokens().getFirst() == said.mark().tokens().getLast() + 1;
  }

  private static Said as(String type, Said said) {
    return new Said(new Mark(type, said.mark().value(), said.mark().tokens()), said.place());
  }
}
