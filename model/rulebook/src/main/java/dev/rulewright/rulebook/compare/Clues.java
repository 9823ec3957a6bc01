package dev.rulewright.rulebook.compare;

import static java.util.stream.Collectors.toConcurrentMap;

import dev.rulewright.rulebook.align.Translations;
import dev.rulewright.rulebook.compare.Passage.Answer;
import dev.rulewright.rulebook.compare.Passage.Place;
import dev.rulewright.rulebook.compare.Passage.Word;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;

/// What some editions say in a row and others do not, as far as all rows teach what to expect.
final class Clues {

  /// How sure a second or third answer of the same kind is.
  private static final double REPEATED = 0.5;

  /// How sure it is that a name needs to be there that all others have.
  private static final double NAME = 0.9;

  /// Numbers for which languages have words that say other things, too: *no*, *a*.
  private static final Set<String> UNSURE = Set.of("0", "1");

  /// The habit of keeping names.
  private static final String NAMES = "name";

  /// Sentences of so many letters have lengths that can be compared.
  private static final double LONG = 120;

  private static final double LESS_SURE = 0.45;
  private static final double SURER = 0.7;

  /// How sure a word is that languages leave to pronouns, such as *player*.
  private static final double PRONOUN = 0.6;

  private final List<String> languages;
  private final List<Map<String, Passage>> rows;
  private final Map<List<String>, Dictionary> dictionaries;
  private final Habits habits;

  /// How many letters each edition has where all say something.
  private final Map<String, Double> letters;

  private Clues(Clues learnt, List<Map<String, Passage>> rows) {
    languages = learnt.languages;
    this.rows = List.copyOf(rows);
    dictionaries = learnt.dictionaries;
    habits = learnt.habits;
    letters = learnt.letters;
  }

  /// Learns from all rows.
  ///
  /// @param rows what each edition says, by language; every language is there
  Clues(List<String> languages, List<Map<String, Passage>> rows) {
    this.languages = List.copyOf(languages);
    this.rows = List.copyOf(rows);
    dictionaries = new ConcurrentHashMap<>();
    habits = new Habits();
    letters = new HashMap<>();
    learn();
    for (Taught row : this.rows.parallelStream().map(row -> taught(speaking(row))).toList()) {
      if (row.speaking().size() == languages.size()) {
        row.speaking()
            .forEach((language, passage) -> letters.merge(language, letters(passage), Double::sum));
      }
      for (Clue clue : row.answers()) {
        differing(clue)
            .forEach(language ->
                habits.addDifference(clue.value(), language, clue.has().containsKey(language)));
      }
      for (Clue clue : row.names()) {
        habits.add(NAMES);
        differing(clue).forEach(language -> habits.addDifference(NAMES, language, false));
      }
      row.values().forEach(habits::add);
    }
  }

  /// What a row teaches of all others.
  private record Taught(
      Map<String, Passage> speaking, List<Clue> answers, List<Clue> names, Set<String> values) {}

  private static Taught taught(Map<String, Passage> speaking) {
    return new Taught(speaking, answers(speaking), names(speaking), values(speaking));
  }

  /// The same with another thing said in one row. What that row teaches of itself is left out where
  /// it is judged, so little is learnt from what it says now.
  Clues with(int row, Map<String, Passage> said) {
    var changed = new ArrayList<>(rows);
    changed.set(row, said);
    return new Clues(this, changed);
  }

  /// The languages of all editions.
  List<String> languages() {
    return languages;
  }

  /// The editions that say something in a row.
  Map<String, Passage> speaking(int row) {
    return speaking(rows.get(row));
  }

  /// Learns how the editions translate each other, on all cores.
  private void learn() {
    List<List<String>> pairs =
        languages.stream()
            .flatMap(from ->
                languages.stream().filter(to -> !to.equals(from)).map(to -> List.of(from, to)))
            .toList();
    Map<List<String>, Translations> translations =
        pairs.parallelStream()
            .collect(
                toConcurrentMap(
                    pair -> pair,
                    pair ->
                        Dictionary.translations(column(pair.getFirst()), column(pair.getLast()))));
    Map<String, Families> families =
        languages.parallelStream()
            .collect(toConcurrentMap(language -> language, to -> new Families(column(to))));
    pairs.parallelStream()
        .forEach(pair ->
            dictionaries.put(
                pair,
                Dictionary.of(
                    column(pair.getFirst()),
                    column(pair.getLast()),
                    Objects.requireNonNull(families.get(pair.getLast())),
                    Objects.requireNonNull(translations.get(pair)),
                    Objects.requireNonNull(translations.get(pair.reversed())))));
  }

  /// How much longer an edition is in a row than the others let expect, as a natural logarithm,
  /// weighed by how much there is.
  double length(String language, Map<String, Passage> speaking) {
    double expected =
        speaking.entrySet().stream()
            .filter(other -> !other.getKey().equals(language))
            .mapToDouble(other ->
                letters(other.getValue())
                    * Objects.requireNonNull(letters.get(language))
                    / Objects.requireNonNull(letters.get(other.getKey())))
            .average()
            .orElse(1);
    double ratio = Math.log(letters(Objects.requireNonNull(speaking.get(language))) / expected);
    return ratio * Math.sqrt(Math.min(expected, LONG) / LONG);
  }

  private static double letters(Passage passage) {
    return passage.units().stream().mapToInt(unit -> unit.text().length()).sum();
  }

  private List<Passage> column(String language) {
    return rows.stream().map(row -> Objects.requireNonNull(row.get(language))).toList();
  }

  private Dictionary dictionary(String from, String to) {
    return Objects.requireNonNull(dictionaries.get(List.of(from, to)));
  }

  private static Map<String, Passage> speaking(Map<String, Passage> row) {
    Map<String, Passage> speaking = new LinkedHashMap<>(row);
    speaking.values().removeIf(passage -> passage.units().isEmpty());
    return speaking;
  }

  /// All clues of a row, in the order of the slots, then of the words.
  List<Clue> of(int row) {
    Map<String, Passage> speaking = speaking(row);
    var clues = new ArrayList<Clue>();
    for (Clue clue : answers(speaking)) {
      Clue weighed = weighed(clue, clue.value());
      clues.add(
          isSureByItself(clue.slot().orElseThrow())
              ? weighed
              : weighed.with(weighed.certainty() * habits.familiarity(clue.value())));
    }
    clues.addAll(words(row, speaking));
    return clues;
  }

  /// Whether it matters however seldom it is said.
  private static boolean isSureByItself(Slot slot) {
    return slot.silence() == Severity.RULE_CHANGING || slot.equals(Slot.NUMBERS);
  }

  private Clue weighed(Clue clue, String habit) {
    double reliability =
        differing(clue)
            .mapToDouble(
                language -> habits.reliability(habit, language, clue.has().containsKey(language)))
            .min()
            .orElse(1);
    return clue.with(clue.certainty() * reliability);
  }

  /// The edition that is alone, or all if none is.
  private static Stream<String> differing(Clue clue) {
    return clue.alone().isPresent()
        ? clue.alone().stream()
        : Stream.concat(clue.lacks().stream(), clue.has().keySet().stream());
  }

  private static Set<String> values(Map<String, Passage> speaking) {
    var values = new TreeSet<String>();
    for (Passage passage : speaking.values()) {
      passage.answered().values().forEach(all -> all.forEach(answer -> values.add(answer.value())));
    }
    return values;
  }

  private static List<Clue> answers(Map<String, Passage> speaking) {
    var clues = new ArrayList<Clue>();
    var answered = new HashSet<String>();
    speaking.values().forEach(passage -> answered.addAll(passage.answered().keySet()));
    for (Slot slot : Slot.ALL) {
      if (!answered.contains(slot.name())) {
        continue; // As most are.
      }
      Map<String, List<Answer>> answers = new LinkedHashMap<>();
      var values = new LinkedHashSet<String>();
      speaking.forEach((language, passage) -> {
        List<Answer> said = passage.answers(slot);
        answers.put(language, said);
        said.forEach(answer -> values.add(answer.value()));
      });
      values.forEach(value -> add(slot, value, answers, clues));
    }
    return clues;
  }

  private static void add(
      Slot slot, String value, Map<String, List<Answer>> answers, List<Clue> clues) {
    Map<String, List<Place>> places = new LinkedHashMap<>();
    answers.forEach((language, all) ->
        places.put(
            language,
            all.stream()
                .filter(answer -> answer.value().equals(value))
                .map(Answer::place)
                .toList()));
    add(slot.name(), Optional.of(slot), value, places, clues);
  }

  /// Adds a clue for the least number of times that some editions say a thing and others do not.
  private static void add(
      String name,
      Optional<Slot> slot,
      String value,
      Map<String, List<Place>> places,
      List<Clue> clues) {
    int least = places.values().stream().mapToInt(List::size).min().orElse(0);
    int most = places.values().stream().mapToInt(List::size).max().orElse(0);
    if (least == most) {
      return;
    }
    Map<String, Place> has = new LinkedHashMap<>();
    var lacks = new LinkedHashSet<String>();
    places.forEach((language, each) -> {
      if (each.size() > least) {
        has.put(language, each.get(least));
      } else {
        lacks.add(language);
      }
    });
    boolean unsure = name.equals(Slot.NUMBERS.name()) && UNSURE.contains(value);
    double certainty = unsure ? (places.size() > 2 ? SURER : LESS_SURE) : 1;
    clues.add(new Clue(slot, value, has, lacks, (least > 0 ? REPEATED : 1) * certainty));
  }

  private List<Clue> words(int row, Map<String, Passage> speaking) {
    var clues = new ArrayList<Clue>();
    for (String language : languages) {
      Passage passage = speaking.get(language);
      if (passage == null) {
        continue;
      }
      for (String stem : passage.stems()) {
        Word word = passage.word(stem).orElseThrow();
        boolean known =
            clues.stream().anyMatch(clue -> word.place().equals(clue.has().get(language)));
        if (!known) {
          add(row, language, word, speaking, clues);
        }
      }
    }
    if (speaking.size() > 2) {
      speaking.keySet().forEach(language -> addRepeated(row, language, speaking, clues));
    }
    for (Clue name : names(speaking)) {
      clues.removeIf(clue -> clue.isWord() && clue.value().equals(name.value()));
      clues.add(weighed(name, NAMES));
    }
    return clues;
  }

  private void add(
      int row, String language, Word word, Map<String, Passage> speaking, List<Clue> clues) {
    Map<String, Place> has = new LinkedHashMap<>();
    has.put(language, word.place());
    var lacks = new LinkedHashSet<String>();
    for (var other : speaking.entrySet()) {
      if (other.getKey().equals(language)) {
        continue;
      }
      Dictionary dictionary = dictionary(language, other.getKey());
      var counterpart = dictionary.counterpart(word, row, other.getValue());
      double needed = dictionary.needsCounterpart(word, row);
      if (counterpart.isPresent()) {
        has.put(other.getKey(), counterpart.get().place());
      } else if (needed > 0) {
        lacks.add(other.getKey());
      }
    }
    if (!lacks.isEmpty()) {
      clues.add(
          new Clue(
              Optional.empty(), word.stem(), has, lacks, certainty(row, has, lacks, speaking)));
    }
  }

  /// Adds clues for words that all editions but one have several times, and that one less often.
  /// They are less sure, as a pronoun may stand for the second.
  private void addRepeated(
      int row, String language, Map<String, Passage> speaking, List<Clue> clues) {
    Map<String, List<Word>> repeated = new LinkedHashMap<>();
    for (Word word : Objects.requireNonNull(speaking.get(language)).words()) {
      repeated.computeIfAbsent(word.stem(), _ -> new ArrayList<>()).add(word);
    }
    repeated.values().removeIf(words -> words.size() < 2);
    repeated.forEach((stem, words) -> {
      int last = words.size() - 1;
      Map<String, Place> has = new LinkedHashMap<>();
      has.put(language, words.get(last).place());
      var lacks = new LinkedHashSet<String>();
      speaking.forEach((other, passage) -> {
        List<Word> counterparts =
            other.equals(language)
                ? words
                : dictionary(language, other).counterparts(words.getFirst(), row, passage).toList();
        if (counterparts.size() > last) {
          has.put(other, counterparts.get(last).place());
        } else if (!counterparts.isEmpty()) {
          lacks.add(other);
        }
      });
      boolean known =
          clues.stream()
              .anyMatch(clue -> !Collections.disjoint(clue.has().entrySet(), has.entrySet()));
      if (lacks.size() == 1 && has.size() == speaking.size() - 1 && !known) {
        double certainty = REPEATED * certainty(row, has, lacks, speaking);
        clues.add(new Clue(Optional.empty(), stem, has, lacks, certainty));
      }
    });
  }

  /// How sure it is that editions should have a counterpart: the mean of what the others teach.
  private double certainty(
      int row, Map<String, Place> has, Set<String> lacks, Map<String, Passage> speaking) {
    double sum = 0;
    for (var each : has.entrySet()) {
      Passage passage = Objects.requireNonNull(speaking.get(each.getKey()));
      Word word = passage.wordAt(each.getValue());
      sum +=
          lacks.stream()
              .mapToDouble(
                  language -> dictionary(each.getKey(), language).needsCounterpart(word, row))
              .average()
              .orElse(0);
    }
    return (isPronounElsewhere(has, speaking) ? PRONOUN : 1) * sum / has.size();
  }

  private static boolean isPronounElsewhere(Map<String, Place> has, Map<String, Passage> speaking) {
    return has.entrySet().stream()
        .anyMatch(each ->
            Objects.requireNonNull(speaking.get(each.getKey())).marks().stream()
                .anyMatch(said ->
                    said.mark().type().equals("who.player")
                        && said.place().equals(each.getValue())));
  }

  /// Names that editions spell alike, and that one edition does not have, or not as often.
  private static List<Clue> names(Map<String, Passage> speaking) {
    var names = new ArrayList<Clue>();
    if (speaking.size() < 3) {
      return names;
    }
    Map<String, Map<String, List<Place>>> stems = new LinkedHashMap<>();
    speaking.forEach((language, passage) ->
        passage
            .words()
            .forEach(word ->
                stems
                    .computeIfAbsent(word.stem(), _ -> new HashMap<>())
                    .computeIfAbsent(language, _ -> new ArrayList<>())
                    .add(word.place())));
    stems.forEach((stem, having) -> {
      boolean name =
          having.size() >= speaking.size() - 1
              && having.values().stream()
                  .flatMap(List::stream)
                  .allMatch(place -> Character.isUpperCase(place.text().codePointAt(0)));
      if (name) {
        Map<String, List<Place>> places = new LinkedHashMap<>();
        speaking
            .keySet()
            .forEach(language -> places.put(language, having.getOrDefault(language, List.of())));
        var found = new ArrayList<Clue>();
        add("", Optional.empty(), stem, places, found);
        found.stream()
            .filter(clue -> clue.alone().isPresent())
            .map(clue -> clue.with(NAME))
            .forEach(names::add);
      }
    });
    return names;
  }

  /// Whether a word has a counterpart in no other edition, though nothing says that it needs one.
  boolean isUnexplained(int row, String language, Word word) {
    return speaking(row).entrySet().stream()
        .filter(other -> !other.getKey().equals(language))
        .noneMatch(other ->
            dictionary(language, other.getKey())
                .counterpart(word, row, other.getValue())
                .isPresent());
  }

  /// The counterpart of a word in another edition, if it has one there.
  Optional<Word> counterpart(int row, String language, Word word, String other) {
    Passage passage = Objects.requireNonNull(rows.get(row).get(other));
    return dictionary(language, other).counterpart(word, row, passage);
  }

  /// Whether a word has counterparts in all of some editions.
  boolean isTranslated(int row, String language, Word word, Set<String> others) {
    return others.stream()
        .allMatch(
            other -> other.equals(language) || counterpart(row, language, word, other).isPresent());
  }
}
