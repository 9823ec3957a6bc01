package dev.rulewright.starquest.board;

import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;

/// The board under one reading, for every set of closed doors that play comes by: a floor is made
/// when it is first asked for, and kept.
public final class Floors {

  /// More floors are not kept at a time; a board with many doors has more sets of them than memory.
  private static final int KEPT = 256;

  private final Board board;
  private final Floor.Rule rule;
  private final ConcurrentMap<Long, Floor> floors = new ConcurrentHashMap<>();
  private final Floor open;
  private volatile Last last;

  private record Last(long closedDoors, Floor floor) {}

  /// The floors of a board.
  public Floors(Board board, Floor.Rule rule) {
    this.board = board;
    this.rule = rule;
    open = new Floor(board, 0, rule);
    last = new Last(0, open);
  }

  /// The floor while some doors are closed, one bit each.
  public Floor with(long closedDoors) {
    if (closedDoors == 0) {
      return open;
    }
    Last known = last;
    if (known.closedDoors == closedDoors) {
      return known.floor;
    }
    if (floors.size() > KEPT) {
      floors.clear();
    }
    Floor floor = floors.computeIfAbsent(closedDoors, doors -> new Floor(board, doors, rule));
    last = new Last(closedDoors, floor);
    return floor;
  }
}
