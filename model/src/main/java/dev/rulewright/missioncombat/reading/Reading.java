package dev.rulewright.missioncombat.reading;

import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Place;
import dev.rulewright.kernel.Question;
import dev.rulewright.kernel.reading.Readings;
import dev.rulewright.missioncombat.MissionClause;
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

  /// What the rulebook leaves open, in words.
  public static final Readings<Reading> READINGS =
      Readings.of(
          "mission-combat",
          "Mission: Combat!",
          MissionClause.class,
          Reading.class,
          Contradictions.ALL);

  /// The reading that takes the answer which the German text supports, and where it supports none,
  /// the answer that each [Question#argument] gives reasons for.
  public static Reading standard() {
    return READINGS.standard();
  }

  /// Every question, in the order of the file.
  public static List<Question> questions() {
    return READINGS.questions();
  }

  /// Reads a reading, see [Readings#parse].
  ///
  /// @throws BadInput as there
  public static Reading parse(String text, Place place) {
    return READINGS.parse(text, place);
  }

  /// This reading with another answer to one question, see [Readings#with].
  ///
  /// @throws BadInput as there
  public Reading with(String question, String answer) {
    return READINGS.with(this, question, answer);
  }

  /// The answer to a question.
  ///
  /// @throws IllegalArgumentException if it is none of [#questions]
  public Question.Answer answerTo(Question question) {
    return question
        .answer(answers().getOrDefault(question.name(), ""))
        .orElseThrow(() -> new IllegalArgumentException("no question of this game: " + question));
  }

  /// Whether a constant of one of the questions is the answer here.
  public boolean gives(Enum<?> answer) {
    return READINGS.gives(this, answer);
  }

  /// The name of the answer to each question, by the name of the question, in the order of the
  /// file.
  public Map<String, String> answers() {
    return READINGS.answers(this);
  }

  /// The shortest text that [#parse] reads as this reading.
  public String name() {
    return READINGS.named(this).name();
  }

  /// The same as [#name].
  @Override
  public String toString() {
    return name();
  }
}
