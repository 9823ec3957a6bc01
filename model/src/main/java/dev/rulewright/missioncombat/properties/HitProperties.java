package dev.rulewright.missioncombat.properties;

import dev.rulewright.kernel.Property;
import dev.rulewright.kernel.reading.Breach;
import dev.rulewright.missioncombat.Move;
import dev.rulewright.missioncombat.Move.Hit;
import dev.rulewright.missioncombat.Position;
import dev.rulewright.missioncombat.Unit;
import dev.rulewright.missioncombat.material.AreaEffect;
import dev.rulewright.missioncombat.material.EventCard.Barrage;
import dev.rulewright.missioncombat.material.Faction;
import dev.rulewright.missioncombat.reading.ArtilleryAnswers.HalvedSide;
import dev.rulewright.missioncombat.reading.ArtilleryAnswers.Rounding;
import dev.rulewright.missioncombat.reading.AttackAnswers.Distribution;
import dev.rulewright.missioncombat.reading.AttackAnswers.MismatchedTarget;
import dev.rulewright.missioncombat.reading.AttackAnswers.ZeroTarget;
import dev.rulewright.missioncombat.reading.ContestedAnswers.EnterNoTarget;
import dev.rulewright.missioncombat.reading.EventAnswers.TargetSide;
import dev.rulewright.missioncombat.reading.PortalAnswers.DarkBeneficiary;
import dev.rulewright.missioncombat.reading.RangedAnswers.Mode;
import dev.rulewright.missioncombat.reading.RangedAnswers.TypeMatch;
import java.util.List;

/// Chapters *Attack* and *Events*: who is hit, and how hard.
record HitProperties(Rules rules) {

  /// In the order of the rulebook.
  List<Property<Position, Move>> all() {
    return List.of(
        rules.ofStep(
            "only-enemies-are-hit",
            "Attacks and events hit enemy units only.",
            "ATTACK-2 EVENT-1 EVENT-2 EVENT-3 EVENT-4",
            (before, move, _) -> {
              List<Hit> hits = Rules.hits(move);
              for (int i = 0; i < hits.size(); i++) {
                if (hits.get(i).target().faction() == before.mover()) {
                  return "'%s' hits an own unit".formatted(move);
                }
              }
              return null;
            },
            Breach.of("an event hits units of its own player", TargetSide.ANY)),
        rules.ofStep(
            "attack-hits-somebody",
            "Every attack hits at least one unit.",
            "ATTACK-4",
            (_, move, _) ->
                move instanceof Move.Attack attack && attack.hits().isEmpty()
                    ? "'%s' hits nobody".formatted(move)
                    : null,
            Breach.of("a unit attacks nobody", ZeroTarget.LEGAL),
            Breach.of("a guest meets its duty by an attack on nobody", EnterNoTarget.EMPTY_ATTACK)),
        rules.ofStep(
            "attack-hits-only-its-class",
            "An attack hits only units of the type that the weapon is made against.",
            "ATTACK-5 ATTACK-10",
            (_, move, _) -> {
              if (!(move instanceof Move.Attack attack)) {
                return null;
              }
              for (int i = 0; i < attack.hits().size(); i++) {
                if (attack.hits().get(i).target().card().type() != attack.unit().card().weapon()) {
                  return "'%s' hits a unit of another type".formatted(move);
                }
              }
              return null;
            },
            Breach.of(
                "a unit of another type is given damage that does nothing to it",
                MismatchedTarget.IMMUNE),
            Breach.of(
                "a ranged attack hits units whose weapon is made against the attacker",
                TypeMatch.REVERSED)),
        rules.ofStep(
            "attack-reaches-adjacent-at-most",
            "An attack hits units beside the attacker and, if it is ranged, in adjacent areas.",
            "ATTACK-2 TRAIT-4",
            (_, move, _) -> {
              if (!(move instanceof Move.Attack attack)) {
                return null;
              }
              Unit unit = attack.unit();
              int reach =
                  unit.card().ranged()
                      ? rules.board().adjacentTo(unit.area()) | unit.area().bit()
                      : unit.area().bit();
              for (int i = 0; i < attack.hits().size(); i++) {
                if (!Rules.in(reach, attack.hits().get(i).target().area())) {
                  return "'%s' reaches too far".formatted(move);
                }
              }
              return null;
            }),
        rules.ofStep(
            "attack-deals-its-damage-at-most",
            "The damage of one attack is that of the weapon, however many units it hits.",
            "ATTACK-3 ATTACK-11 TRAIT-5",
            (_, move, _) ->
                !(move instanceof Move.Attack attack)
                        || Rules.total(attack.hits()) <= attack.unit().card().damage()
                    ? null
                    : "'%s' deals more than the weapon does".formatted(move),
            Breach.of("each target is dealt all the damage", Distribution.PER_TARGET),
            Breach.of("a ranged attack comes on top of the other", Mode.EXTRA_ATTACK)),
        rules.ofStep(
            "events-halved-without-artillery",
            "While the Portalists control the Artillery Emplacement, an event of the Marines deals"
                + " half its damage at most.",
            "ARTILLERY-1 ARTILLERY-2 CONTROL-1",
            (before, move, _) -> {
              if (!(move instanceof Move.PlayBarrage play)
                  || !(play.card().effect() instanceof Barrage barrage)
                  || before.mover() != Faction.MARINES
                  || 2 * Rules.total(play.hits()) <= barrage.damage()) {
                return null;
              }
              int lost =
                  rules.board().with(AreaEffect.HALVES_MARINE_EVENTS_WHEN_OPPONENT_CONTROLS)
                      & rules
                          .control()
                          .areasOf(Faction.PORTALISTS, rules.game().departed(before, move));
              return lost == 0 ? null : "'%s' deals more than half its damage".formatted(move);
            },
            Breach.of("the events of the Marines are never halved", HalvedSide.CONTROLLER),
            Breach.of("half the damage is rounded up", Rounding.UP_TO_TENS),
            Breach.of(
                "the full damage is split, and each target takes half of its part",
                Rounding.HALF_PER_TARGET)),
        rules.ofStep(
            "free-events-only-with-dark-portal",
            "An event is played for no AP only by the player who controls the Dark Portal.",
            "PORTAL-5 CONTROL-1",
            (before, move, after) -> {
              boolean event = move instanceof Move.PlayBarrage || move instanceof Move.PlayRemoval;
              if (!event || Rules.beginsTurn(before, after) || after.ap() < before.ap()) {
                return null;
              }
              int controlled =
                  rules.control().areasOf(before.mover(), rules.game().departed(before, move));
              return (controlled & rules.board().with(AreaEffect.FREE_EVENTS)) != 0
                  ? null
                  : "'%s' is free without the Dark Portal".formatted(move);
            },
            Breach.of("events are free for both players", DarkBeneficiary.EVERYBODY)));
  }
}
