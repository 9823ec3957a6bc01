package dev.rulewright.missioncombat.properties;

import dev.rulewright.kernel.Property;
import dev.rulewright.kernel.reading.Breach;
import dev.rulewright.missioncombat.Move;
import dev.rulewright.missioncombat.Move.Hit;
import dev.rulewright.missioncombat.Move.Way;
import dev.rulewright.missioncombat.Position;
import dev.rulewright.missioncombat.Stage;
import dev.rulewright.missioncombat.material.AreaEffect;
import dev.rulewright.missioncombat.reading.BunkerAnswers.BonusScope;
import dev.rulewright.missioncombat.reading.ContestedAnswers.EventClears;
import dev.rulewright.missioncombat.reading.ContestedAnswers.FreeActionCounts;
import dev.rulewright.missioncombat.reading.ControlAnswers.OwnContested;
import dev.rulewright.missioncombat.reading.PlayUnitAnswers.MixedOwnArea;
import java.util.List;
import java.util.function.Predicate;

/// Chapter *Areas and control*, the clause on areas where units of both players stand: which
/// effects it can touch. Control by that clause *decides* an effect when the effect is used, or
/// asked for, while units of both players stand in its area.
record PersistenceProperties(Rules rules) {

  /// In the order of the rulebook.
  List<Property<Position, Move>> all() {
    return List.of(
        spares(
            "hq",
            "a draw at the HQ",
            "CONTROL-5 HQ-1",
            AreaEffect.DRAW_ONE_MORE_KEEP_ONE,
            move -> move instanceof Move.DrawWithHq,
            together()),
        spares(
            "dark-portal",
            "the price of an event",
            "CONTROL-5 PORTAL-5",
            AreaEffect.FREE_EVENTS,
            move -> move instanceof Move.PlayBarrage || move instanceof Move.PlayRemoval,
            Breaches.and(together(), staysDuringEvent(EventClears.UNIT_STAYS))),
        spares(
            "artillery-emplacement",
            "the damage of an event",
            "CONTROL-5 ARTILLERY-1 ARTILLERY-2",
            AreaEffect.HALVES_MARINE_EVENTS_WHEN_OPPONENT_CONTROLS,
            move -> move instanceof Move.PlayBarrage,
            Breaches.and(
                together(),
                staysDuringEvent(EventClears.UNIT_STAYS),
                staysDuringEvent(FreeActionCounts.NO))),
        spares(
            "arterial-road",
            "an Arterial Road move",
            "CONTROL-5 ROAD-1",
            AreaEffect.FREE_MOVE_INTO_OPPOSING_AREA,
            move -> move instanceof Move.MoveUnit moved && moved.way() == Way.ARTERIAL_ROAD,
            together()),
        rules.ofStep(
            "persistence-spares-portals",
            "Who had a portal last never decides whether a unit is played there.",
            "CONTROL-5 PORTAL-1 PORTAL-2 PORTAL-3 PORTAL-4",
            (before, move, _) ->
                !(move instanceof Move.PlayUnit play)
                        || play.area().effect() != AreaEffect.portalFor(play.card().type())
                        || !isDecidedByLast(play.area().bit(), before, move)
                    ? null
                    : "%s is played at a portal where units of both players stand"
                        .formatted(play.card()),
            Breaches.together(
                "a unit is played at an own portal where enemies stay together",
                OwnContested.LAST_CONTROLLER,
                MixedOwnArea.LEGAL)),
        rules.ofStep(
            "persistence-spares-bunkers",
            "Who had a bunker last never decides about the defence of a unit that is hit there.",
            "CONTROL-5 BUNKER-1 BUNKER-3",
            (before, move, _) -> {
              if (rules.reading().bunker().bonusScope() != BonusScope.CONTROLLER) {
                return null;
              }
              int bunkers = rules.board().with(AreaEffect.DEFENCE_PLUS_10) & hitAreas(move);
              return bunkers == 0 || !isDecidedByLast(bunkers, before, move)
                  ? null
                  : "'%s' hits a unit where units of both players stand".formatted(move);
            },
            Breach.of(
                "a guest attacks in a bunker whose bonus belongs to its controller",
                BonusScope.CONTROLLER,
                OwnContested.LAST_CONTROLLER)));
  }

  private Property<Position, Move> spares(
      String area,
      String what,
      String clauses,
      AreaEffect effect,
      Predicate<Move> asks,
      Breach... breaches) {
    return rules.ofStep(
        "persistence-spares-" + area,
        "Who had the area last never decides about %s.".formatted(what),
        clauses,
        (before, move, _) ->
            asks.test(move) && isDecidedByLast(rules.board().with(effect), before, move)
                ? "'%s' while units of both players stand in %s"
                    .formatted(move, rules.names(rules.board().with(effect)))
                : null,
        breaches);
  }

  /// Whether units of both players stand in one of some areas when a move is made, and who had it
  /// last controls it.
  private boolean isDecidedByLast(int areas, Position before, Move move) {
    if (rules.reading().control().ownContested() != OwnContested.LAST_CONTROLLER
        || !(before.stage() instanceof Stage.Acting)
        || (before.guest() == null && (Rules.contested(before) & areas) == 0)) {
      return false;
    }
    return (Rules.contested(rules.game().departed(before, move)) & areas) != 0;
  }

  private static int hitAreas(Move move) {
    List<Hit> hits = Rules.hits(move);
    int areas = 0;
    for (int i = 0; i < hits.size(); i++) {
      areas |= hits.get(i).target().area().bit();
    }
    return areas;
  }

  private static Breach[] together() {
    return Breaches.together(
        "an area where enemies stay together is controlled by who had it last",
        OwnContested.LAST_CONTROLLER);
  }

  private static Breach staysDuringEvent(Enum<?> stays) {
    return Breach.of("a guest stays while an event is played", stays, OwnContested.LAST_CONTROLLER);
  }
}
