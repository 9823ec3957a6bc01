package dev.rulewright.missioncombat.rules;

import static dev.rulewright.missioncombat.MissionClause.FIRST_TURN_TWO_AP;
import static dev.rulewright.missioncombat.MissionClause.NO_HAND_AT_START;
import static dev.rulewright.missioncombat.MissionClause.OPPONENT_IS_NEXT;
import static dev.rulewright.missioncombat.MissionClause.PLAYER_ENDS_TURN;
import static dev.rulewright.missioncombat.MissionClause.REPAIR;
import static dev.rulewright.missioncombat.MissionClause.TURNS_ALTERNATE;
import static dev.rulewright.missioncombat.MissionClause.UNUSED_AP_LAPSE;

import dev.rulewright.kernel.Chronicle;
import dev.rulewright.kernel.Event;
import dev.rulewright.kernel.reading.Asking;
import dev.rulewright.kernel.reading.Reading;
import dev.rulewright.missioncombat.Ending;
import dev.rulewright.missioncombat.Guest;
import dev.rulewright.missioncombat.Memory;
import dev.rulewright.missioncombat.Position;
import dev.rulewright.missioncombat.Position.Past;
import dev.rulewright.missioncombat.Side;
import dev.rulewright.missioncombat.Stage;
import dev.rulewright.missioncombat.Unit;
import dev.rulewright.missioncombat.material.Faction;
import dev.rulewright.missioncombat.rules.table.ActionPoints;
import dev.rulewright.missioncombat.rules.table.Control;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// Chapters *Player's turn* and *End of turn*: action points, and what happens between two turns.
final class PlayerTurn extends Asking {

  private final ActionPoints actionPoints;
  private final int turnLimit;
  private final Control control;
  private final boolean endsByRepetition = says("game.stalemate=repetition-and-limit");
  private final boolean breaksTies = says("game.stalemate=tie-break-at-limit");
  private final boolean keepsDamage = says("damage.persistence=kept");
  private final boolean otherPlayerBegins = says("turn.first-player=other-player");
  private final boolean repairsFirst = says("turn.end-order=repair-first");

  PlayerTurn(ActionPoints actionPoints, int turnLimit, Control control, Reading reading) {
    super(reading);
    this.actionPoints = actionPoints;
    this.turnLimit = turnLimit;
    this.control = control;
  }

  /// The position in which the first turn begins, after the set-up.
  ///
  /// - SETUP-11: Nobody holds cards when the first turn begins.
  /// - TURN-1: The players take turns, beginning with the start player.
  Position beginFirst(Position placed, Faction startPlayer, Chronicle chronicle) {
    Faction first = otherPlayerBegins ? startPlayer.opponent() : startPlayer;
    return begin(
        1,
        first,
        placed.side(Faction.MARINES),
        placed.side(Faction.PORTALISTS),
        placed.memory(),
        null,
        chronicle);
  }

  /// The position in which a player's turn begins.
  private Position begin(
      int turn,
      Faction player,
      Side marines,
      Side portalists,
      Memory memory,
      @Nullable Past past,
      Chronicle chronicle) {
    int ap = actionPoints.of(turn);
    chronicle.tell(() ->
        Event.of(
            turn == 1
                ? List.of(TURNS_ALTERNATE, FIRST_TURN_TWO_AP, NO_HAND_AT_START)
                : List.of(TURNS_ALTERNATE, actionPoints.because(turn)),
            "turn %d %s: %d AP",
            turn,
            player,
            ap));
    var begun =
        control.rememberedAtTurnEnd(
            new Position(Stage.ACTING, turn, player, ap, marines, portalists, null, memory, null));
    return endsByRepetition ? remembering(begun, past, chronicle) : begun;
  }

  /// The position after the turn has ended; every guest has gone back.
  ///
  /// - END-2: Unused AP are lost.
  /// - END-3: Then the opponent is on the move.
  Position end(Position position, Chronicle chronicle) {
    if (chronicle.listening()) {
      tellEnd(position, chronicle);
    }
    Side marines = refreshed(position.side(Faction.MARINES));
    Side portalists = refreshed(position.side(Faction.PORTALISTS));
    Memory memory = position.memory().refreshed();
    if (position.turn() >= turnLimit) {
      var last =
          control.rememberedAtTurnEnd(
              new Position(
                  Stage.ACTING,
                  position.turn(),
                  position.mover(),
                  0,
                  marines,
                  portalists,
                  null,
                  memory,
                  null));
      return Victory.atTurnLimit(last, breaksTies, chronicle);
    }
    return begin(
        position.turn() + 1,
        position.mover().opponent(),
        marines,
        portalists,
        memory,
        position.past(),
        chronicle);
  }

  /// - END-1: When a turn ends, every unit on the board is rid of its damage.
  private Side refreshed(Side side) {
    return keepsDamage ? side.refreshedUnrepaired() : side.refreshed();
  }

  /// The position at the end of a turn before guests go back: repaired already, if the reading says
  /// so (A55).
  Position repairedFirst(Position position, Chronicle chronicle) {
    return repairsFirst ? repaired(position, chronicle) : position;
  }

  private Position repaired(Position position, Chronicle chronicle) {
    if (keepsDamage) {
      return position;
    }
    if (chronicle.listening()) {
      tellRepaired(position, chronicle);
    }
    List<Guest> guests =
        position.guests().stream()
            .map(guest -> new Guest(guest.unit().undamaged(), guest.cameFrom(), guest.attacks()))
            .toList();
    return position
        .with(Faction.MARINES, position.side(Faction.MARINES).repaired())
        .with(Faction.PORTALISTS, position.side(Faction.PORTALISTS).repaired())
        .withGuests(guests);
  }

  private static void tellRepaired(Position position, Chronicle chronicle) {
    for (Faction faction : Faction.values()) {
      for (Unit unit : position.side(faction).units()) {
        if (unit.damage() > 0) {
          chronicle.tell(
              Event.of(
                  List.of(REPAIR),
                  "repaired %s@%s: %d damage removed",
                  unit.card(),
                  unit.area(),
                  unit.damage()));
        }
      }
    }
  }

  private void tellEnd(Position position, Chronicle chronicle) {
    if (!keepsDamage) {
      tellRepaired(position, chronicle);
    }
    if (position.ap() > 0) {
      chronicle.tell(Event.of(List.of(UNUSED_AP_LAPSE), "ap-lapsed %d", position.ap()));
    }
    chronicle.tell(
        Event.of(
            List.of(PLAYER_ENDS_TURN, OPPONENT_IS_NEXT),
            "turn-ended %d %s",
            position.turn(),
            position.mover()));
  }

  /// A position with which a play begins. If it can be the beginning of a turn it counts as one
  /// (WIN-3).
  Position given(Position position) {
    return endsByRepetition && beginsTurn(position)
        ? position.withPast(new Past(position, null))
        : position;
  }

  private boolean beginsTurn(Position position) {
    return position.stage() instanceof Stage.Acting
        && position.ap() == actionPoints.of(position.turn())
        && position.guest() == null
        && position.memory().refreshed().equals(position.memory())
        && Stream.of(Faction.values())
            .map(position::side)
            .allMatch(side -> refreshed(side).equals(side));
  }

  /// - WIN-3: No edition ends an endless game; the reading may: a draw when the same position
  ///   begins the same player's turn for the third time.
  private static Position remembering(Position begun, @Nullable Past past, Chronicle chronicle) {
    return past != null && past.holdsTwice(begun)
        ? Victory.over(begun, Ending.REPETITION, List.of(), chronicle)
        : begun.withPast(new Past(begun, past));
  }
}
