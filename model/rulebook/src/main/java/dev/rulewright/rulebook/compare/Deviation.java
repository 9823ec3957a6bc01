package dev.rulewright.rulebook.compare;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;

/// What speaks for it that one edition of a row says another thing than all the others: the clues
/// with which it is alone, the words that stand for nothing, and its length.
final class Deviation {

  private static final List<String> KINDS =
      List.of("person", "time", "deed", "place", "thing", "amount", "quality");

  private static final Set<String> NO_NOUNS = Set.of("deed", "quality", "other");

  /// Points that say who is meant if a person stands beside them, and else where, which or how
  /// many.
  private static final Set<String> PERSONS =
      Set.of("order", "scope.side", "scope.any", "quantifier", "degree", "degree.height");

  /// Points in which no habit of two languages makes answers alike that exclude each other.
  private static final Set<String> NO_HABITS = Set.of("modality", "number");

  /// How sure answers are that exclude each other, even if languages often differ in them.
  private static final double CONTRARY = 0.5;

  /// What speaks for it with three or more editions; a text of two does without.
  private static final class Several {
    static final Trees TREES = Trees.of("several-editions.trees");
  }

  /// What speaks for it where two editions say something.
  private static final class Two {
    static final Trees TREES = Trees.of("two-editions.trees");
  }

  private final int index;
  private final Map<String, Passage> speaking;
  private final Clues all;
  private final List<Clue> clues;

  Deviation(int index, Map<String, Passage> speaking, Clues all, List<Clue> clues) {
    this.index = index;
    this.speaking = speaking;
    this.all = all;
    this.clues = clues;
  }

  /// How likely it is that an edition deviates, from 0 to 1; of two editions, that they differ.
  ///
  /// @param features see [#features]
  double probability(Map<String, Double> features) {
    Trees trees = speaking.size() == 2 ? Two.TREES : Several.TREES;
    return 1 / (1 + Math.exp(-trees.sum(features)));
  }

  /// What to call it that one of three editions or more deviates.
  ///
  /// @param features see [#features]
  /// @param found the kind of what was found first
  Kind called(String language, Map<String, Double> features, Kind found) {
    return Kinds.likeliest(features, Surroundings.of(language, speaking, clues), found);
  }

  /// Whether an edition is alone with a clue or without it; of two editions, each is.
  private boolean isAlone(Clue clue, String language) {
    return speaking.size() == 2 || clue.alone().equals(Optional.of(language));
  }

  /// The features of an edition, by name.
  Map<String, Double> features(String language) {
    Map<String, Double> features = new LinkedHashMap<>();
    double lost = 0;
    double gained = 0;
    double others = 0;
    for (Clue clue : clues) {
      if (!isAlone(clue, language)) {
        others += clue.alone().isPresent() ? clue.certainty() : 0;
        continue;
      }
      boolean has = clue.has().containsKey(language);
      boolean gloss = has && isGloss(clue, language);
      String sign = gloss ? "(+" : has ? "+" : "-";
      if (clue.isWord()) {
        lost = has ? lost : Math.max(lost, clue.certainty());
        gained = has && !gloss ? Math.max(gained, clue.certainty()) : gained;
        features.merge(sign + "words", clue.certainty(), Double::sum);
        String kind = kind(clue);
        features.merge(sign + "word." + kind, clue.certainty(), Math::max);
        if (!NO_NOUNS.contains(kind)) {
          features.merge(sign + "noun", clue.certainty(), Math::max);
        }
        if (clue.isMostly(speaking, Passage::isInCondition)) {
          features.merge(sign + "if", clue.certainty(), Math::max);
        }
        if (clue.has().size() > 2) {
          features.merge("-agreed", clue.certainty(), Math::max);
        }
      } else {
        Slot slot = clue.slot().orElseThrow();
        if (isSaidOtherwise(clue)) {
          sign = "~" + sign;
        }
        features.merge(sign + slot.name(), clue.certainty(), Math::max);
        if (PERSONS.contains(slot.name()) && clue.isMostly(speaking, Passage::isNearPerson)) {
          features.merge(sign + "who", clue.certainty(), Math::max);
        }
        if (slot.values().size() > 1) {
          features.merge(sign + clue.value(), clue.certainty(), Math::max);
        }
        features.merge(sign + slot.silence(), clue.certainty(), Double::sum);
        if (has && !gloss) {
          features.merge("!" + slot.name(), contrary(clue, language), Math::max);
          features.merge("!" + slot.severity(), contrary(clue, language), Math::max);
        }
      }
    }
    features.put("!limit", limit(language));
    if (Receivers.exchanged(index, speaking, all, language).isPresent()) {
      features.put("!receiver", 1.0);
    }
    Swaps.of(speaking, language)
        .forEach(kind -> features.merge("!order." + kind, 1.0, Double::sum));
    features.putAll(ProperNames.of(language, speaking));
    features.put(
        "!noun",
        Math.min(features.getOrDefault("-noun", 0.0), features.getOrDefault("+noun", 0.0)));
    features.put("-word", lost);
    features.put("+word", gained);
    features.put("!word", Math.min(lost, gained));
    features.put("noise", Math.min(others, 4));
    Passage passage = Objects.requireNonNull(speaking.get(language));
    long strange =
        passage.words().stream().filter(word -> all.isUnexplained(index, language, word)).count();
    double share = (double) strange / Math.max(4, passage.words().size());
    features.put("strange", share);
    features.put("!strange", Math.min(1, 3 * share) * lost);
    double length = all.length(language, speaking);
    features.put("short", Math.max(0, -length));
    features.put("long", Math.max(0, length));
    features.put(
        "!short",
        Math.min(1, Math.max(0, -length)) * Math.min(2, features.getOrDefault("-words", 0.0)));
    features.put(
        "!long",
        Math.min(1, Math.max(0, length)) * Math.min(2, features.getOrDefault("+words", 0.0)));
    features.values().removeIf(value -> value == 0);
    return features;
  }

  /// How sure it is that the others, or most of them, answer otherwise where an edition alone gives
  /// an answer.
  private double contrary(Clue clue, String language) {
    return clues.stream()
        .filter(other ->
            other.slot().equals(clue.slot())
                && other.lacks().contains(language)
                && other.has().size() > (speaking.size() - 1) / 2)
        .mapToDouble(other ->
            NO_HABITS.contains(other.slot().orElseThrow().name())
                ? 1
                : CONTRARY + (1 - CONTRARY) * Math.max(clue.certainty(), other.certainty()))
        .max()
        .orElse(0);
  }

  private boolean isSaidOtherwise(Clue clue) {
    List<Passage> having =
        clue.has().keySet().stream()
            .map(each -> Objects.requireNonNull(speaking.get(each)))
            .toList();
    return clue.lacks().stream()
        .allMatch(
            each -> Objects.requireNonNull(speaking.get(each)).saysOtherwise(clue.value(), having));
  }

  /// Whether an edition forbids where the others allow only one thing, with the same condition.
  private double limit(String language) {
    boolean only =
        clues.stream()
            .anyMatch(clue ->
                clue.value().equals("exclusive.only")
                    && isAlone(clue, language)
                    && clue.lacks().contains(language));
    return only && Objects.requireNonNull(speaking.get(language)).deniesPlainly() ? 1 : 0;
  }

  /// The kind of what most editions name that have a word; of several, the first of [#KINDS].
  private String kind(Clue clue) {
    List<String> named = clue.named(speaking);
    return KINDS.stream()
        .filter(kind -> named.stream().anyMatch(concept -> concept.startsWith(kind + ".")))
        .findFirst()
        .orElse("other");
  }

  /// Whether an edition alone says it in brackets, which explain what the others say without them.
  private boolean isGloss(Clue clue, String language) {
    return Objects.requireNonNull(speaking.get(language))
            .isInBrackets(Objects.requireNonNull(clue.has().get(language)))
        && speaking.entrySet().stream()
            .allMatch(
                each -> each.getKey().equals(language) || each.getValue().brackets().isEmpty());
  }
}
