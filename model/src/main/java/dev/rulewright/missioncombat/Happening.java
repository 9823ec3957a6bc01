package dev.rulewright.missioncombat;

import dev.rulewright.kernel.Clause;
import dev.rulewright.kernel.Event;
import java.util.List;

/// One thing that happened when a move was played. **Nobody tells kinds of happenings apart**, so
/// they are no types: what happened is read in words, which are put together when somebody asks.
///
/// @param form the words, a format for the facts, see [Event#text]
public record Happening(List<? extends Clause> clauses, int cost, String form, List<Object> facts)
    implements Event {

  /// Something that cost nothing.
  @SuppressWarnings("AnnotateFormatMethod")
  public static Happening of(List<? extends Clause> clauses, String form, Object... facts) {
    return new Happening(clauses, 0, form, List.of(facts));
  }

  /// A unit was destroyed.
  ///
  /// @param unit the unit with all its damage, the last points of it included
  public static Happening destroyed(
      Unit unit, int points, int defence, List<MissionClause> clauses) {
    return of(
        clauses,
        "destroyed %s@%s: %d more damage makes %d, defence %d",
        unit.card(),
        unit.area(),
        points,
        unit.damage(),
        defence);
  }

  @Override
  public String text() {
    return form.formatted(facts.toArray());
  }
}
