package dev.rulewright.rulebook.compare.telling;

import dev.rulewright.rulebook.compare.matching.Clue;
import dev.rulewright.rulebook.compare.matching.Clues;
import dev.rulewright.rulebook.compare.reading.Kind;
import dev.rulewright.rulebook.compare.reading.Passage;
import dev.rulewright.rulebook.compare.reading.Passage.Place;
import dev.rulewright.rulebook.compare.reading.Severity;
import dev.rulewright.rulebook.compare.reading.Standing;
import dev.rulewright.rulebook.compare.telling.Finding.Said;
import dev.rulewright.rulebook.compare.weighing.Ground;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.apache.commons.text.similarity.LevenshteinDistance;

/// Words that have no counterpart though they have one elsewhere, and those that stand there
/// instead.
final class OtherWords {

  /// How many letters must be changed, added or left out, up to two; -1 if they are more.
  private static final LevenshteinDistance SLIP = new LevenshteinDistance(2);

  private final int index;
  private final Draft draft;
  private final Clues all;

  private OtherWords(int index, Draft draft, Clues all) {
    this.index = index;
    this.draft = draft;
    this.all = all;
  }

  static void find(int index, Draft draft, Clues all, List<Clue> open) {
    var words = new OtherWords(index, draft, all);
    var groups = new LinkedHashMap<Optional<String>, List<Clue>>();
    for (Clue clue : open) {
      if (!draft.hasSentence(clue)) {
        groups.computeIfAbsent(clue.alone(), _ -> new ArrayList<>()).add(clue);
      }
    }
    groups.forEach(words::find);
  }

  private void find(Optional<String> alone, List<Clue> clues) {
    String language = alone.orElse(List.copyOf(draft.languages()).getLast());
    Optional<Clue> lost = surest(clues.stream().filter(c -> c.lacks().contains(language)).toList());
    List<Clue> more = clues.stream().filter(c -> c.has().containsKey(language)).toList();
    Optional<Clue> gained = surest(more);
    Optional<Clue> related = more.stream().filter(clue -> !clue.isWord()).findFirst();
    if (lost.isPresent()) {
      addLost(language, lost.get(), gained, related);
    } else if (gained.isPresent()) {
      draft.add(
          isLabel(gained.get()) ? Kind.NAME : Kind.ADDITION,
          Severity.MISLEADING,
          Ground.MORE_WORD,
          gained.get().certainty(),
          Draft.said(gained.get()),
          "term",
          "this word has no counterpart");
      draft.tell(gained.get());
    }
  }

  private static Optional<Clue> surest(List<Clue> clues) {
    return clues.stream().filter(Clue::isWord).max(Comparator.comparingDouble(Clue::certainty));
  }

  private void addLost(String language, Clue lost, Optional<Clue> gained, Optional<Clue> related) {
    List<Place> strangers =
        draft.passage(language).words().stream()
            .filter(word -> all.isUnexplained(index, language, word))
            .map(Passage.Word::place)
            .toList();
    Optional<Place> slip =
        strangers.stream()
            .filter(place ->
                lost.has().values().stream().anyMatch(other -> isSlip(other.text(), place.text())))
            .findFirst();
    Optional<Place> known = gained.map(clue -> Objects.requireNonNull(clue.has().get(language)));
    Optional<Place> instead = slip.or(() -> known).or(() -> strangers.stream().findFirst());
    Map<String, Said> said = Draft.said(lost);
    instead.ifPresent(place -> said.put(language, new Said("other", place)));
    Ground ground =
        known.isPresent() || slip.isPresent()
            ? Ground.OTHER_WORD
            : instead.isPresent() ? Ground.UNKNOWN_WORD : Ground.LOST_WORD;
    draft.add(
        slip.isPresent() ? Kind.NAME : kind(lost, instead, related),
        Severity.MISLEADING,
        ground,
        lost.certainty(),
        said,
        "term",
        instead.isPresent()
            ? "elsewhere these words do not stand for each other"
            : "this word has no counterpart");
    draft.tell(lost);
  }

  /// Whether two words differ in one or two letters, but in less than a third of them: a slip of
  /// the pen, or two spellings of a name.
  private static boolean isSlip(String one, String other) {
    int distance = SLIP.apply(one, other);
    return distance > 0 && 3 * distance <= Math.max(one.length(), other.length());
  }

  private Kind kind(Clue lost, Optional<Place> instead, Optional<Clue> related) {
    if (isLabel(lost)) {
      return Kind.NAME;
    }
    if (lost.isMostly(draft.passages(), Standing::isPaid)) {
      return Kind.COST;
    }
    if (lost.isMostly(
        draft.passages(),
        (passage, place) -> passage.names(place, "time") || Standing.isTimed(passage, place))) {
      return Kind.TIMING;
    }
    if (lost.isMostly(
        draft.passages(),
        (passage, place) ->
            passage.names(place, "person")
                && (Standing.acts(passage, place) || Standing.isReceiver(passage, place)))) {
      return Kind.ACTOR;
    }
    if (related.isPresent()) {
      return related.get().slot().orElseThrow().kind();
    }
    if (lost.isMostly(
        draft.passages(),
        (passage, place) -> passage.names(place, "deed") || Standing.acts(passage, place))) {
      return Kind.ACTOR;
    }
    return instead.isPresent() ? Kind.TERM : Kind.OMISSION;
  }

  /// Whether a word is part of what its unit is about, as the name of a card is.
  private boolean isLabel(Clue clue) {
    return clue.isMostly(draft.passages(), Passage::isLabel);
  }
}
