package dev.rulewright.missioncombat.rules.otherwise;

import dev.rulewright.kernel.reading.Asking;
import dev.rulewright.kernel.reading.Reading;
import dev.rulewright.missioncombat.Mark;
import dev.rulewright.missioncombat.Move;
import dev.rulewright.missioncombat.Move.Way;
import dev.rulewright.missioncombat.Position;
import dev.rulewright.missioncombat.Unit;
import dev.rulewright.missioncombat.material.Area;
import dev.rulewright.missioncombat.material.AreaEffect;
import dev.rulewright.missioncombat.material.Board;
import dev.rulewright.missioncombat.material.Faction;
import java.util.EnumSet;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.stream.Stream;

/// The traces that a move leaves because a later move depends on it: that a free move is used up,
/// and under some readings more.
public final class MoveTraces extends Asking {

  private final Board board;
  private final BiFunction<Faction, Position, Integer> controlled;
  private final boolean backToTurnStart = says("move.retreat-destination=turn-start");
  private final boolean mustBeginOnRoad = says("road.same-turn-arrival=not-allowed");
  private final boolean fromAnywhere = says("road.origin=from-anywhere");
  private final boolean roadToAdjacentOnly = says("road.requires-adjacent=adjacent-only");
  private final boolean keepsRoad = says("road.last-unit-exception=lasting");
  private final boolean actsWhenPlayed = says("unit.acts-when-played=yes");
  private final boolean entersOnce = says("contested.reentry=once-per-turn");
  private final boolean staysWhenClear = says("move.after-clear=stays");
  private final boolean enemyControlBlocks = says("move.through-enemy-control=blocked");
  private final boolean speedOncePerTurn = says("speed.scope=per-player");
  private final boolean roadOncePerTurn = says("road.uses-per-turn=once");
  private final boolean mayStandTogether;

  /// Whether the reading asks for more than the free moves used.
  private final boolean more;

  public MoveTraces(
      Board board, BiFunction<Faction, Position, Integer> controlled, Reading reading) {
    super(reading);
    mayStandTogether = Together.isPossible(reading);
    this.board = board;
    this.controlled = controlled;
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
    return backToTurnStart || mustBeginOnRoad;
  }

  /// Whether a guest may go back further than to the area it left with its last move.
  public boolean mayGoBackFar() {
    boolean roadFromAfar = fromAnywhere || asksFor(Mark.KEEPS_ROAD);
    return backToTurnStart || (roadFromAfar && !roadToAdjacentOnly);
  }

  /// Whether a mark tells units apart.
  public boolean asksFor(Mark mark) {
    return switch (mark) {
      case ROAD_USED, SPEED_USED -> true;
      case KEEPS_ROAD -> keepsRoad;
      case JUST_PLAYED -> mustBeginOnRoad || !actsWhenPlayed;
      case HAS_ENTERED -> entersOnce;
      case HAS_CLEARED -> staysWhenClear;
      case STOPPED -> enemyControlBlocks;
      case GUEST -> mayStandTogether;
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
          case SPEED -> speedOncePerTurn;
          case ARTERIAL_ROAD -> roadOncePerTurn;
        };
    if (!countsForAll) {
      return after;
    }
    Set<Way> ways = EnumSet.of(way);
    ways.addAll(after.memory().waysUsed());
    return after.with(after.memory().withWaysUsed(ways));
  }
}
