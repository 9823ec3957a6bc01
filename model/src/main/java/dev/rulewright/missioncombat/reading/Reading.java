package dev.rulewright.missioncombat.reading;

import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Place;
import dev.rulewright.kernel.Question;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;

/// An answer to every question that the rulebook leaves open.
///
/// The rules ask where they apply a clause, as in `reading.contested().enterWithoutAp()`. People
/// name questions and answers in words: `contested.enter-without-ap` and `legal`.
public record Reading(
    BoardAnswers board,
    SetupAnswers setup,
    TurnAnswers turn,
    DeckAnswers deck,
    HqAnswers hq,
    PortalAnswers portal,
    PlayUnitAnswers playUnit,
    EventAnswers event,
    ArtilleryAnswers artillery,
    DamageAnswers damage,
    ControlAnswers control,
    ContestedAnswers contested,
    AttackAnswers attack,
    MoveAnswers move,
    OversizedAnswers oversized,
    BuildingAnswers building,
    RangedAnswers ranged,
    RoadAnswers road,
    FreeMovesAnswers freeMoves,
    SpeedAnswers speed,
    BunkerAnswers bunker,
    WinAnswers win,
    GameAnswers game,
    UnitAnswers unit,
    KnowledgeAnswers info) {

  /// The reading that takes the answer which the German text supports, and where it supports none,
  /// the answer that each [Question#argument] gives reasons for.
  public static Reading standard() {
    return Catalogue.STANDARD;
  }

  /// Every question, in the order of the identifiers.
  public static List<Question> questions() {
    return Catalogue.QUESTIONS;
  }

  /// Reads a reading: the name of a [Profile], and after commas what is answered otherwise, as in
  /// `printed-fr,contested.enter-without-ap=legal,A38=any-opposing`. Where nothing but such answers
  /// is given, the others are those of the standard reading.
  ///
  /// @param place where the text begins
  /// @throws BadInput if a name is unknown, a question is answered twice, a piece is no answer, or
  ///   two answers do not go together
  public static Reading parse(String text, Place place) {
    return new ReadingParser(place).parse(text);
  }

  /// This reading with another answer to one question.
  ///
  /// @param question name or identifier of the question
  /// @param answer name of the answer
  /// @throws BadInput if a name is unknown or the answer does not go together with another one
  public Reading with(String question, String answer) {
    return new ReadingParser(Place.of("reading")).with(this, question, answer);
  }

  /// The answer to a question.
  ///
  /// @throws IllegalArgumentException if it is none of [#questions]
  public Question.Answer answerTo(Question question) {
    return Catalogue.answerTo(question, this);
  }

  /// Whether a constant of one of the questions is the answer here.
  public boolean gives(Enum<?> answer) {
    return Catalogue.gives(this, answer);
  }

  /// An answer as it is chosen, such as `road.optional=no`.
  public static String text(Enum<?> answer) {
    return Catalogue.text(answer);
  }

  /// The question that a constant answers.
  public static Question questionOf(Enum<?> answer) {
    return Catalogue.questionOf(answer);
  }

  /// The name of the answer to each question, by the name of the question, in the order of the
  /// identifiers.
  public Map<String, String> answers() {
    return Catalogue.answersOf(this);
  }

  /// The shortest text that [#parse] reads as this reading: the profile that differs in the fewest
  /// answers, the first of them if there are several, and the answers in which it differs, in the
  /// order of the identifiers.
  public String name() {
    return Profile.all().stream()
        .map(profile -> {
          var pieces = differences(profile);
          pieces.addFirst(profile.name());
          return pieces;
        })
        .min(Comparator.comparingInt(List::size))
        .map(pieces -> String.join(",", pieces))
        .orElseThrow();
  }

  private List<String> differences(Profile profile) {
    var there = profile.reading().answers();
    var differences = new ArrayList<String>();
    answers()
        .forEach((question, answer) -> {
          if (!answer.equals(there.get(question))) {
            differences.add(question + "=" + answer);
          }
        });
    return differences;
  }

  /// The same as [#name].
  @Override
  public String toString() {
    return name();
  }
}
