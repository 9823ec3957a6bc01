package dev.rulewright.rulebook.compare;

import dev.rulewright.rulebook.align.Row;
import dev.rulewright.rulebook.compare.Finding.Said;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/// The comparison of one row: from clues to findings. Answers that exclude each other come first,
/// then who gets what, then parts of sentences that are missing, then single answers and words.
final class RowComparison {

  /// The confidence that editions differ which give answers that exclude each other.
  private static final double CONTRARY = 0.85;

  /// The same for answers of one kind to different questions, such as *all* and *most*.
  private static final double RELATED = 0.6;

  /// The same where some editions say a thing and others do not.
  private static final double SILENT = 0.58;

  /// The same where one edition alone says a thing that hardly changes what the others say.
  private static final double MORE = 0.28;

  private static final Set<String> DENIED = Set.of("modality.may", "modality.must-not");

  /// What tells persons apart.
  private static final Set<String> ABOUT_PERSONS =
      Set.of("order", "quantifier.both", "timing.next");

  /// To the left or to the right of somebody: if an edition alone says so, or alone does not,
  /// another person is meant; *left* for *right* is another place.
  private static final String SIDE = "scope.side";

  /// Classes that limit what may be done; languages put one for another.
  private static final Set<String> LIMITS =
      Set.of("restriction.not", "exclusive.only", "modality.must-not", "timing.until");

  private static final Set<Kind> AMOUNTS = Set.of(Kind.NUMBER, Kind.QUANTIFIER);

  private final Draft draft;
  private final List<Clue> open;

  private RowComparison(Row row, Map<String, Passage> passages, List<Clue> clues) {
    draft = new Draft(row, passages);
    open = new ArrayList<>(clues);
  }

  /// Where the editions of a row differ.
  static List<Finding> of(int index, Row row, Map<String, Passage> passages, Clues all) {
    List<Clue> clues = all.of(index);
    return draft(index, row, passages, all, clues)
        .findings(new Deviation(index, passages, all, clues));
  }

  /// The same before it is weighed and named by what the whole row says.
  static Draft draft(
      int index, Row row, Map<String, Passage> passages, Clues all, List<Clue> clues) {
    var comparison = new RowComparison(row, passages, clues);
    comparison.dropLimitsSaidOtherwise();
    comparison.opposites(true);
    comparison.opposites(false);
    Receivers.compare(index, comparison.draft, all);
    comparison.singleAnswers(true);
    MissingParts.find(index, comparison.draft, all, comparison.open);
    comparison.singleAnswers(false);
    OtherWords.find(index, comparison.draft, all, comparison.open);
    passages.keySet().forEach(language -> comparison.rest(language, clues));
    return comparison.draft;
  }

  /// One edition forbids where another allows nothing else: each says a thing that the other lacks.
  private void dropLimitsSaidOtherwise() {
    List<Clue> limits =
        open.stream().filter(clue -> !clue.isWord() && LIMITS.contains(clue.value())).toList();
    for (Clue one : limits) {
      for (Clue other : limits) {
        if (!one.value().equals(other.value())
            && one.lacks().equals(other.has().keySet())
            && other.lacks().equals(one.has().keySet())) {
          open.remove(one);
        }
      }
    }
  }

  private void opposites(boolean sameSlot) {
    for (Clue one : List.copyOf(open)) {
      if (one.isWord() || !open.contains(one)) {
        continue;
      }
      open.stream()
          .filter(other -> !other.isWord() && one.opposes(other) && fits(one, other, sameSlot))
          .filter(other -> !forbidAlike(one, other))
          .findFirst()
          .ifPresent(other -> addOpposites(one, other, sameSlot));
    }
  }

  private static boolean fits(Clue one, Clue other, boolean sameSlot) {
    Slot slot = one.slot().orElseThrow();
    Slot second = other.slot().orElseThrow();
    return sameSlot
        ? slot.equals(second)
        : areRelated(slot.kind(), second.kind())
            && one.alone().isPresent()
            && one.alone().equals(other.alone());
  }

  private static boolean areRelated(Kind one, Kind other) {
    return one == other || (AMOUNTS.contains(one) && AMOUNTS.contains(other));
  }

  private void addOpposites(Clue one, Clue other, boolean sameSlot) {
    open.remove(one);
    open.remove(other);
    Slot slot = one.slot().orElseThrow();
    boolean told = draft.hasPart(one) || draft.hasPart(other);
    if (told && (!sameSlot || slot.isBroad())) {
      return;
    }
    draft.add(
        DENIED.equals(Set.of(one.value(), other.value()))
            ? Kind.NEGATION
            : isPaying(one) != isPaying(other) || isPrice(slot, one) || isPrice(slot, other)
                ? Kind.COST
                : kind(slot, one.value().equals("scope.opposing") ? other : one),
        slot.severity(),
        (sameSlot ? CONTRARY : RELATED) * Math.max(one.certainty(), other.certainty()),
        said(one, other),
        slot.name(),
        slot.question());
    draft.tell(one);
    draft.tell(other);
  }

  private static boolean isPaying(Clue clue) {
    return clue.value().equals("verb.pay");
  }

  /// Whether it says how much has to be paid.
  private boolean isPrice(Slot slot, Clue clue) {
    return (slot.kind() == Kind.NUMBER || slot.name().equals("alternative"))
        ? clue.isMostly(draft.passages(), Passage::isInPrice)
        : slot.kind() == Kind.QUANTIFIER && clue.isMostly(draft.passages(), Passage::isPaid);
  }

  /// Whether some editions say that a thing may not be done, and the others that nobody may do it,
  /// or that only something else may be done.
  private boolean forbidAlike(Clue one, Clue other) {
    return DENIED.equals(Set.of(one.value(), other.value()))
        && (one.value().equals("modality.may") ? one : other)
            .has().keySet().stream()
                .allMatch(language -> draft.passage(language).saysOtherwise("modality.must-not"));
  }

  private Kind kind(Slot slot, Clue clue) {
    return isPrice(slot, clue)
        ? Kind.COST
        : isAboutPersons(slot, clue) || (clue.value().equals("scope.opposing") && clue.isMore())
            ? Kind.ACTOR
            : slot.kind();
  }

  /// Whether it says which of several persons is meant: the first player, the last one.
  private boolean isAboutPersons(Slot slot, Clue clue) {
    return ABOUT_PERSONS.contains(slot.name()) && isNearPerson(clue);
  }

  private boolean isNearPerson(Clue clue) {
    return clue.isMostly(draft.passages(), Passage::isNearPerson);
  }

  /// Tells of the surest clue with which an edition is alone, an answer rather than a word, if
  /// nothing else has been told of it.
  private void rest(String language, List<Clue> clues) {
    if (!draft.tellsOf(language)) {
      clues.stream()
          .filter(clue -> clue.alone().equals(Optional.of(language)))
          .max(Comparator.comparing(Clue::isWord).reversed().thenComparingDouble(Clue::certainty))
          .ifPresent(clue ->
              draft.add(
                  clue.slot().map(slot -> kind(slot, clue)).orElse(wordKind(clue)),
                  Severity.MISLEADING,
                  MORE * clue.certainty(),
                  said(clue),
                  clue.slot().map(Slot::name).orElse("term"),
                  clue.slot().map(Slot::question).orElse("this word has no counterpart")));
    }
  }

  private static Kind wordKind(Clue clue) {
    return clue.isMore() ? Kind.ADDITION : Kind.OMISSION;
  }

  private static Map<String, Said> said(Clue one, Clue other) {
    Map<String, Said> said = said(one);
    said(other).forEach(said::putIfAbsent);
    return said;
  }

  /// What the editions say that have a clue.
  static Map<String, Said> said(Clue clue) {
    Map<String, Said> said = new LinkedHashMap<>();
    clue.has().forEach((language, place) -> said.put(language, new Said(clue.value(), place)));
    return said;
  }

  /// Tells of answers that some editions give and others do not.
  ///
  /// @param onlyMore whether only those that one edition alone gives, and that change the rules
  private void singleAnswers(boolean onlyMore) {
    for (Severity severity : List.of(Severity.RULE_CHANGING, Severity.MISLEADING)) {
      for (Clue clue : List.copyOf(open)) {
        if (!clue.isWord()
            && clue.slot().orElseThrow().silence() == severity
            && (!onlyMore || (severity == Severity.RULE_CHANGING && clue.isMore()))) {
          open.remove(clue);
          singleAnswer(clue, clue.slot().orElseThrow());
        }
      }
    }
  }

  private static boolean isFreeAddition(Clue clue, Slot slot) {
    return slot.silence() != Severity.RULE_CHANGING && clue.isMore();
  }

  private void singleAnswer(Clue clue, Slot slot) {
    // An indicative in a rule says what must be done.
    boolean otherwise =
        clue.value().equals("modality.must")
            || clue.lacks().stream()
                .allMatch(language -> draft.passage(language).saysOtherwise(clue.value()));
    if (!otherwise && !draft.hasSentence(clue)) {
      draft.add(
          slot.name().equals(SIDE) && isNearPerson(clue) ? Kind.ACTOR : kind(slot, clue),
          slot.silence(),
          (isFreeAddition(clue, slot) ? MORE : SILENT) * clue.certainty(),
          said(clue),
          slot.name(),
          slot.question());
      draft.tell(clue);
    }
  }
}
