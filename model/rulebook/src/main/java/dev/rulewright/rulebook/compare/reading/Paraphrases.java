package dev.rulewright.rulebook.compare.reading;

import dev.rulewright.rulebook.compare.reading.Passage.Said;
import dev.rulewright.rulebook.lexicon.Lexicon;
import dev.rulewright.rulebook.lexicon.Mark;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/// Rules that forbid in one edition what is all that they allow in another: *nobody may have more
/// than two* and *each may have at most two*, *may not unless* and *may only if*. Where a row has
/// both, what is forbidden is read as what is allowed; where all editions forbid, they are left as
/// they are.
public final class Paraphrases {

  private static final String MAY = "modality.may";
  private static final String MAY_ONLY = "modality.may-only";
  private static final String MUST_NOT = "modality.must-not";
  private static final String NOBODY = "who.nobody";
  private static final String EACH = "quantifier.each";
  private static final String ONLY = "exclusive.only";
  private static final String EXCEPT = "exception.except";
  private static final String AT_MOST = "bound.at-most";

  private static final Set<String> ONLYS = Set.of(ONLY, MAY_ONLY);

  private Paraphrases() {}

  /// What the editions say in a row, those that forbid read as those that allow.
  ///
  /// @param row by language
  public static Map<String, Passage> readAlike(Map<String, Passage> row) {
    boolean unless = isSaidBothWays(row, EXCEPT, ONLYS);
    boolean more = isSaidBothWays(row, AT_MOST, Set.of(AT_MOST, ONLY, MAY_ONLY));
    if (!unless && !more) {
      return row;
    }
    Map<String, Passage> alike = new LinkedHashMap<>();
    row.forEach((language, passage) -> {
      List<Said> marks = passage.marks();
      if (more) {
        marks = counted(atMost(marks, forbidding(passage, AT_MOST)), allowing(passage));
      }
      if (unless) {
        marks = onlyIf(marks, forbidding(passage, EXCEPT));
      }
      alike.put(language, passage.saying(marks));
    });
    return alike;
  }

  /// Whether one edition forbids in a sentence with words of a class and another allows in one with
  /// words of others.
  private static boolean isSaidBothWays(
      Map<String, Passage> row, String forbidding, Set<String> allowing) {
    return row.values().stream().anyMatch(each -> !forbidding(each, forbidding).isEmpty())
        && row.values().stream()
            .anyMatch(each ->
                each.marks().stream()
                    .anyMatch(said ->
                        allowing.contains(said.mark().type())
                            && allowing(each).contains(said.place().unit())));
  }

  /// The units in which a thing is forbidden once, and words of a class stand.
  private static Set<Integer> forbidding(Passage passage, String with) {
    return units(
        passage, types -> Collections.frequency(types, MUST_NOT) == 1 && types.contains(with));
  }

  /// The units in which something is allowed, and nothing is forbidden or excepted.
  private static Set<Integer> allowing(Passage passage) {
    return units(
        passage,
        types ->
            types.stream().anyMatch(type -> type.equals(MAY) || ONLYS.contains(type))
                && !types.contains(MUST_NOT)
                && !types.contains(EXCEPT));
  }

  /// The units of which the classes of words fulfil a condition.
  private static Set<Integer> units(Passage passage, Predicate<List<String>> condition) {
    return passage.marks().stream()
        .collect(
            Collectors.groupingBy(
                said -> said.place().unit(),
                Collectors.mapping(said -> said.mark().type(), Collectors.toList())))
        .entrySet()
        .stream()
        .filter(unit -> condition.test(unit.getValue()))
        .map(Map.Entry::getKey)
        .collect(Collectors.toSet());
  }

  /// *Nobody may … unless* as *may … only*.
  private static List<Said> onlyIf(List<Said> marks, Set<Integer> units) {
    return marks.stream()
        .filter(said -> !(said.mark().type().equals(NOBODY) && isIn(units, said)))
        .map(said -> isIn(units, said) ? onlyIf(said) : said)
        .toList();
  }

  private static Said onlyIf(Said said) {
    return switch (said.mark().type()) {
      case MUST_NOT -> as(MAY, said);
      case EXCEPT -> as(ONLY, said);
      default -> said;
    };
  }

  /// *Nobody may … more than two* as *each may … at most two*.
  private static List<Said> atMost(List<Said> marks, Set<Integer> units) {
    return marks.stream().map(said -> isIn(units, said) ? atMost(said) : said).toList();
  }

  private static Said atMost(Said said) {
    return switch (said.mark().type()) {
      case MUST_NOT -> as(MAY, said);
      case NOBODY -> as(EACH, said);
      case AT_MOST -> said.mark().value().isEmpty() ? as(ONLY, said) : said;
      default -> said;
    };
  }

  /// *May … only two* as *may … at most two*.
  private static List<Said> counted(List<Said> marks, Set<Integer> units) {
    return marks.stream()
        .map(said ->
            said.mark().type().equals(ONLY) && isIn(units, said)
                ? marks.stream()
                    .filter(isRightBehind(said))
                    .findFirst()
                    .map(number -> atMost(number.mark().value(), said))
                    .orElse(said)
                : said)
        .toList();
  }

  private static Said atMost(String number, Said said) {
    return new Said(new Mark(AT_MOST, number, said.mark().tokens()), said.place());
  }

  private static boolean isIn(Set<Integer> units, Said said) {
    return units.contains(said.place().unit());
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
