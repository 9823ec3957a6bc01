package dev.rulewright.rulebook.compare.matching;

import static java.util.stream.Collectors.toConcurrentMap;

import dev.rulewright.rulebook.align.Translations;
import dev.rulewright.rulebook.compare.reading.Passage;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;

/// What all rows teach: how the editions translate each other, what their languages often say
/// differently, and how long they are.
///
/// @param dictionaries by the languages from which and into which they lead
/// @param letters how many letters each edition has where all say something
record Learnt(
    Map<List<String>, Dictionary> dictionaries, Habits habits, Map<String, Double> letters) {

  /// The habit of keeping names.
  private static final String NAMES = "name";

  /// Sentences of so many letters have lengths that can be compared.
  private static final double LONG = 120;

  /// What a row teaches of all others.
  private record Taught(
      Map<String, Passage> speaking, List<Clue> answers, List<Clue> names, Set<String> values) {

    static Taught of(Map<String, Passage> speaking) {
      return new Taught(
          speaking, AnswerClues.of(speaking), NameClues.of(speaking), answered(speaking));
    }
  }

  /// Learns on all cores.
  ///
  /// @param rows what each edition says, by language; every language is there
  static Learnt of(List<String> languages, List<Map<String, Passage>> rows) {
    var learnt = new Learnt(dictionaries(languages, rows), new Habits(), new HashMap<>());
    rows.parallelStream()
        .map(row -> Taught.of(speaking(row)))
        .toList()
        .forEach(row -> learnt.add(row, languages));
    return learnt;
  }

  /// The editions that say something in a row.
  static Map<String, Passage> speaking(Map<String, Passage> row) {
    Map<String, Passage> speaking = new LinkedHashMap<>(row);
    speaking.values().removeIf(passage -> passage.units().isEmpty());
    return speaking;
  }

  private void add(Taught row, List<String> languages) {
    if (row.speaking().size() == languages.size()) {
      row.speaking()
          .forEach((language, passage) -> letters.merge(language, letters(passage), Double::sum));
    }
    for (Clue clue : row.answers()) {
      if (!clue.isOfOpposites()) {
        differing(clue)
            .forEach(language ->
                habits.addDifference(clue.value(), language, clue.has().containsKey(language)));
      }
    }
    for (Clue clue : row.names()) {
      habits.add(NAMES);
      differing(clue).forEach(language -> habits.addDifference(NAMES, language, false));
    }
    row.values().forEach(habits::add);
  }

  private static Map<List<String>, Dictionary> dictionaries(
      List<String> languages, List<Map<String, Passage>> rows) {
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
                        Dictionary.translations(
                            column(rows, pair.getFirst()), column(rows, pair.getLast()))));
    Map<String, Families> families =
        languages.parallelStream()
            .collect(toConcurrentMap(language -> language, to -> new Families(column(rows, to))));
    return pairs.parallelStream()
        .collect(
            toConcurrentMap(
                pair -> pair,
                pair ->
                    Dictionary.of(
                        column(rows, pair.getFirst()),
                        column(rows, pair.getLast()),
                        Objects.requireNonNull(families.get(pair.getLast())),
                        Objects.requireNonNull(translations.get(pair)),
                        Objects.requireNonNull(translations.get(pair.reversed())))));
  }

  private static List<Passage> column(List<Map<String, Passage>> rows, String language) {
    return rows.stream().map(row -> Objects.requireNonNull(row.get(language))).toList();
  }

  Dictionary dictionary(String from, String to) {
    return Objects.requireNonNull(dictionaries.get(List.of(from, to)));
  }

  /// How much longer an edition is in a row than the others let expect, see [Clues#length].
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

  /// How sure it is that the others should give an answer, by how familiar it is.
  double familiarity(Clue answer) {
    return habits.familiarity(answer.value());
  }

  /// A clue to an answer as far as no habit explains it.
  Clue answer(Clue clue) {
    return beyondHabit(clue, clue.value());
  }

  /// A clue to a name as far as no habit explains it.
  Clue name(Clue clue) {
    return beyondHabit(clue, NAMES);
  }

  private Clue beyondHabit(Clue clue, String habit) {
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

  private static Set<String> answered(Map<String, Passage> speaking) {
    var values = new TreeSet<String>();
    for (Passage passage : speaking.values()) {
      passage.answered().values().forEach(all -> all.forEach(answer -> values.add(answer.value())));
    }
    return values;
  }
}
