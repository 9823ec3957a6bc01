package dev.rulewright.missioncombat;

import dev.rulewright.kernel.Name;
import dev.rulewright.kernel.Result;
import dev.rulewright.missioncombat.material.Faction;
import java.util.List;

/// The ways in which play can end.
public enum Ending {
  /// A player has no unit left on the board.
  NO_UNITS_LEFT(
      false, MissionClause.LAST_UNIT_REMOVED, MissionClause.ENDS_AT_ONCE, MissionClause.GOAL),
  /// Neither player has a unit left on the board, and the reading makes that a draw.
  NOBODY_LEFT(true, MissionClause.LAST_UNIT_REMOVED, MissionClause.ENDS_AT_ONCE),
  /// The same position began the same player's turn for the third time.
  REPETITION(true, MissionClause.DRAW_BY_REPETITION),
  /// The last turn has been played.
  TURN_LIMIT(true, MissionClause.DRAW_BY_TURN_LIMIT),
  /// The players agreed on a draw.
  AGREEMENT(true, MissionClause.DRAW_BY_AGREEMENT),
  /// The last turn has been played, and one player has more units on the board.
  MORE_UNITS(false, MissionClause.MORE_UNITS_AT_TURN_LIMIT);

  private final boolean draw;
  private final List<MissionClause> clauses;

  Ending(boolean draw, MissionClause... clauses) {
    this.draw = draw;
    this.clauses = List.of(clauses);
  }

  /// Whether nobody wins.
  public boolean isDraw() {
    return draw;
  }

  /// The result of a play that ends like this.
  ///
  /// @param winners empty for a draw
  public Result result(List<Faction> winners) {
    return new Result(winners, toString(), clauses);
  }

  /// The name used in results and files, such as `no-units-left`.
  @Override
  public String toString() {
    return Name.of(name());
  }
}
