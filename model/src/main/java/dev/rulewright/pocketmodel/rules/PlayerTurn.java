package dev.rulewright.pocketmodel.rules;

import static dev.rulewright.pocketmodel.PocketClause.LENGTH_1;
import static dev.rulewright.pocketmodel.PocketClause.MOVE_1;
import static dev.rulewright.pocketmodel.PocketClause.MOVE_2;
import static dev.rulewright.pocketmodel.PocketClause.POWER_2;
import static dev.rulewright.pocketmodel.PocketClause.POWER_3;
import static dev.rulewright.pocketmodel.PocketClause.POWER_4;
import static dev.rulewright.pocketmodel.PocketClause.POWER_5;
import static dev.rulewright.pocketmodel.PocketClause.POWER_7;
import static dev.rulewright.pocketmodel.PocketClause.RESERVE_1;
import static dev.rulewright.pocketmodel.PocketClause.TURN_1;
import static dev.rulewright.pocketmodel.PocketClause.TURN_4;
import static dev.rulewright.pocketmodel.PocketClause.ZONE_4;

import dev.rulewright.kernel.Chronicle;
import dev.rulewright.kernel.Event;
import dev.rulewright.kernel.Result;
import dev.rulewright.kernel.cards.Pile;
import dev.rulewright.pocketmodel.Fleet;
import dev.rulewright.pocketmodel.Move.Step;
import dev.rulewright.pocketmodel.Position;
import dev.rulewright.pocketmodel.Side;
import dev.rulewright.pocketmodel.Stage;
import dev.rulewright.pocketmodel.Unit;
import dev.rulewright.pocketmodel.Zone;
import dev.rulewright.pocketmodel.material.Force;
import dev.rulewright.pocketmodel.material.Symbol;
import dev.rulewright.pocketmodel.material.UnitKind;
import java.util.List;

/// Chapter *Course of play*: moving, what a carrier does instead, and the end of a turn.
final class PlayerTurn extends Chapter {

  private final boolean mustAct = says("turn.action=compulsory");
  private final boolean starsAreHigh = says("power.stars=carrier-3-turbolaser-4-or-5");
  private final boolean hasTurnLimit = says("game.length=draw-after-turn-limit");
  private final boolean healsAfterTurn = says("damage.lasts=until-end-of-turn");

  PlayerTurn(Table table) {
    super(table);
  }

  /// Whether the action of this turn may still be taken.
  ///
  /// - TURN-4: In a turn one of three actions may be taken: to move, to fight, or to strike.
  static boolean mayAct(Position position) {
    return !position.acted();
  }

  /// Whether a turn without an action is refused while there is one.
  ///
  /// - OVERVIEW-1: In a turn, says the overview, play one card and take one action.
  boolean mustAct() {
    return mustAct;
  }

  /// The ways to move units, that of none included.
  Choices moving(Position position) {
    return Choices.ofFleet(position.own().units(), table.numbers().starsPerAction());
  }

  /// The position after units have moved.
  ///
  /// - MOVE-1: Own units worth up to five stars move into zones that border on theirs.
  /// - MOVE-2: A unit that moves goes one zone far.
  Position moved(Position position, List<Step> steps, Chronicle chronicle) {
    if (chronicle.listening()) {
      for (Step step : steps) {
        chronicle.tell(Event.of("moved " + step, MOVE_1, MOVE_2, TURN_4, ZONE_4));
      }
    }
    return position.tookAction(position.own().with(position.own().units().moved(steps)));
  }

  // ---- Carriers ----

  /// The stars of the units that a carrier brings.
  ///
  /// - STARS-1: A carrier brings up to three stars, and a turbolaser has its effect on units of
  ///   four or five stars.
  int carrierStars() {
    return starsAreHigh ? table.numbers().carrierStars() : 2;
  }

  /// Whether a carrier may bring units.
  ///
  /// - POWER-5: A carrier in the enemy home zone may, instead of the normal action, bring reserve
  ///   units of a few stars there.
  static boolean hasCarrier(Position position) {
    Zone there = Zone.home(position.mover().enemy());
    Fleet fleet = position.own().units();
    for (int i = 0; i < fleet.size(); i++) {
      Unit unit = fleet.get(i);
      if (unit.zone() == there && unit.kind().has(Symbol.CARRIER)) {
        return true;
      }
    }
    return false;
  }

  /// The ways to bring units by a carrier, that of none included.
  Choices carrying(Position position) {
    return Choices.ofReserve(position.own().reserve(), carrierStars());
  }

  /// The position after a carrier has brought units.
  ///
  /// - POWER-7: The two power abilities are called lasting.
  /// - POWER-3: Some power abilities work in a battle, others only outside a combat action.
  /// - POWER-4: Of these power abilities one may be used in a turn.
  Position carried(Position position, Pile<UnitKind> units, Chronicle chronicle) {
    chronicle.tell(() ->
        Event.of(
            "carried " + units,
            table.withStars(List.of(POWER_5, POWER_2, POWER_3, POWER_4, POWER_7, RESERVE_1))));
    Zone there = Zone.home(position.mover().enemy());
    return position.tookAction(position.own().entering(units, there));
  }

  // ---- The end of a turn ----

  /// The position after the turn has ended.
  ///
  /// - TURN-1: The players take turns, beginning with the start player.
  /// - LENGTH-1: After turn 300 play ends in a draw.
  Position ended(Position position, Chronicle chronicle) {
    chronicle.tell(() -> Event.of("ended turn " + position.turn(), TURN_1));
    if (position.turn() >= table.numbers().turnLimit() && hasTurnLimit) {
      chronicle.tell(() -> Event.of("ended in a draw: turn-limit", LENGTH_1));
      return position.with(new Stage.Over(new Result(List.of(), "turn-limit", List.of(LENGTH_1))));
    }
    Position next = position.turnOf(position.mover().enemy(), position.turn() + 1);
    return healsAfterTurn ? undamaged(undamaged(next, Force.ALLIANCE), Force.EMPIRE) : next;
  }

  private static Position undamaged(Position position, Force force) {
    Side side = position.side(force);
    return position.with(force, side.with(side.units().changed(unit -> unit.withDamage(0))));
  }
}
