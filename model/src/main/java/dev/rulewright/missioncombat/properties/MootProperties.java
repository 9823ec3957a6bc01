package dev.rulewright.missioncombat.properties;

import dev.rulewright.kernel.Check.OfQuestion;
import dev.rulewright.kernel.Clause;
import dev.rulewright.kernel.Place;
import dev.rulewright.kernel.Property;
import dev.rulewright.kernel.Question;
import dev.rulewright.kernel.reading.Breach;
import dev.rulewright.missioncombat.Move;
import dev.rulewright.missioncombat.Position;
import dev.rulewright.missioncombat.reading.ContestedAnswers.EventClears;
import dev.rulewright.missioncombat.reading.ContestedAnswers.FreeActionCounts;
import dev.rulewright.missioncombat.reading.ContestedAnswers.RetreatAtTurnEnd;
import dev.rulewright.missioncombat.reading.ControlAnswers.EmptyOpposing;
import dev.rulewright.missioncombat.reading.ControlAnswers.OwnCondition;
import dev.rulewright.missioncombat.reading.ControlAnswers.OwnContested;
import dev.rulewright.missioncombat.reading.ControlAnswers.Update;
import dev.rulewright.missioncombat.reading.DamageAnswers.Persistence;
import dev.rulewright.missioncombat.reading.EventAnswers.TargetSide;
import dev.rulewright.missioncombat.reading.OversizedAnswers.EnterWithoutTarget;
import dev.rulewright.missioncombat.reading.OversizedAnswers.ReturnTiming;
import dev.rulewright.missioncombat.reading.Reading;
import dev.rulewright.missioncombat.reading.RoadAnswers.IsMoveAction;
import dev.rulewright.missioncombat.reading.RoadAnswers.LastUnitException;
import dev.rulewright.missioncombat.reading.RoadAnswers.Origin;
import dev.rulewright.missioncombat.reading.SetupAnswers.Given;
import dev.rulewright.missioncombat.reading.WinAnswers.BoardOnly;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/// The moot questions: nothing that happens in play depends on their answers. Under which readings
/// they are not moot is claimed here, and tested by a search for plays that the answers tell apart.
record MootProperties(Rules rules) {

  /// In the order of the rulebook.
  List<Property<Position, Move>> all() {
    return List.of(
        moot(
            "M1",
            Breaches.together("a unit leaves an area where enemies stay, and goes back there")),
        moot(
            "M2",
            Breaches.and(
                Breaches.together("a unit stays among the enemies in their bunker and is attacked"),
                Breach.of(
                    "a guest stays in a bunker while an event of its own player hits it",
                    TargetSide.ANY,
                    EventClears.UNIT_STAYS),
                Breach.of(
                    "a guest stays in a bunker while an event of its own player hits it for no AP",
                    TargetSide.ANY,
                    FreeActionCounts.NO),
                Breach.of(
                    "a unit with much damage moves from one bunker into the other",
                    Persistence.KEPT,
                    Origin.FROM_ANYWHERE),
                Breach.of(
                    "a unit with much damage moves from one bunker into the other",
                    Persistence.KEPT,
                    LastUnitException.LASTING))),
        moot(
            "M3",
            Breach.of(
                "an event of its own player damages a unit in a bunker, which then leaves",
                TargetSide.ANY),
            Breach.of("a unit damaged in the enemy's turn leaves a bunker", Persistence.KEPT)),
        moot("M4", Breaches.together("enemies stay together into the next turn")),
        moot(
            "M5",
            Breach.of(
                "an own area is controlled for good, also while only enemies stand there",
                OwnCondition.ALWAYS),
            Breach.of(
                "a unit is played for no AP into an own area where a guest stands beside enemies",
                OwnContested.OWNER_WHEN_PRESENT,
                FreeActionCounts.NO),
            Breach.of("enemies have stayed together in an own area", RetreatAtTurnEnd.NO),
            Breach.of("enemies have stayed together in an own area", IsMoveAction.NO)),
        moot(
            "M6",
            Breach.of("an enemy without units is saved by those in hand", BoardOnly.HAND_COUNTS),
            Breach.of(
                "an enemy whose last unit was removed is not beaten", BoardOnly.DESTRUCTION_ONLY),
            Breach.of("play begins with an empty board", Given.MISSING)),
        moot(
            "M7",
            stays("an oversized guest waits on a building", ReturnTiming.AT_TURN_END),
            stays(
                "an oversized guest waits on a building", EnterWithoutTarget.STAYS_UNTIL_TURN_END),
            stays("a guest stays during a free action", FreeActionCounts.NO),
            stays("a guest stays during an event", EventClears.UNIT_STAYS)),
        moot("M8", Breach.of("one event destroys the last units of both players", TargetSide.ANY)));
  }

  private static Breach stays(String how, Enum<?> stays) {
    return Breach.of(
        how + ", and the effect of the area that it left empty is used meanwhile",
        stays,
        Update.AT_ONCE,
        EmptyOpposing.OWNER);
  }

  private Property<Position, Move> moot(String id, Breach... breaches) {
    Question question = Reading.READINGS.question(id, Place.of("properties"));
    return rules.of(
        id.toLowerCase(Locale.ROOT) + "-is-moot",
        "Play goes the same way whatever is answered: " + question.asks(),
        question.clauses().stream().map(Clause::id).collect(Collectors.joining(" ")),
        new OfQuestion<>(question),
        breaches);
  }
}
