package dev.rulewright.rulebook.compare.telling;

import dev.rulewright.rulebook.align.Row;
import dev.rulewright.rulebook.compare.matching.Clue;
import dev.rulewright.rulebook.compare.matching.Clues;
import dev.rulewright.rulebook.compare.matching.Receivers;
import dev.rulewright.rulebook.compare.reading.Kind;
import dev.rulewright.rulebook.compare.reading.Limits;
import dev.rulewright.rulebook.compare.reading.Passage;
import dev.rulewright.rulebook.compare.reading.Severity;
import dev.rulewright.rulebook.compare.reading.Slot;
import dev.rulewright.rulebook.compare.reading.Standing;
import dev.rulewright.rulebook.compare.telling.Finding.Said;
import dev.rulewright.rulebook.compare.weighing.Ground;
import dev.rulewright.rulebook.compare.weighing.Weigher;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/// The comparison of one row: from clues to findings. Answers that exclude each other come first,
/// then who gets what, then parts of sentences that are missing, then single answers and words.
public final class RowComparison {

  /// The point in which editions differ that give to another person.
  private static final String RECEIVER = "actor.receiver";

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

  private RowComparison(Draft draft, List<Clue> clues) {
    this.draft = draft;
    open = new ArrayList<>(clues);
  }

  /// Where the editions of a row differ.
  ///
  /// @param index of the row
  public static Draft of(int index, Row row, Clues all) {
    Map<String, Passage> passages = all.speaking(index);
    List<Clue> clues = all.of(index);
    var weigher = new Weigher(index, row.common(), passages, all, clues);
    var draft = new Draft(row, passages, clues, weigher);
    var comparison = new RowComparison(draft, clues);
    comparison.dropLimitsSaidOtherwise();
    comparison.opposites(true);
    comparison.opposites(false);
    comparison.receivers(index, all);
    comparison.singleAnswers(true);
    MissingParts.find(index, draft, all, comparison.open);
    comparison.singleAnswers(false);
    OtherWords.find(index, draft, all, comparison.open);
    passages.keySet().forEach(language -> comparison.rest(language, clues));
    return draft;
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
        sameSlot ? Ground.CONTRARY : Ground.RELATED,
        Math.max(one.certainty(), other.certainty()),
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
        ? clue.isMostly(draft.passages(), Standing::isInPrice)
        : slot.kind() == Kind.QUANTIFIER && clue.isMostly(draft.passages(), Standing::isPaid);
  }

  /// Whether some editions say that a thing may not be done, and the others that nobody may do it,
  /// or that only something else may be done.
  private boolean forbidAlike(Clue one, Clue other) {
    if (!DENIED.equals(Set.of(one.value(), other.value()))) {
      return false;
    }
    boolean allows = one.value().equals("modality.may");
    List<Passage> forbidding =
        (allows ? other : one).has().keySet().stream().map(draft::passage).toList();
    return (allows ? one : other)
        .has().keySet().stream()
            .allMatch(language ->
                Limits.saysOtherwise(draft.passage(language), "modality.must-not", forbidding));
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
    return clue.isMostly(draft.passages(), Standing::isNearPerson);
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
                  Ground.MORE,
                  clue.certainty(),
                  Draft.said(clue),
                  clue.slot().map(Slot::name).orElse("term"),
                  clue.slot().map(Slot::question).orElse("this word has no counterpart")));
    }
  }

  /// Tells of persons who have changed places: one edition gives to somebody whom all others name,
  /// but do not give to.
  private void receivers(int index, Clues all) {
    for (String language : draft.languages()) {
      Receivers.exchanged(index, draft.passages(), all, language)
          .ifPresent(receiver -> {
            Map<String, Said> said = new LinkedHashMap<>();
            for (String each : draft.languages()) {
              said.put(
                  each,
                  each.equals(language)
                      ? new Said("other", receiver.place())
                      : new Said(
                          "same", Receivers.receivers(draft.passage(each)).getFirst().place()));
            }
            draft.add(
                Kind.ACTOR,
                Severity.RULE_CHANGING,
                Ground.EXCHANGED,
                1,
                said,
                RECEIVER,
                "who gets it?");
          });
    }
  }

  private static Kind wordKind(Clue clue) {
    return clue.isMore() ? Kind.ADDITION : Kind.OMISSION;
  }

  private static Map<String, Said> said(Clue one, Clue other) {
    Map<String, Said> said = Draft.said(one);
    Draft.said(other).forEach(said::putIfAbsent);
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
                .allMatch(language -> Limits.saysOtherwise(draft.passage(language), clue.value()));
    if (!otherwise && !draft.hasSentence(clue)) {
      draft.add(
          slot.name().equals(SIDE) && isNearPerson(clue) ? Kind.ACTOR : kind(slot, clue),
          slot.silence(),
          isFreeAddition(clue, slot) ? Ground.MORE : Ground.SILENT,
          clue.certainty(),
          Draft.said(clue),
          slot.name(),
          slot.question());
      draft.tell(clue);
    }
  }
}
