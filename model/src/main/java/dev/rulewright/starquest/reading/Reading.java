package dev.rulewright.starquest.reading;

import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Place;
import dev.rulewright.kernel.reading.Readings;
import java.util.List;

/// An answer to every question that the rulebook leaves open, see `kernel.reading`.
///
/// The rules ask where they apply a clause, as in `reading.door().openWhen()`.
public record Reading(
    TurnAnswers turn,
    ArmAnswers arm,
    DockAnswers dock,
    MoveAnswers move,
    PassAnswers pass,
    DoorAnswers door,
    ScanAnswers scan,
    PlaceAnswers place,
    RevealAnswers reveal,
    BlipAnswers blip,
    SightAnswers sight,
    FireAnswers fire,
    CannonAnswers cannon,
    PlasmaAnswers plasma,
    BlastAnswers blast,
    MissileAnswers missile,
    AreaAnswers area,
    CloseAnswers close,
    TokenAnswers token,
    ScoreAnswers score,
    EventAnswers event,
    DreadnoughtAnswers dreadnought,
    ReinforceAnswers reinforce,
    GoalAnswers goal,
    EndAnswers end,
    WinAnswers win,
    CardsAnswers cards) {

  /// What the rulebook leaves open, in words.
  public static final Readings<Reading> READINGS =
      Readings.of("starquest", "StarQuest", StarQuestClause.class, Reading.class, List.of());

  /// The reading that takes the first answer to every question.
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
