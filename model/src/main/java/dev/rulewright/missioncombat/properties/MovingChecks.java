package dev.rulewright.missioncombat.properties;

import dev.rulewright.kernel.Check;
import dev.rulewright.kernel.property.Checks;
import dev.rulewright.missioncombat.Mark;
import dev.rulewright.missioncombat.Move;
import dev.rulewright.missioncombat.Move.Way;
import dev.rulewright.missioncombat.Position;
import dev.rulewright.missioncombat.Side;
import dev.rulewright.missioncombat.material.Area;
import dev.rulewright.missioncombat.material.AreaEffect;
import dev.rulewright.missioncombat.material.UnitCard;
import org.jspecify.annotations.Nullable;

/// Chapters *Move a unit* and *Play a card*, units: where units come to stand, and how often they
/// move for nothing.
record MovingChecks(Rules rules) {

  void addTo(Checks<Position, Move> checks) {
    moving(checks);
    playing(checks);
  }

  // ---- Moving ----

  private void moving(Checks<Position, Move> checks) {
    checks.steps("units-move-only-in-own-turn", MovingChecks::movesWaiting);
    checks.steps(
        "moves-lead-to-adjacent-areas",
        Move.MoveUnit.class,
        (_, move, _) ->
            move.way() == Way.ARTERIAL_ROAD
                || Rules.in(rules.board().adjacentTo(move.unit().area()), move.to()),
        "'%s' leads to an area that is not adjacent");
    checks.steps(
        "road-leads-into-opposing-areas",
        Move.MoveUnit.class,
        (before, move, _) ->
            move.way() != Way.ARTERIAL_ROAD
                || (move.to().faction() != before.mover()
                    && move.unit().area().effect() == AreaEffect.FREE_MOVE_INTO_OPPOSING_AREA),
        "'%s' is no way from the Arterial Road into an opposing area");
    checks.steps("speed-once-per-turn", Move.MoveUnit.class, once(Way.SPEED, Mark.SPEED_USED));
    checks.steps(
        "road-once-per-turn", Move.MoveUnit.class, once(Way.ARTERIAL_ROAD, Mark.ROAD_USED));
  }

  private static @Nullable String movesWaiting(Position before, Move move, Position after) {
    Side waited = after.side(before.mover().opponent());
    return (waited.occupied() & ~before.waiting().occupied()) == 0
            && waited.unitCount() <= before.waiting().unitCount()
        ? null
        : "'%s' moves or adds units of the %s".formatted(move, before.mover().opponent());
  }

  /// A way of moving that a unit uses up by using it.
  private static Check.OfStep<Position, Move.MoveUnit> once(Way way, Mark used) {
    return (before, move, after) -> {
      if (move.way() != way) {
        return null;
      }
      if (move.unit().has(used)) {
        return "'%s' is the second such move".formatted(move);
      }
      return Rules.beginsTurn(before, after)
              || after.acting().unitCount() < before.acting().unitCount()
              || Rules.first(
                      after.acting(), unit -> unit.has(used) && unit.area().equals(move.to()))
                  != null
          ? null
          : "'%s' does not use up the free move".formatted(move);
    };
  }

  // ---- Playing ----

  private void playing(Checks<Position, Move> checks) {
    checks.steps(
        "played-in-own-area-or-portal",
        Move.PlayUnit.class,
        (before, play, _) ->
            play.area().faction() == before.mover()
                || (isAtItsPortal(play)
                    && Rules.in(
                        rules
                            .control()
                            .areasOf(before.mover(), rules.game().departed(before, play)),
                        play.area())),
        "'%s' is neither into an own area nor at a portal");
    checks.steps(
        "never-played-among-enemies",
        Move.PlayUnit.class,
        (before, play, _) -> !before.waiting().holds(play.area()),
        "'%s' although enemies stand there");
    checks.steps(
        "oversized-never-put-on-building",
        (_, move, _) ->
            switch (move) {
              case Move.PlayUnit play -> mayStand(play.card(), play.area());
              case Move.Place place -> mayStand(place.card(), place.area());
              default -> true;
            },
        "'%s' puts an oversized unit on a building");
    checks.steps(
        "free-units-only-at-their-portal",
        Move.PlayUnit.class,
        (before, play, after) ->
            Rules.beginsTurn(before, after) || after.ap() < before.ap() || isAtItsPortal(play),
        "'%s' is free");
  }

  private static boolean isAtItsPortal(Move.PlayUnit play) {
    return play.area().effect() == AreaEffect.portalFor(play.card().type());
  }

  private boolean mayStand(UnitCard card, Area area) {
    return !area.building() || !rules.isOversized(card);
  }
}
