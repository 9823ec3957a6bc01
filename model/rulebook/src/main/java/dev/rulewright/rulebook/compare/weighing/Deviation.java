package dev.rulewright.rulebook.compare.weighing;

import dev.rulewright.rulebook.compare.matching.Clue;
import dev.rulewright.rulebook.compare.matching.Clues;
import dev.rulewright.rulebook.compare.matching.Receivers;
import dev.rulewright.rulebook.compare.reading.Evidence;
import dev.rulewright.rulebook.compare.reading.Kind;
import dev.rulewright.rulebook.compare.reading.Limits;
import dev.rulewright.rulebook.compare.reading.Passage;
import dev.rulewright.rulebook.compare.reading.Passage.Place;
import dev.rulewright.rulebook.compare.reading.Slot;
import dev.rulewright.rulebook.compare.reading.Standing;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
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

  /// Sentences with a larger share of words that stand for nothing are worded otherwise.
  private static final double STRANGE = 0.34;

  /// So are those that lack so many words, each counted as surely as it needs a counterpart.
  private static final double WORDS = 1.3;

  /// What is learnt of three or more editions, read when a row needs it.
  private static final class Several {
    static final Trees TREES = Trees.of("several-editions.trees");
    static final Kinds KINDS = Kinds.of("several-editions-kinds.csv");
  }

  /// What is learnt of two editions, read when a row needs it.
  private static final class Two {
    static final Trees TREES = Trees.of("two-editions.trees");
    static final Kinds KINDS = Kinds.of("two-editions-kinds.csv");
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

  /// What to call it that an edition deviates; of two editions, that the second one does.
  ///
  /// @param features see [#features]
  /// @param found the kind of what was found first
  Kind called(String language, Map<String, Double> features, Kind found) {
    Kinds kinds = speaking.size() == 2 ? Two.KINDS : Several.KINDS;
    return kinds.likeliest(features, Surroundings.of(language, speaking, clues), found);
  }

  /// Whether two editions have so many words in common that what else differs stands out.
  ///
  /// @param free how freely they may be worded, from 0 to 1
  /// @param opposites where editions say them, by language: words that need no counterpart
  boolean isAlike(String language, double free, Map<String, Evidence> opposites) {
    return strange(language, opposites) <= free * STRANGE
        && Math.max(words("-", language, opposites), words("+", language, opposites))
            <= free * WORDS;
  }

  /// How many words of a sign there are, each counted as surely as it needs a counterpart.
  private double words(String sign, String language, Map<String, Evidence> opposites) {
    return clues.stream()
        .filter(clue -> clue.isWord() && clue.isAlone(language, speaking))
        .filter(clue -> sign(clue, language).equals(sign))
        .filter(clue ->
            clue.has().entrySet().stream()
                .noneMatch(each -> isIn(opposites, each.getKey(), each.getValue())))
        .mapToDouble(Clue::certainty)
        .sum();
  }

  /// The share of words that stand for nothing.
  private double strange(String language, Map<String, Evidence> opposites) {
    List<Passage.Word> words = Objects.requireNonNull(speaking.get(language)).words();
    long strange =
        words.stream()
            .filter(word -> !isIn(opposites, language, word.place()))
            .filter(word -> all.isUnexplained(index, language, word))
            .count();
    return (double) strange / Math.max(4, words.size());
  }

  private static boolean isIn(Map<String, Evidence> opposites, String language, Place place) {
    Evidence evidence = opposites.get(language);
    return evidence != null && place.words().stream().allMatch(evidence::holds);
  }

  /// The features of an edition, by name.
  Map<String, Double> features(String language) {
    Map<String, Double> features = new LinkedHashMap<>();
    for (Clue clue : clues) {
      if (clue.isAlone(language, speaking)) {
        String sign = sign(clue, language);
        if (clue.isWord()) {
          addWord(clue, sign, features);
        } else if (!clue.isOfOpposites()) {
          addAnswer(clue, sign, language, features);
        }
      }
    }
    features.put("!limit", limit(language));
    addOrder(language, features);
    addTotals(language, features);
    addLength(language, features);
    features.values().removeIf(value -> value == 0);
    return features;
  }

  /// `-` for what an edition lacks, `+` for what it alone has, `(+` if it has that in brackets.
  private String sign(Clue clue, String language) {
    return !clue.has().containsKey(language) ? "-" : isGloss(clue, language) ? "(+" : "+";
  }

  private void addWord(Clue clue, String sign, Map<String, Double> features) {
    features.merge(sign + "words", clue.certainty(), Double::sum);
    String kind = kind(clue);
    features.merge(sign + "word." + kind, clue.certainty(), Math::max);
    if (!NO_NOUNS.contains(kind)) {
      features.merge(sign + "noun", clue.certainty(), Math::max);
    }
    if (clue.isMostly(speaking, Standing::isInCondition)) {
      features.merge(sign + "if", clue.certainty(), Math::max);
    }
    if (clue.has().size() > 2) {
      features.merge("-agreed", clue.certainty(), Math::max);
    }
  }

  private void addAnswer(Clue clue, String sign, String language, Map<String, Double> features) {
    Slot slot = clue.slot().orElseThrow();
    String signed = isSaidOtherwise(clue) ? "~" + sign : sign;
    features.merge(signed + slot.name(), clue.certainty(), Math::max);
    if (PERSONS.contains(slot.name()) && clue.isMostly(speaking, Standing::isNearPerson)) {
      features.merge(signed + "who", clue.certainty(), Math::max);
    }
    if (slot.values().size() > 1) {
      features.merge(signed + clue.value(), clue.certainty(), Math::max);
    }
    features.merge(signed + slot.silence(), clue.certainty(), Double::sum);
    if (sign.equals("+")) {
      features.merge("!" + slot.name(), contrary(clue, language), Math::max);
      features.merge("!" + slot.severity(), contrary(clue, language), Math::max);
    }
  }

  /// Adds what the order of words says, and names.
  private void addOrder(String language, Map<String, Double> features) {
    if (Receivers.exchanged(index, speaking, all, language).isPresent()) {
      features.put("!receiver", 1.0);
    }
    Swaps.of(speaking, language)
        .forEach(kind -> features.merge("!order." + kind, 1.0, Double::sum));
    features.putAll(ProperNames.of(language, speaking));
  }

  /// Adds what all words of the edition say together, and how much else differs in the row.
  private void addTotals(String language, Map<String, Double> features) {
    double lost = surest("-", language);
    double gained = surest("+", language);
    double others =
        clues.stream()
            .filter(clue -> clue.alone().isPresent() && !clue.isAlone(language, speaking))
            .filter(clue -> !clue.isOfOpposites())
            .mapToDouble(Clue::certainty)
            .sum();
    features.put(
        "!noun",
        Math.min(features.getOrDefault("-noun", 0.0), features.getOrDefault("+noun", 0.0)));
    features.put("-word", lost);
    features.put("+word", gained);
    features.put("!word", Math.min(lost, gained));
    features.put("noise", Math.min(others, 4));
    double share = strange(language, Map.of());
    features.put("strange", share);
    features.put("!strange", Math.min(1, 3 * share) * lost);
  }

  /// How sure the surest word of a sign is.
  private double surest(String sign, String language) {
    return clues.stream()
        .filter(clue -> clue.isWord() && clue.isAlone(language, speaking))
        .filter(clue -> sign(clue, language).equals(sign))
        .mapToDouble(Clue::certainty)
        .max()
        .orElse(0);
  }

  private void addLength(String language, Map<String, Double> features) {
    double length = all.length(language, speaking);
    features.put("short", Math.max(0, -length));
    features.put("long", Math.max(0, length));
    features.put(
        "!short",
        Math.min(1, Math.max(0, -length)) * Math.min(2, features.getOrDefault("-words", 0.0)));
    features.put(
        "!long",
        Math.min(1, Math.max(0, length)) * Math.min(2, features.getOrDefault("+words", 0.0)));
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
        .allMatch(each ->
            Limits.saysOtherwise(Objects.requireNonNull(speaking.get(each)), clue.value(), having));
  }

  /// Whether an edition forbids where the others allow only one thing, with the same condition.
  private double limit(String language) {
    boolean only =
        clues.stream()
            .anyMatch(clue ->
                clue.value().equals("exclusive.only")
                    && clue.isAlone(language, speaking)
                    && clue.lacks().contains(language));
    return only && Limits.deniesPlainly(Objects.requireNonNull(speaking.get(language))) ? 1 : 0;
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
