package dev.rulewright.pocketmodel.rules;

import static dev.rulewright.pocketmodel.PocketClause.END_1;
import static dev.rulewright.pocketmodel.PocketClause.END_2;
import static dev.rulewright.pocketmodel.PocketClause.GOAL_1;

import dev.rulewright.kernel.Chronicle;
import dev.rulewright.kernel.Event;
import dev.rulewright.kernel.Result;
import dev.rulewright.pocketmodel.Fleet;
import dev.rulewright.pocketmodel.PocketClause;
import dev.rulewright.pocketmodel.Position;
import dev.rulewright.pocketmodel.Side;
import dev.rulewright.pocketmodel.Stage;
import dev.rulewright.pocketmodel.material.Force;
import java.util.List;

/// When play is over, and what follows from the end of an action.
final class Ending extends Chapter {

  private final boolean endsAtOnce = says("end.when=at-once");
  private final boolean losesWithoutUnits = says("end.units=lost");
  private final BothOut bothOut = answer("end.both-out", BothOut.values());

  Ending(Table table) {
    super(table);
  }

  /// The position in which play is over, if somebody is out; otherwise the same position.
  ///
  /// - END-1: Who has no unit in play at any time has lost, whatever stands in the reserve.
  /// - END-2: Who has no objective at any time has lost.
  Position atOnce(Position position, Chronicle chronicle) {
    return endsAtOnce ? checked(position, chronicle) : position;
  }

  private Position checked(Position position, Chronicle chronicle) {
    Side alliance = position.alliance();
    Side empire = position.empire();
    if (isOut(alliance) || isOut(empire)) {
      return isOut(alliance) && isOut(empire)
          ? bothOut(position, chronicle)
          : over(
              position,
              isOut(alliance) ? Force.EMPIRE : Force.ALLIANCE,
              "no-units",
              END_1,
              chronicle);
    }
    if (alliance.objectives() == 0 || empire.objectives() == 0) {
      return over(
          position,
          alliance.objectives() == 0 ? Force.EMPIRE : Force.ALLIANCE,
          "no-objectives",
          END_2,
          chronicle);
    }
    return position;
  }

  /// Whether a side has lost because of its units.
  boolean isOut(Side side) {
    return side.units().isEmpty() && (losesWithoutUnits || side.reserve().isEmpty());
  }

  private Position bothOut(Position position, Chronicle chronicle) {
    return switch (bothOut) {
      case DRAW -> {
        chronicle.tell(() -> Event.of("ended in a draw: no-units", END_1, GOAL_1));
        yield position.with(
            new Stage.Over(new Result(List.of(), "no-units", List.of(END_1, GOAL_1))));
      }
      case ATTACKER_WINS -> over(position, position.mover(), "no-units", END_1, chronicle);
      case ATTACKER_LOSES -> over(position, position.mover().enemy(), "no-units", END_1, chronicle);
    };
  }

  /// - GOAL-1: Whoever destroys every unit or every objective of the opponent has won.
  private static Position over(
      Position position, Force winner, String reason, PocketClause clause, Chronicle chronicle) {
    chronicle.tell(() -> Event.of("won %s: %s".formatted(winner, reason), clause, GOAL_1));
    return position.with(
        new Stage.Over(new Result(List.of(winner), reason, List.of(clause, GOAL_1))));
  }

  /// The position after an action: nobody has a mark any more.
  Position actionTaken(Position position, Chronicle chronicle) {
    Position done = position.tookAction(unmarked(position.alliance()), unmarked(position.empire()));
    return endsAtOnce ? done : checked(done, chronicle);
  }

  private static Side unmarked(Side side) {
    Fleet units = side.units().unmarked();
    return units.equals(side.units()) ? side : side.with(units);
  }

  /// The answers to `end.both-out`.
  private enum BothOut {
    DRAW,
    ATTACKER_WINS,
    ATTACKER_LOSES
  }
}
