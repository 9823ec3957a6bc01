package dev.rulewright.missioncombat.notation;

import dev.rulewright.kernel.notation.EntryNotation;
import dev.rulewright.missioncombat.Move;
import dev.rulewright.missioncombat.Position;
import dev.rulewright.missioncombat.material.Faction;
import dev.rulewright.missioncombat.material.Material;
import dev.rulewright.missioncombat.rules.table.Possible;
import java.util.function.UnaryOperator;

/// The text form of positions and moves of *Mission: Combat!*.
///
/// A position consists of fields; every field has a default:
///
/// | key | value | default |
/// |---|---|---|
/// | `stage` | `seats`, `choice-of-faction`, `setup`, `start-player`, `placement`, `turn`, `draw`, `draw-first`, `draw-second CARD`, `consider CARD`, `keep CARD CARD`, `draw-offered`, `over WINNER REASON` | `turn` |
/// | `turn` | the number of the turn | 3; 0 during the set-up |
/// | `to-move` | `marines` or `portalists` | `marines` |
/// | `ap` | action points left | all of the turn |
/// | the name of an area | its units: `rifleman x2, exorcist#10, portal-hound#10,speed-used` | nobody |
/// | `guest` | `UNIT from AREA`, `UNIT from AREA after N attacks` | none |
/// | `marines-hand`, `marines-discard`, and so on | cards: `rifleman x2, hellfire` | none |
/// | `marines-deck`, `portalists-deck` | cards, or `rest` | `rest`: every card that is nowhere else |
///
/// Behind the `#` of a unit stand the damage it has taken, `road-used` and `speed-used`. Under
/// readings that ask for it other [marks][dev.rulewright.missioncombat.Mark] and `from-AREA` (where
/// it began the turn) follow, there are fields `memory.…`, and `control.AREA` makes up a position:
/// `marines`, `portalists`, `both` or `nobody`; where it is missing, the units tell.
///
/// To compare, there are also `control.AREA`, `marines-units`, `marines-hand-size`,
/// `marines-discard-size`, `marines-deck-size`, and the same for the Portalists.
///
/// | move | may leave out |
/// |---|---|
/// | `seat FACTION`, `start FACTION`, `drawn CARD`, `place CARD AREA`, `draw`, `draw-with-hq`, `keep CARD`, `end-turn`, `offer-draw`, `accept-draw`, `decline-draw` | |
/// | `play-unit CARD AREA` | |
/// | `play-event CARD UNIT=N …`, `play-event CARD UNIT` | what is hit or removed, where there is nothing |
/// | `move UNIT AREA by ap`, `by speed`, `by arterial-road` | `by ap` |
/// | `attack UNIT UNIT=N …` | `=N` of a single target |
///
/// A UNIT is `card@area#marks`. Area and marks may be left out when it is clear which unit is
/// meant; a unit without marks is meant before one that has marks.
public final class MissionNotation {

  /// The key of the field that says who is on the move.
  public static final String TO_MOVE = "to-move";

  private MissionNotation() {}

  /// The text form for some material.
  ///
  /// @param possible tells which positions can be
  /// @param beginning the position as play begins with it
  /// @param afterGoingBack the position after every guest has gone back, the same position if there
  ///   is none
  public static EntryNotation<Position, Move> of(
      Material material,
      Possible possible,
      UnaryOperator<Position> beginning,
      UnaryOperator<Position> afterGoingBack) {
    var names = new Names(material);
    var fields = new PositionFields(names, possible);
    var check = new PositionCheck(material.board(), possible);
    return new EntryNotation<>(
        fields.all(),
        written -> beginning.apply(check.position(Setup.of(fields, written))),
        (position, text) ->
            new MoveReader(names, possible.damage(), position, afterGoingBack.apply(position))
                .read(text));
  }

  /// The key of the field that gives the cards of a faction's deck.
  public static String deck(Faction faction) {
    return faction + "-deck";
  }
}
