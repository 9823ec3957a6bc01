package dev.rulewright.rulebook.compare.telling;

import dev.rulewright.rulebook.compare.matching.Clue;
import dev.rulewright.rulebook.compare.matching.Clues;
import dev.rulewright.rulebook.compare.reading.Kind;
import dev.rulewright.rulebook.compare.reading.Passage.Place;
import dev.rulewright.rulebook.compare.reading.Severity;
import dev.rulewright.rulebook.compare.telling.Finding.Said;
import dev.rulewright.rulebook.compare.weighing.Ground;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;

/// Parts of sentences that an edition lacks, or that only one has: clues that stand beside each
/// other, with no word between them that has a counterpart.
final class MissingParts {

  /// A difference of length that says that something is missing, see [Clues#length].
  private static final double SHORTER = 0.06;

  private static final double MUCH_SHORTER = 0.25;

  /// So many clues are a part even if the edition says another thing instead.
  private static final int LARGE = 3;

  private final int index;
  private final Draft draft;
  private final Clues all;
  private final List<Clue> open;

  private MissingParts(int index, Draft draft, Clues all, List<Clue> open) {
    this.index = index;
    this.draft = draft;
    this.all = all;
    this.open = open;
  }

  /// Tells of the largest missing part for each set of editions that lack something, and takes its
  /// clues away.
  static void find(int index, Draft draft, Clues all, List<Clue> open) {
    var parts = new MissingParts(index, draft, all, open);
    open.stream().map(Clue::lacks).distinct().toList().forEach(parts::find);
  }

  private void find(Set<String> lacks) {
    List<Clue> missing = open.stream().filter(clue -> clue.lacks().equals(lacks)).toList();
    if (missing.size() < 2
        || missing.stream().noneMatch(Clue::isWord)
        || isAsLong(missing.getFirst())) {
      return;
    }
    List<Clue> largest = List.of();
    String witness = "";
    for (String language : draft.languages()) {
      for (List<Clue> cluster : clusters(language, lacks, missing)) {
        if (cluster.size() > largest.size()) {
          largest = cluster;
          witness = language;
        }
      }
    }
    boolean replaced =
        open.stream()
            .anyMatch(clue ->
                clue.isWord()
                    && clue.has().keySet().stream().anyMatch(lacks::contains)
                    && clue.lacks().stream().noneMatch(lacks::contains));
    if ((replaced && !isMuchShorter(missing.getFirst()))
        || largest.size() < 2
        || largest.stream().noneMatch(Clue::isWord)
        || largest.stream().anyMatch(draft::hasSentence)) {
      return;
    }
    add(witness, largest);
    open.removeAll(largest);
  }

  /// Whether the edition that is alone has about the length that the others let expect, so that it
  /// says something else instead.
  private boolean isAsLong(Clue clue) {
    return clue.alone()
        .map(alone -> {
          double length = all.length(alone, draft.passages());
          return clue.lacks().contains(alone) ? length > -SHORTER : length < SHORTER;
        })
        .orElse(false);
  }

  private List<List<Clue>> clusters(String language, Set<String> lacks, List<Clue> missing) {
    List<Clue> here =
        missing.stream()
            .filter(clue -> clue.has().containsKey(language))
            .sorted(Comparator.comparingInt(clue -> place(clue, language).at()))
            .toList();
    var clusters = new ArrayList<List<Clue>>();
    var cluster = new ArrayList<Clue>();
    for (Clue clue : here) {
      if (!cluster.isEmpty()
          && (place(cluster.getLast(), language).unit() != place(clue, language).unit()
              || isCutOff(
                  language, lacks, place(cluster.getLast(), language), place(clue, language)))) {
        clusters.add(List.copyOf(cluster));
        cluster.clear();
      }
      cluster.add(clue);
    }
    clusters.add(List.copyOf(cluster));
    return clusters;
  }

  private static Place place(Clue clue, String language) {
    return Objects.requireNonNull(clue.has().get(language));
  }

  /// Whether a word that has its counterparts stands between two places.
  private boolean isCutOff(String language, Set<String> lacks, Place from, Place to) {
    return draft.passage(language).words().stream()
        .filter(word -> from.at() < word.place().at() && word.place().at() < to.at())
        .anyMatch(word -> all.isTranslated(index, language, word, lacks));
  }

  private void add(String witness, List<Clue> part) {
    Clue first = part.getFirst();
    boolean sentence = isSentence(witness, part);
    Kind kind = kind(part, isAddition(first, sentence), sentence);
    Map<String, Said> said = new LinkedHashMap<>();
    for (String language : first.has().keySet()) {
      said.put(language, new Said("said", quoted(part, language)));
    }
    boolean serious = kind != Kind.OMISSION && kind != Kind.ADDITION;
    draft.add(
        kind,
        serious ? Severity.RULE_CHANGING : Severity.MISLEADING,
        part.size() < LARGE ? Ground.PAIR : Ground.PART,
        part.stream().mapToDouble(Clue::certainty).average().orElseThrow(),
        said,
        sentence ? Finding.TEXT : Finding.TEXT + "." + kind,
        "what is said of " + quoted(part, witness).text() + " has no counterpart");
    part.forEach(draft::tell);
  }

  /// Whether one edition alone says it; of two, whether only the second has the sentence.
  private boolean isAddition(Clue clue, boolean sentence) {
    return draft.languages().size() == 2
        ? sentence && clue.lacks().contains(draft.languages().iterator().next())
        : clue.isMore();
  }

  private Kind kind(List<Clue> part, boolean addition, boolean sentence) {
    if (isReplaced(part)) {
      return Kind.ACTOR;
    }
    if (has(part, "exception.except")) {
      return Kind.EXCEPTION;
    }
    if (!sentence && has(part, "condition.if")) {
      return Kind.CONDITION;
    }
    if (!sentence && has(part, "verb.pay")) {
      return Kind.COST;
    }
    return addition ? Kind.ADDITION : Kind.OMISSION;
  }

  /// Whether it is all that a sentence says.
  private boolean isSentence(String witness, List<Clue> part) {
    int unit = place(part.getFirst(), witness).unit();
    return draft.passage(witness).words().stream()
        .filter(word -> word.place().unit() == unit)
        .noneMatch(word -> all.isTranslated(index, witness, word, part.getFirst().lacks()));
  }

  private boolean isMuchShorter(Clue clue) {
    return clue.alone()
        .filter(alone -> all.length(alone, draft.passages()) < -MUCH_SHORTER)
        .isPresent();
  }

  /// Whether persons are missing, and an edition that lacks them has words that stand for nothing.
  private boolean isReplaced(List<Clue> part) {
    boolean persons =
        part.stream()
            .anyMatch(clue ->
                clue.has().entrySet().stream()
                    .anyMatch(
                        each -> draft.passage(each.getKey()).names(each.getValue(), "person")));
    return persons
        && !isMuchShorter(part.getFirst())
        && part.getFirst().lacks().size() == 1
        && part.getFirst().lacks().stream()
            .anyMatch(language ->
                draft.passage(language).words().stream()
                    .anyMatch(word -> all.isUnexplained(index, language, word)));
  }

  /// Where an edition says as much of a part as it does.
  private static Place quoted(List<Clue> part, String language) {
    return Place.joined(
        part.stream()
            .flatMap(clue -> Optional.ofNullable(clue.has().get(language)).stream())
            .toList());
  }

  private static boolean has(List<Clue> part, String value) {
    return part.stream().anyMatch(clue -> !clue.isWord() && clue.value().equals(value));
  }
}
