package dev.rulewright.rulebook.compare.reading;

import static java.util.Comparator.comparingInt;
import static java.util.stream.Collectors.toCollection;

import dev.rulewright.rulebook.Unit;
import dev.rulewright.rulebook.lexicon.Mark;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;

/// The units of one edition in a row: what their words do, and which other words they have.
///
/// @param marks what words do in rules, in the order of the text
/// @param words the words that have a meaning of their own, in the order of the text
/// @param minor the others that name something, such as auxiliary verbs: they need no counterpart
///   in other editions, but may be one
/// @param stems the stems of the words, each once
/// @param concepts all that the words may name, the minor ones too
/// @param labels those parts that say what the rest of their unit is about
/// @param brackets those parts that stand in brackets
/// @param capitals the tokens with a capital letter that begin no sentence
/// @param answered the answers that marks give, by the names of the slots
public record Passage(
    List<Unit> units,
    List<Said> marks,
    List<Word> words,
    List<Word> minor,
    Set<String> stems,
    Set<String> concepts,
    Set<Integer> labels,
    Set<Integer> brackets,
    Set<Integer> capitals,
    Map<String, List<Answer>> answered) {

  /// Copies the collections; of the sets only the stems keep their order.
  public Passage {
    units = List.copyOf(units);
    stems = Collections.unmodifiableSet(new LinkedHashSet<>(stems));
    marks = List.copyOf(marks);
    words = List.copyOf(words);
    minor = List.copyOf(minor);
    concepts = Set.copyOf(concepts);
    labels = Set.copyOf(labels);
    brackets = Set.copyOf(brackets);
    capitals = Set.copyOf(capitals);
    answered = Map.copyOf(answered);
  }

  /// Words that do something in rules.
  ///
  /// @param mark their class
  /// @param place where they stand
  public record Said(Mark mark, Place place) {}

  /// A word with a meaning of its own.
  ///
  /// @param stem see [Lexicon#stem]
  /// @param plain the word in lower case, without accents
  /// @param concepts what it may name
  public record Word(String stem, String plain, Set<String> concepts, Place place) {

    /// Whether both may name the same.
    public boolean sharesConcept(Word other) {
      return !Collections.disjoint(concepts, other.concepts);
    }

    /// Whether it may name something of a kind, such as `person`.
    public boolean names(String kind) {
      return concepts.stream().anyMatch(concept -> concept.startsWith(kind + "."));
    }
  }

  /// Where words stand in a passage.
  ///
  /// @param at the index of the first one among the tokens of the passage
  /// @param part the part of a sentence, counted from 0
  /// @param unit the unit, counted from 0
  /// @param words where each of them stands
  public record Place(int at, int part, int unit, List<Evidence> words) {

    /// The words, as they stand there; few are ever quoted, so they are not kept.
    public String text() {
      return Evidence.quoted(words);
    }

    /// Several places as one.
    public static Place joined(List<Place> places) {
      List<Place> inOrder = places.stream().sorted(comparingInt(Place::at)).toList();
      Place first = inOrder.getFirst();
      List<Evidence> words = inOrder.stream().flatMap(each -> each.words.stream()).toList();
      return new Place(first.at, first.part, first.unit, words);
    }
  }

  /// The same with other things that words do.
  public Passage saying(List<Said> other) {
    return new Passage(
        units, other, words, minor, stems, concepts, labels, brackets, capitals, answered(other));
  }

  /// The answers that marks give, by the names of the slots.
  public static Map<String, List<Answer>> answered(List<Said> marks) {
    Map<String, List<Answer>> answered = new HashMap<>();
    for (Said said : marks) {
      for (Slot slot : Slot.asking(said.mark())) {
        Optional<String> value = slot.answer(said.mark());
        if (value.isPresent()) {
          answered
              .computeIfAbsent(slot.name(), _ -> new ArrayList<>())
              .add(new Answer(value.get(), said.place()));
        }
      }
    }
    answered.replaceAll((_, answers) -> List.copyOf(answers));
    return answered;
  }

  /// The answers to a slot in the order of the text.
  public List<Answer> answers(Slot slot) {
    return answered.getOrDefault(slot.name(), List.of());
  }

  /// What a passage says in one point.
  ///
  /// @param value a class of words, or a number
  public record Answer(String value, Place place) {}

  /// The values of the answers to a slot, each once.
  public Set<String> values(Slot slot) {
    return answers(slot).stream().map(Answer::value).collect(toCollection(TreeSet::new));
  }

  /// The word in a place, be it a minor one.
  ///
  /// @throws NoSuchElementException if none stands there
  public Word wordAt(Place place) {
    return Stream.concat(words.stream(), minor.stream())
        .filter(word -> word.place().equals(place))
        .findFirst()
        .orElseThrow();
  }

  /// The first word with a stem.
  public Optional<Word> word(String stem) {
    return words.stream().filter(word -> word.stem().equals(stem)).findFirst();
  }

  /// Whether the word in a place may name something of a kind, such as `person`.
  public boolean names(Place place, String kind) {
    return words.stream().anyMatch(word -> word.place().equals(place) && word.names(kind));
  }

  /// Whether a word stands before the colon behind the first words of its unit.
  public boolean isLabel(Place place) {
    return labels.contains(place.part());
  }

  /// Whether a word has a capital letter that no beginning of a sentence gives it, as names have,
  /// and in German every noun.
  public boolean isCapital(Place place) {
    return capitals.contains(place.at());
  }

  /// Whether words stand in brackets.
  public boolean isInBrackets(Place place) {
    return brackets.contains(place.part());
  }

  /// Whether its words answer a question about play.
  public boolean statesRule() {
    return !answered.isEmpty();
  }

  /// Whether a class of words stands here.
  public boolean says(Set<String> types) {
    return marks.stream().anyMatch(said -> types.contains(said.mark().type()));
  }
}
