package dev.rulewright.kernel.reading;

import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Place;
import dev.rulewright.kernel.Question;
import dev.rulewright.kernel.Rulebook;
import dev.rulewright.kernel.input.DataFile;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/// The readings of a game: its questions, its profiles, and the text form in which a reading is
/// chosen.
///
/// @param <R> the answers as the rules ask for them: a record of records of enums
public final class Readings<R extends Record> {

  private final Rulebook rulebook;
  private final Catalogue<R> catalogue;
  private final List<Question> questions;
  private final List<Profile> profiles;
  private final List<Contradiction> contradictions;
  private final Map<String, String> standardAnswers = new LinkedHashMap<>();
  private final R standard;

  private Readings(
      Rulebook rulebook,
      Catalogue<R> catalogue,
      List<Question> questions,
      List<Contradiction> contradictions) {
    this.rulebook = rulebook;
    this.catalogue = catalogue;
    this.questions = questions;
    this.contradictions = List.copyOf(contradictions);
    profiles =
        Stream.concat(
                Stream.of(Optional.<String>empty()), rulebook.editions().stream().map(Optional::of))
            .map(edition -> Profile.of(edition, questions))
            .toList();
    questions.forEach(each -> standardAnswers.put(each.name(), each.standard()));
    standard = catalogue.reading(standardAnswers);
  }

  /// The readings that a record makes possible, of the rulebook that stands in `clauses.csv`,
  /// `questions.csv` and `answers.csv`. They are files beside the enum of clauses; what stands in
  /// them is told by the package page.
  ///
  /// @param game identifier of the game
  /// @param title the title of the rulebook as printed
  /// @param cited the clauses that rules cite
  /// @param type the record; it, the records and the enums in it are public
  /// @throws BadInput if a file is missing or makes no sense, or they do not fit to each other, to
  ///   the clauses that are cited, or to the record
  public static <C extends Enum<C> & ListedClause, R extends Record> Readings<R> of(
      String game,
      String title,
      Class<C> cited,
      Class<R> type,
      List<Contradiction> contradictions) {
    var catalogue = new RecordCatalogue<>(type);
    ClauseFile clauses = ClauseFile.of(cited);
    List<Question> questions =
        QuestionFile.read(
            DataFile.beside(cited, "questions.csv"),
            DataFile.beside(cited, "answers.csv"),
            clauses,
            catalogue.asked());
    var rulebook = new Rulebook(game, title, clauses.editions(), clauses.clauses(), questions);
    return new Readings<>(rulebook, catalogue, questions, contradictions);
  }

  /// The readings of a game whose rules name clauses, questions and answers by what stands in these
  /// files, which are beside a class.
  ///
  /// @throws BadInput as above
  public static Readings<Answered> of(String game, String title, Class<?> beside) {
    ClauseFile clauses = ClauseFile.of(beside);
    List<Question> questions =
        QuestionFile.read(
            DataFile.beside(beside, "questions.csv"),
            DataFile.beside(beside, "answers.csv"),
            clauses);
    var rulebook = new Rulebook(game, title, clauses.editions(), clauses.clauses(), questions);
    return new Readings<>(rulebook, Answered.ByName.ONLY, questions, List.of());
  }

  /// The readings of a rulebook of which nobody asks how it is read: no question, no answer.
  public static Readings<?> none(Rulebook rulebook) {
    return new Readings<>(rulebook, new RecordCatalogue<>(NoQuestions.class), List.of(), List.of());
  }

  /// No question, no answer.
  public record NoQuestions() {}

  /// The rulebook.
  public Rulebook rulebook() {
    return rulebook;
  }

  /// Every question, in the order of the file.
  public List<Question> questions() {
    return questions;
  }

  /// The question of an identifier or a name.
  ///
  /// @param place where that stands
  /// @throws BadInput if there is none
  public Question question(String name, Place place) {
    return rulebook.question(name, place);
  }

  /// Every profile: `standard`, then one for each edition in their order.
  public List<Profile> profiles() {
    return profiles;
  }

  /// The profile of a name, or empty if there is none.
  public Optional<Profile> profile(String name) {
    return profiles.stream().filter(profile -> profile.name().equals(name)).findFirst();
  }

  // ---- For rules ----

  /// The reading that takes the first answer to every question.
  public R standard() {
    return standard;
  }

  /// Reads a reading: the name of a [Profile], and after commas what is answered otherwise, as in
  /// `printed-fr,contested.enter-without-ap=legal,A38=any-opposing`. Where nothing but such answers
  /// is given, the others are those of the standard reading.
  ///
  /// @param place where the text begins
  /// @throws BadInput if a name is unknown, a question is answered twice, a piece is no answer, or
  ///   two answers do not go together
  public R parse(String text, Place place) {
    Map<String, String> answers = new ReadingParser(this, place).parse(text);
    return answers.equals(standardAnswers) ? standard : catalogue.reading(answers);
  }

  /// A reading with another answer to one question.
  ///
  /// @param question name or identifier of the question
  /// @param answer name of the answer
  /// @throws BadInput if a name is unknown or the answer does not go together with another one
  public R with(R reading, String question, String answer) {
    return catalogue.reading(
        new ReadingParser(this, Place.of("reading")).with(answers(reading), question, answer));
  }

  /// The name of the answer to each question, by the name of the question, in the order of the
  /// file.
  @SuppressWarnings("ReferenceEquality") // Asking a record costs much when it is the first time.
  public Map<String, String> answers(R reading) {
    var answers = new LinkedHashMap<>(standardAnswers);
    if (reading != standard) {
      answers.putAll(catalogue.answers(reading));
    }
    return answers;
  }

  /// A reading in words.
  public NamedReading named(R reading) {
    Map<String, String> answers = answers(reading);
    return new NamedReading(name(answers), answers);
  }

  /// Whether a constant of one of the questions is the answer of a reading.
  public boolean gives(R reading, Enum<?> answer) {
    return catalogue.gives(reading, answer);
  }

  /// The question that a constant answers.
  public Question questionOf(Enum<?> answer) {
    return question(catalogue.questionOf(answer), Place.of("reading"));
  }

  /// A constant as it is chosen, such as `road.optional=no`.
  public String text(Enum<?> answer) {
    return catalogue.questionOf(answer) + "=" + Catalogue.nameOf(answer);
  }

  // ---- For people ----

  /// Reads a reading, see [#parse].
  ///
  /// @throws BadInput as there
  public NamedReading read(String text, Place place) {
    return named(parse(text, place));
  }

  /// A reading with another answer to one question.
  ///
  /// @throws BadInput as in [#with(Record, String, String)]
  public NamedReading with(NamedReading reading, String question, String answer) {
    return named(with(parse(reading.name(), Place.of("reading")), question, answer));
  }

  // ---- Inside ----

  List<Contradiction> contradictions() {
    return contradictions;
  }

  /// The constants that answers by name mean.
  Set<Enum<?>> constants(Map<String, String> answers) {
    return catalogue.constants(answers);
  }

  /// The shortest text that [#parse] reads as these answers: the profile that differs in the fewest
  /// answers, the first of them if there are several, and the answers in which it differs, in the
  /// order of the file.
  private String name(Map<String, String> answers) {
    return profiles.stream()
        .map(profile -> pieces(profile, answers))
        .min(Comparator.comparingInt(List::size))
        .map(pieces -> String.join(",", pieces))
        .orElseThrow();
  }

  private static List<String> pieces(Profile profile, Map<String, String> answers) {
    var pieces = new ArrayList<String>();
    pieces.add(profile.name());
    for (Profile.Choice choice : profile.choices()) {
      String name = choice.question().name();
      String answer = answers.getOrDefault(name, "");
      if (!choice.answer().name().equals(answer)) {
        pieces.add(name + "=" + answer);
      }
    }
    return pieces;
  }
}
