package dev.rulewright.missioncombat.notation;

import dev.rulewright.kernel.Result;
import dev.rulewright.missioncombat.Faction;
import dev.rulewright.missioncombat.MissionClause;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/// The ways in which play can end.
enum Ending {
  NO_UNITS_LEFT(false, MissionClause.LAST_UNIT_REMOVED, MissionClause.ENDS_AT_ONCE),
  REPETITION(true, MissionClause.DRAW_BY_REPETITION),
  TURN_LIMIT(true, MissionClause.DRAW_BY_TURN_LIMIT);

  private final boolean draw;
  private final List<MissionClause> clauses;

  Ending(boolean draw, MissionClause... clauses) {
    this.draw = draw;
    this.clauses = List.of(clauses);
  }

  /// The names of the endings without a winner, or of those with one.
  static List<String> names(boolean draw) {
    return Arrays.stream(values())
        .filter(ending -> ending.draw == draw)
        .map(Ending::toString)
        .toList();
  }

  static List<String> names() {
    return Arrays.stream(values()).map(Ending::toString).toList();
  }

  static Ending read(Word reason, boolean draw) {
    return Arrays.stream(values())
        .filter(ending -> ending.draw == draw && reason.is(ending.toString()))
        .findFirst()
        .orElseThrow(() -> reason.at().unknown("a reason", reason.text(), names(draw)));
  }

  Result result(List<Faction> winners) {
    return new Result(winners, toString(), clauses);
  }

  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
