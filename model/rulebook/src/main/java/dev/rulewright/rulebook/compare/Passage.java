package dev.rulewright.rulebook.compare;

import static java.util.Comparator.comparingInt;
import static java.util.stream.Collectors.toCollection;

import dev.rulewright.rulebook.Unit;
import dev.rulewright.rulebook.lexicon.Lexicon;
import dev.rulewright.rulebook.lexicon.Mark;
import java.util.ArrayList;
import java.util.Collection;
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
record Passage(
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
  Passage {
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
  record Said(Mark mark, Place place) {}

  /// A word with a meaning of its own.
  ///
  /// @param stem see [Lexicon#stem]
  /// @param plain the word in lower case, without accents
  /// @param concepts what it may name
  record Word(String stem, String plain, Set<String> concepts, Place place) {

    /// Whether both may name the same.
    boolean sharesConcept(Word other) {
      return !Collections.disjoint(concepts, other.concepts);
    }

    /// Whether it may name something of a kind, such as `person`.
    boolean names(String kind) {
      return concepts.stream().anyMatch(concept -> concept.startsWith(kind + "."));
    }
  }

  /// Where words stand in a passage.
  ///
  /// @param at the index of the first one among the tokens of the passage
  /// @param part the part of a sentence, counted from 0
  /// @param unit the unit, counted from 0
  /// @param words where each of them stands
  record Place(int at, int part, int unit, List<Evidence> words) {

    /// The words, as they stand there; few are ever quoted, so they are not kept.
    String text() {
      return Evidence.quoted(words);
    }

    /// Several places as one.
    static Place joined(List<Place> places) {
      List<Place> inOrder = places.stream().sorted(comparingInt(Place::at)).toList();
      Place first = inOrder.getFirst();
      List<Evidence> words = inOrder.stream().flatMap(each -> each.words.stream()).toList();
      return new Place(first.at, first.part, first.unit, words);
    }
  }

  private static final Set<String> RESTRICTIONS =
      Set.of(
          "negation.not",
          "negation.without",
          "modality.must-not",
          "exclusive.only",
          "modality.may-only",
          "exception.except",
          "bound.unlimited",
          "bound.at-most",
          "timing.until");

  /// Classes that say what may be done, or that languages put for each other with it.
  private static final Set<String> FREEDOMS =
      Set.of("modality.may", "modality.may-only", "bound.unlimited", "modality.must-not");

  private static final Set<String> VERBS = Set.of("modality", "verb");

  private static final Set<String> PRICES = Set.of("verb.pay", "cost.price");

  private static final Set<String> CONDITIONS =
      Set.of("condition.if", "inversion.if", "timing.as-soon-as", "timing.as-long-as");

  /// So many words a word of rules stands at most from what it is about.
  private static final int NEAR = 4;

  /// So many words what is counted stands at most behind its number.
  private static final int COUNTED = 2;

  static Passage of(List<Unit> units, Lexicon lexicon) {
    return PassageReader.read(units, lexicon);
  }

  /// The same with other things that words do.
  Passage saying(List<Said> other) {
    return new Passage(
        units, other, words, minor, stems, concepts, labels, brackets, capitals, answered(other));
  }

  /// The answers that marks give, by the names of the slots.
  static Map<String, List<Answer>> answered(List<Said> marks) {
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
  List<Answer> answers(Slot slot) {
    return answered.getOrDefault(slot.name(), List.of());
  }

  /// What a passage says in one point.
  ///
  /// @param value a class of words, or a number
  record Answer(String value, Place place) {}

  /// The values of the answers to a slot, each once.
  Set<String> values(Slot slot) {
    return answers(slot).stream().map(Answer::value).collect(toCollection(TreeSet::new));
  }

  /// The word in a place, be it a minor one.
  ///
  /// @throws NoSuchElementException if none stands there
  Word wordAt(Place place) {
    return Stream.concat(words.stream(), minor.stream())
        .filter(word -> word.place().equals(place))
        .findFirst()
        .orElseThrow();
  }

  /// The first word with a stem.
  Optional<Word> word(String stem) {
    return words.stream().filter(word -> word.stem().equals(stem)).findFirst();
  }

  /// Whether the word in a place may name something of a kind, such as `person`.
  boolean names(Place place, String kind) {
    return words.stream().anyMatch(word -> word.place().equals(place) && word.names(kind));
  }

  /// Whether a word stands before the colon behind the first words of its unit.
  boolean isLabel(Place place) {
    return labels.contains(place.part());
  }

  /// Whether a word has a capital letter that no beginning of a sentence gives it, as names have,
  /// and in German every noun.
  boolean isCapital(Place place) {
    return capitals.contains(place.at());
  }

  /// Whether words stand in brackets.
  boolean isInBrackets(Place place) {
    return brackets.contains(place.part());
  }

  /// Whether a word stands before the first verb of rules in its part, so that it names who acts.
  boolean acts(Place place) {
    return marks.stream()
        .filter(said -> said.place().part() == place.part())
        .filter(said -> VERBS.contains(said.mark().kind()))
        .mapToInt(said -> said.place().at())
        .min()
        .stream()
        .anyMatch(verb -> place.at() < verb && verb - place.at() <= NEAR);
  }

  /// Whether words stand in a condition: in a part of a sentence, as or behind a word such as *if*
  /// or *as soon as*.
  boolean isInCondition(Place place) {
    return marks.stream()
        .anyMatch(said ->
            CONDITIONS.contains(said.mark().type())
                && said.place().part() == place.part()
                && said.place().at() <= place.at());
  }

  /// Whether words stand right behind a number, so that they say what is counted.
  boolean isCounted(Place place) {
    return marks.stream()
        .filter(said -> said.mark().type().equals(Lexicon.NUMBER))
        .map(said -> place.at() - said.place().at())
        .anyMatch(behind -> behind >= 1 && behind <= COUNTED);
  }

  /// Whether no word with a meaning of its own follows in the same part.
  boolean isLast(Place place) {
    return words.stream()
        .map(Word::place)
        .noneMatch(other -> other.part() == place.part() && other.at() > place.at());
  }

  /// Whether a word stands behind a word of time.
  boolean isTimed(Place place) {
    return isBehind("timing.", place);
  }

  /// Whether a word stands where it is said what has to be paid.
  boolean isInPrice(Place place) {
    return tellsPrice(place.part());
  }

  /// Whether a part of a sentence says what has to be paid, or goes on with no verb after one that
  /// does.
  private boolean tellsPrice(int part) {
    List<Said> here = marks.stream().filter(said -> said.place().part() == part).toList();
    return here.stream().anyMatch(said -> PRICES.contains(said.mark().type()))
        || (part > 0
            && here.stream().noneMatch(said -> VERBS.contains(said.mark().kind()))
            && tellsPrice(part - 1));
  }

  /// Whether a person is named near a place.
  boolean isNearPerson(Place place) {
    return Stream.concat(
            words.stream().filter(word -> word.names("person")).map(Word::place),
            marks.stream().filter(said -> said.mark().type().equals("who.player")).map(Said::place))
        .anyMatch(person -> Math.abs(person.at() - place.at()) <= NEAR);
  }

  /// Whether a word stands behind a word of paying, so that it says what is paid.
  boolean isPaid(Place place) {
    return isBehind("verb.pay", place);
  }

  /// Whether a word stands behind a word such as *to*, so that it says who gets something.
  boolean isReceiver(Place place) {
    return isBehind("role.to", place);
  }

  /// Whether words of a class, or of a kind of classes, begin shortly before a place of the same
  /// part.
  private boolean isBehind(String types, Place place) {
    return marks.stream()
        .anyMatch(said ->
            said.mark().type().startsWith(types)
                && said.place().part() == place.part()
                && said.place().at() < place.at()
                && place.at() - said.place().at() <= NEAR);
  }

  /// Whether a class of words stands here.
  boolean says(Set<String> types) {
    return marks.stream().anyMatch(said -> types.contains(said.mark().type()));
  }

  /// Whether words of another class say what a class of words says in other editions: *no limit*
  /// for *may*. What those say besides says nothing of it.
  ///
  /// @param having what the editions say that have the class of words
  boolean saysOtherwise(String value, Collection<Passage> having) {
    return saysOtherwise(value)
        && having.stream().allMatch(other -> limits(value) >= other.limits(value));
  }

  /// How often it says what a class of words says, in whatever words.
  private long limits(String value) {
    return marks.stream()
        .map(Said::mark)
        .filter(mark ->
            value.equals("modality.may")
                ? FREEDOMS.contains(mark.type())
                : RESTRICTIONS.contains(mark.type()) || isZero(mark))
        .count();
  }

  /// Whether words of another class may say what a class of words says.
  boolean saysOtherwise(String value) {
    return switch (value) {
      case "exclusive.only" -> says(RESTRICTIONS) && !deniesPlainly();
      case "restriction.not" ->
          says(RESTRICTIONS) || marks.stream().anyMatch(said -> isZero(said.mark()));
      case "modality.must-not" -> says(RESTRICTIONS);
      case "modality.may" -> says(Set.of("bound.unlimited", "modality.must-not"));
      default -> false;
    };
  }

  /// Whether something is forbidden or denied, with no exception and no end.
  boolean deniesPlainly() {
    return says(Set.of("modality.must-not", "negation.not"))
        && !says(Set.of("exception.except", "timing.until", "timing.before", "exclusive.only"));
  }

  private static boolean isZero(Mark mark) {
    return mark.type().equals(Lexicon.NUMBER) && mark.value().equals("0");
  }
}
