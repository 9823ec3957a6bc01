package dev.rulewright.missioncombat.properties;

import dev.rulewright.kernel.property.Checks;
import dev.rulewright.missioncombat.Move;
import dev.rulewright.missioncombat.Move.Hit;
import dev.rulewright.missioncombat.Position;
import dev.rulewright.missioncombat.Unit;
import dev.rulewright.missioncombat.material.AreaEffect;
import dev.rulewright.missioncombat.material.EventCard.Barrage;
import dev.rulewright.missioncombat.material.Faction;
import java.util.List;
import java.util.function.Predicate;

/// Chapters *Attack* and *Events*: who is hit, and how hard.
record HitChecks(Rules rules) {

  void addTo(Checks<Position, Move> checks) {
    checks.steps(
        "only-enemies-are-hit",
        (before, move, _) -> all(Rules.hits(move), target -> target.faction() != before.mover()),
        "'%s' hits an own unit");
    attacks(checks);
    events(checks);
  }

  private static boolean all(List<Hit> hits, Predicate<Unit> targets) {
    for (int i = 0; i < hits.size(); i++) {
      if (!targets.test(hits.get(i).target())) {
        return false;
      }
    }
    return true;
  }

  // ---- Attack ----

  private void attacks(Checks<Position, Move> checks) {
    checks.steps(
        "attack-hits-somebody",
        Move.Attack.class,
        (_, attack, _) -> !attack.hits().isEmpty(),
        "'%s' hits nobody");
    checks.steps(
        "attack-hits-only-its-class",
        Move.Attack.class,
        (_, attack, _) ->
            all(attack.hits(), target -> target.card().type() == attack.unit().card().weapon()),
        "'%s' hits a unit of another type");
    checks.steps(
        "attack-reaches-adjacent-at-most",
        Move.Attack.class,
        (_, attack, _) -> {
          int reach = reach(attack.unit());
          return all(attack.hits(), target -> Rules.in(reach, target.area()));
        },
        "'%s' reaches too far");
    checks.steps(
        "attack-deals-its-damage-at-most",
        Move.Attack.class,
        (_, attack, _) -> Rules.total(attack.hits()) <= attack.unit().card().damage(),
        "'%s' deals more than the weapon does");
  }

  /// The areas that a unit's attack reaches.
  private int reach(Unit unit) {
    int own = unit.area().bit();
    return unit.card().ranged() ? rules.board().adjacentTo(unit.area()) | own : own;
  }

  // ---- Events ----

  private void events(Checks<Position, Move> checks) {
    checks.steps(
        "events-halved-without-artillery",
        Move.PlayBarrage.class,
        (before, play, _) ->
            !(play.card().effect() instanceof Barrage barrage)
                || before.mover() != Faction.MARINES
                || 2 * Rules.total(play.hits()) <= barrage.damage()
                || !controls(
                    Faction.PORTALISTS,
                    AreaEffect.HALVES_MARINE_EVENTS_WHEN_OPPONENT_CONTROLS,
                    before,
                    play),
        "'%s' deals more than half its damage");
    checks.steps(
        "free-events-only-with-dark-portal",
        (before, move, after) ->
            !(move instanceof Move.PlayBarrage || move instanceof Move.PlayRemoval)
                || Rules.beginsTurn(before, after)
                || after.ap() < before.ap()
                || controls(before.mover(), AreaEffect.FREE_EVENTS, before, move),
        "'%s' is free without the Dark Portal");
  }

  /// Whether a player controls an area of some effect when a move is made.
  private boolean controls(Faction faction, AreaEffect effect, Position before, Move move) {
    int areas = rules.control().areasOf(faction, rules.game().departed(before, move));
    return (areas & rules.board().with(effect)) != 0;
  }
}
