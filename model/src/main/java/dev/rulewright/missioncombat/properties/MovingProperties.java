package dev.rulewright.missioncombat.properties;

import dev.rulewright.kernel.Property;
import dev.rulewright.kernel.reading.Breach;
import dev.rulewright.missioncombat.Mark;
import dev.rulewright.missioncombat.Move;
import dev.rulewright.missioncombat.Move.Way;
import dev.rulewright.missioncombat.Position;
import dev.rulewright.missioncombat.Side;
import dev.rulewright.missioncombat.material.Area;
import dev.rulewright.missioncombat.material.AreaEffect;
import dev.rulewright.missioncombat.material.UnitCard;
import dev.rulewright.missioncombat.reading.PortalAnswers.CapturedTypes;
import dev.rulewright.missioncombat.reading.PortalAnswers.OversizedBuilding;
import dev.rulewright.missioncombat.reading.PortalAnswers.RuleScope;
import dev.rulewright.missioncombat.reading.RoadAnswers.LastUnitException;
import dev.rulewright.missioncombat.reading.RoadAnswers.OpposingRelativeTo;
import dev.rulewright.missioncombat.reading.RoadAnswers.Origin;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Chapters *Move a unit* and *Play a card*, units: where units come to stand, and how often they
/// move for nothing.
record MovingProperties(Rules rules) {

  /// In the order of the rulebook.
  List<Property<Position, Move>> all() {
    return List.of(
        rules.ofStep(
            "units-move-only-in-own-turn",
            "Units of the player who is not on the move stay where they are, unless they leave the"
                + " board.",
            "MOVE-1 PLAY-2",
            (before, move, after) -> {
              Side waited = after.side(before.mover().opponent());
              return (waited.occupied() & ~before.waiting().occupied()) == 0
                      && waited.unitCount() <= before.waiting().unitCount()
                  ? null
                  : "'%s' moves or adds units of the %s".formatted(move, before.mover().opponent());
            }),
        rules.ofStep(
            "moves-lead-to-adjacent-areas",
            "A unit moves to an adjacent area, except by the Arterial Road move.",
            "MOVE-1 TRAIT-2",
            (_, move, _) ->
                !(move instanceof Move.MoveUnit moved)
                        || moved.way() == Way.ARTERIAL_ROAD
                        || Rules.in(rules.board().adjacentTo(moved.unit().area()), moved.to())
                    ? null
                    : "'%s' leads to an area that is not adjacent".formatted(move)),
        rules.ofStep(
            "road-leads-into-opposing-areas",
            "The Arterial Road move leads from the Arterial Road into an opposing area.",
            "ROAD-3 ROAD-4 AREA-2",
            (before, move, _) ->
                !(move instanceof Move.MoveUnit moved)
                        || moved.way() != Way.ARTERIAL_ROAD
                        || (moved.to().faction() != before.mover()
                            && moved.unit().area().effect()
                                == AreaEffect.FREE_MOVE_INTO_OPPOSING_AREA)
                    ? null
                    : "'%s' is no way from the Arterial Road into an opposing area".formatted(move),
            Breach.of(
                "a Portalist unit uses the move into an area of the Portalists",
                OpposingRelativeTo.OWNER),
            Breach.of("a unit uses the move from another area", Origin.FROM_ANYWHERE),
            Breach.of(
                "the unit that was last on the Arterial Road uses the move from another area",
                LastUnitException.LASTING)),
        oncePerTurn(
            "speed-once-per-turn",
            "No unit uses its free move of speed twice in a turn.",
            "TRAIT-2 TRAIT-3",
            Way.SPEED,
            Mark.SPEED_USED),
        oncePerTurn(
            "road-once-per-turn",
            "No unit uses the Arterial Road move twice in a turn.",
            "ROAD-2",
            Way.ARTERIAL_ROAD,
            Mark.ROAD_USED),
        rules.ofStep(
            "played-in-own-area-or-portal",
            "A unit is played into an own area or, at a portal that its player has captured and"
                + " that matches it, into an opposing one.",
            "PLAY-2 PORTAL-4 CONTROL-1",
            (before, move, _) ->
                !(move instanceof Move.PlayUnit play)
                        || play.area().faction() == before.mover()
                        || (play.area().effect() == AreaEffect.portalFor(play.card().type())
                            && Rules.in(
                                rules
                                    .control()
                                    .areasOf(before.mover(), rules.game().departed(before, move)),
                                play.area()))
                    ? null
                    : "'%s' is neither into an own area nor at a portal".formatted(move),
            Breach.of(
                "a unit of another type is played at a captured portal",
                CapturedTypes.OTHERS_FOR_ONE_AP),
            Breach.of(
                "a unit is played into an opposing area far from the captured portal",
                CapturedTypes.MATCHING_IN_ANY_OPPOSING_AREA),
            Breach.of(
                "a unit is played at the captured Dark Portal", RuleScope.ALL_PORTALS_ANY_TYPE)),
        rules.ofStep(
            "never-played-among-enemies",
            "No unit is played into an area with enemy units.",
            "PLAY-3",
            (before, move, _) ->
                move instanceof Move.PlayUnit play && before.waiting().holds(play.area())
                    ? "'%s' although enemies stand there".formatted(move)
                    : null,
            Breaches.PLAYED_AMONG_ENEMIES),
        rules.ofStep(
            "oversized-never-put-on-building",
            "No oversized unit is placed or played on a building.",
            "SETUP-10 PLAY-5",
            (_, move, _) ->
                switch (move) {
                  case Move.PlayUnit play -> onBuilding(play.card(), play.area(), move);
                  case Move.Place place -> onBuilding(place.card(), place.area(), move);
                  default -> null;
                },
            Breach.of(
                "an oversized unit is played at a portal on a building", OversizedBuilding.LEGAL)),
        rules.ofStep(
            "free-units-only-at-their-portal",
            "A unit is played for no AP only at the portal that matches its type.",
            "PORTAL-1 PORTAL-2 PORTAL-3",
            (before, move, after) ->
                !(move instanceof Move.PlayUnit play)
                        || Rules.beginsTurn(before, after)
                        || after.ap() < before.ap()
                        || play.area().effect() == AreaEffect.portalFor(play.card().type())
                    ? null
                    : "'%s' is free".formatted(move)));
  }

  private Property<Position, Move> oncePerTurn(
      String id, String sentence, String clauses, Way way, Mark used) {
    return rules.ofStep(
        id,
        sentence,
        clauses,
        (before, move, after) -> {
          if (!(move instanceof Move.MoveUnit moved) || moved.way() != way) {
            return null;
          }
          if (moved.unit().has(used)) {
            return "'%s' is the second such move".formatted(move);
          }
          return Rules.beginsTurn(before, after)
                  || after.acting().unitCount() < before.acting().unitCount()
                  || Rules.first(
                          after.acting(), unit -> unit.has(used) && unit.area().equals(moved.to()))
                      != null
              ? null
              : "'%s' does not use up the free move".formatted(move);
        });
  }

  private @Nullable String onBuilding(UnitCard card, Area area, Move move) {
    return area.building() && rules.isOversized(card)
        ? "'%s' puts an oversized unit on a building".formatted(move)
        : null;
  }
}
