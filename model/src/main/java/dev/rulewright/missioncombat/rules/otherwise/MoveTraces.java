package dev.rulewright.missioncombat.rules.otherwise;

import dev.rulewright.missioncombat.Mark;
import dev.rulewright.missioncombat.Move;
import dev.rulewright.missioncombat.Move.Way;
import dev.rulewright.missioncombat.Position;
import dev.rulewright.missioncombat.Unit;
import dev.rulewright.missioncombat.material.Area;
import dev.rulewright.missioncombat.material.AreaEffect;
import dev.rulewright.missioncombat.material.Board;
import dev.rulewright.missioncombat.material.Faction;
import dev.rulewright.missioncombat.reading.ContestedAnswers.Reentry;
import dev.rulewright.missioncombat.reading.MoveAnswers.AfterClear;
import dev.rulewright.missioncombat.reading.MoveAnswers.RetreatDestination;
import dev.rulewright.missioncombat.reading.MoveAnswers.ThroughEnemyControl;
import dev.rulewright.missioncombat.reading.Reading;
import dev.rulewright.missioncombat.reading.RoadAnswers.LastUnitException;
import dev.rulewright.missioncombat.reading.RoadAnswers.Origin;
import dev.rulewright.missioncombat.reading.RoadAnswers.RequiresAdjacent;
import dev.rulewright.missioncombat.reading.RoadAnswers.SameTurnArrival;
import dev.rulewright.missioncombat.reading.RoadAnswers.UsesPerTurn;
import dev.rulewright.missioncombat.reading.SpeedAnswers.Scope;
import dev.rulewright.missioncombat.reading.UnitAnswers.ActsWhenPlayed;
import java.util.EnumSet;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.stream.Stream;

/// The traces that a move leaves because a later move depends on it: that a free move is used up,
/// and under some readings more.
public final class MoveTraces {

  private final Board board;
  private final BiFunction<Faction, Position, Integer> controlled;
  private final Reading reading;

  /// Whether the reading asks for more than the free moves used.
  private final boolean more;

  public MoveTraces(
      Board board, BiFunction<Faction, Position, Integer> controlled, Reading reading) {
    this.board = board;
    this.controlled = controlled;
    this.reading = reading;
    more =
        rememberStart()
            || Stream.of(Mark.GUEST, Mark.KEEPS_ROAD, Mark.HAS_ENTERED, Mark.STOPPED)
                .anyMatch(this::asksFor);
  }

  /// The unit after the move.
  public Unit on(Position before, Move.MoveUnit move) {
    Unit unit = move.unit();
    int used =
        switch (move.way()) {
          case AP -> 0;
          case SPEED -> Mark.SPEED_USED.bit();
          case ARTERIAL_ROAD -> Mark.ROAD_USED.bit();
        };
    var moved =
        new Unit(unit.card(), move.to(), unit.damage(), unit.marks() | used, unit.setOutFrom());
    return more ? withMore(moved, before, move) : moved;
  }

  private Unit withMore(Unit unit, Position before, Move.MoveUnit move) {
    // A guest moves on only if it stays for good where it was; then it is none any more.
    Unit moved = unit.without(Mark.GUEST);
    if (rememberStart()) {
      Area start = move.unit().start();
      moved = moved.settingOutFrom(start.equals(move.to()) ? null : start);
    }
    if (keepsRoad(before, move)) {
      moved = moved.with(Mark.KEEPS_ROAD);
    }
    if (asksFor(Mark.HAS_ENTERED) && before.waiting().holds(move.to())) {
      moved = moved.with(Mark.HAS_ENTERED);
    }
    if (asksFor(Mark.STOPPED)
        && isAmong(controlled.apply(before.mover().opponent(), before), move.to())) {
      moved = moved.with(Mark.STOPPED);
    }
    return moved;
  }

  /// Whether it matters where a unit stood when the turn began.
  public boolean rememberStart() {
    return reading.move().retreatDestination() == RetreatDestination.TURN_START
        || reading.road().sameTurnArrival() == SameTurnArrival.NOT_ALLOWED;
  }

  /// Whether a guest may go back further than to the area it left with its last move.
  public boolean mayGoBackFar() {
    boolean roadFromAfar =
        reading.road().origin() == Origin.FROM_ANYWHERE || asksFor(Mark.KEEPS_ROAD);
    return reading.move().retreatDestination() == RetreatDestination.TURN_START
        || (roadFromAfar && reading.road().requiresAdjacent() != RequiresAdjacent.ADJACENT_ONLY);
  }

  /// Whether a mark tells units apart.
  public boolean asksFor(Mark mark) {
    return switch (mark) {
      case ROAD_USED, SPEED_USED -> true;
      case KEEPS_ROAD -> reading.road().lastUnitException() == LastUnitException.LASTING;
      case JUST_PLAYED ->
          reading.road().sameTurnArrival() == SameTurnArrival.NOT_ALLOWED
              || reading.unit().actsWhenPlayed() == ActsWhenPlayed.NO;
      case HAS_ENTERED -> reading.contested().reentry() == Reentry.ONCE_PER_TURN;
      case HAS_CLEARED -> reading.move().afterClear() == AfterClear.STAYS;
      case STOPPED -> reading.move().throughEnemyControl() == ThroughEnemyControl.BLOCKED;
      case GUEST -> Together.isPossible(reading);
    };
  }

  private static boolean isAmong(int areas, Area area) {
    return (areas & area.bit()) != 0;
  }

  private boolean keepsRoad(Position before, Move.MoveUnit move) {
    return asksFor(Mark.KEEPS_ROAD)
        && move.way() == Way.ARTERIAL_ROAD
        && isAmong(board.with(AreaEffect.FREE_MOVE_INTO_OPPOSING_AREA), move.unit().area())
        && before.acting().isAlone(move.unit());
  }

  /// The position after a move, remembering that a way is used up that counts for all units.
  public Position remembering(Position after, Way way) {
    boolean countsForAll =
        switch (way) {
          case AP -> false;
          case SPEED -> reading.speed().scope() == Scope.PER_PLAYER;
          case ARTERIAL_ROAD -> reading.road().usesPerTurn() == UsesPerTurn.ONCE;
        };
    if (!countsForAll) {
      return after;
    }
    Set<Way> ways = EnumSet.of(way);
    ways.addAll(after.memory().waysUsed());
    return after.with(after.memory().withWaysUsed(ways));
  }
}
