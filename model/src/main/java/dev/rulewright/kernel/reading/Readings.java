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
import java.util.stream.Stream;

/// The readings of a game: its questions, its profiles, and the text form in which a reading is
/// chosen.
public final class Readings {

  private static final String CONTRADICTIONS = "contradictions.csv";

  private final Rulebook rulebook;
  private final List<Question> questions;
  private final List<Profile> profiles;
  private final List<Contradiction> contradictions;
  private final Map<String, String> standardAnswers = new LinkedHashMap<>();
  private final Reading standard;

  Readings(Rulebook rulebook, List<Question> questions, List<Contradiction> contradictions) {
    this.rulebook = rulebook;
    this.questions = questions;
    this.contradictions = contradictions;
    profiles =
        Stream.concat(
                Stream.of(Optional.<String>empty()), rulebook.editions().stream().map(Optional::of))
            .map(edition -> Profile.of(edition, questions))
            .toList();
    questions.forEach(each -> standardAnswers.put(each.name(), each.standard()));
    standard = reading(standardAnswers);
  }

  private Reading reading(Map<String, String> answers) {
    return new Reading(rulebook, name(answers), answers);
  }

  /// The readings of the rulebook that stands in `clauses.csv`, `questions.csv` and `answers.csv`
  /// beside a class; what answers do not go together stands in `contradictions.csv`, which may be
  /// left out. What stands in them is told by the package page.
  ///
  /// @param game identifier of the game
  /// @param title the title of the rulebook as printed
  /// @param beside an enum of the clauses that rules cite, or another class
  /// @throws BadInput if a file is missing or makes no sense, or they do not fit to each other or
  ///   to the clauses that are cited
  public static Readings of(String game, String title, Class<?> beside) {
    ClauseFile clauses = ClauseFile.of(beside);
    List<Question> questions =
        QuestionFile.read(
            DataFile.beside(beside, "questions.csv"),
            DataFile.beside(beside, "answers.csv"),
            clauses);
    var rulebook = new Rulebook(game, title, clauses.editions(), clauses.clauses(), questions);
    List<Contradiction> contradictions =
        DataFile.isBeside(beside, CONTRADICTIONS)
            ? Contradiction.read(DataFile.beside(beside, CONTRADICTIONS), rulebook)
            : List.of();
    return new Readings(rulebook, questions, contradictions);
  }

  /// The readings of a rulebook of which nobody asks how it is read: no question, no answer.
  public static Readings none(Rulebook rulebook) {
    return new Readings(rulebook, List.of(), List.of());
  }

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

  /// The reading that takes the first answer to every question.
  public Reading standard() {
    return standard;
  }

  /// Reads a reading: the name of a [Profile], and after commas what is answered otherwise, as in
  /// `printed-fr,contested.enter-without-ap=legal,A38=any-opposing`. Where nothing but such answers
  /// is given, the others are those of the standard reading.
  ///
  /// @param place where the text begins
  /// @throws BadInput if a name is unknown, a question is answered twice, a piece is no answer, or
  ///   two answers do not go together
  public Reading parse(String text, Place place) {
    Map<String, String> answers = new ReadingParser(this, place).parse(text);
    return answers.equals(standardAnswers) ? standard : reading(answers);
  }

  /// A reading with another answer to one question.
  ///
  /// @param question name or identifier of the question
  /// @param answer name of the answer
  /// @throws BadInput if a name is unknown or the answer does not go together with another one
  public Reading with(Reading reading, String question, String answer) {
    return reading(
        new ReadingParser(this, Place.of("reading")).with(reading.answers(), question, answer));
  }

  // ---- Inside ----

  List<Contradiction> contradictions() {
    return contradictions;
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
