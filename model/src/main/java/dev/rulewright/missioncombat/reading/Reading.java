package dev.rulewright.missioncombat.reading;

import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Place;
import dev.rulewright.kernel.reading.Readings;
import dev.rulewright.missioncombat.MissionClause;

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
  /// the answer that each [dev.rulewright.kernel.Question#argument] gives reasons for.
  public static Reading standard() {
    return READINGS.standard();
  }

  /// Reads a reading, see [Readings#parse].
  ///
  /// @throws BadInput as there
  public static Reading parse(String text, Place place) {
    return READINGS.parse(text, place);
  }

  /// The shortest text that [#parse] reads as this reading.
  @Override
  public String toString() {
    return READINGS.named(this).name();
  }
}
