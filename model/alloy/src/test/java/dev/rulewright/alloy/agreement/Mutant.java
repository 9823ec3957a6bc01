package dev.rulewright.alloy.agreement;

import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Event;
import dev.rulewright.kernel.Question;
import dev.rulewright.kernel.Ruling.Allowed;
import dev.rulewright.kernel.Ruling.Refused;
import dev.rulewright.kernel.reading.Reading;
import dev.rulewright.missioncombat.Guest;
import dev.rulewright.missioncombat.Mark;
import dev.rulewright.missioncombat.MissionClause;
import dev.rulewright.missioncombat.Move;
import dev.rulewright.missioncombat.Move.Way;
import dev.rulewright.missioncombat.Position;
import dev.rulewright.missioncombat.Side;
import dev.rulewright.missioncombat.Stage;
import dev.rulewright.missioncombat.Unit;
import dev.rulewright.missioncombat.material.Faction;
import dev.rulewright.missioncombat.material.Material;
import dev.rulewright.missioncombat.rules.MissionCombat;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;

/** The rules with one clause changed, to see whether anybody notices. */
record Mutant(String name, Rules rules) {

  /** Every mutant of the rules with some material. */
  static List<Mutant> all(Material material) {
    var mutants = new ArrayList<Mutant>();
    mutants.addAll(readings(material));
    mutants.addAll(forgetting(material));
    mutants.addAll(inventing(material));
    mutants.addAll(misplaying(material));
    return mutants;
  }

  /** The standard reading with one other answer, for each answer there is. */
  static List<Mutant> readings(Material material) {
    var mutants = new ArrayList<Mutant>();
    for (Question question : MissionCombat.READINGS.questions()) {
      for (Question.Answer answer : question.answers()) {
        if (!answer.name().equals(question.standard())) {
          try {
            Reading reading =
                MissionCombat.READINGS.with(
                    MissionCombat.READINGS.standard(), question.name(), answer.name());
            mutants.add(
                new Mutant(
                    question.id() + " " + question.name() + "=" + answer.name(),
                    Rules.of(new MissionCombat(material, reading))));
          } catch (BadInput e) {
            // It does not go together with an answer of the standard reading.
          }
        }
      }
    }
    return mutants;
  }

  // ---- Clauses forgotten: what they forbid is allowed ----

  private static final List<MissionClause> FORBIDDING =
      List.of(
          MissionClause.MOVE_TO_ADJACENT,
          MissionClause.TRAIT_SPEED,
          MissionClause.SPEED_ONCE,
          MissionClause.ROAD_FROM_HERE,
          MissionClause.ROAD_ONCE,
          MissionClause.ROAD_TO_OPPOSING,
          MissionClause.CONTROLLER_USES_EFFECT,
          MissionClause.ENTER_MUST_ATTACK,
          MissionClause.OVERSIZED_ENTERS_TO_ATTACK,
          MissionClause.ACTION_COSTS_ONE_AP,
          MissionClause.ATTACK_MATCHING_TYPE,
          MissionClause.ATTACK_SAME_AREA,
          MissionClause.ATTACK_NEEDS_TARGET,
          MissionClause.ATTACK_DISTRIBUTES,
          MissionClause.TRAIT_RANGED,
          MissionClause.ENTER_GOES_BACK,
          MissionClause.PLAY_UNIT_IN_OWN_AREA,
          MissionClause.PLAY_UNIT_NOT_AMONG_ENEMIES,
          MissionClause.PLAY_NOT_OVERSIZED_ON_BUILDING,
          MissionClause.PLAY_EVENT_EFFECT,
          MissionClause.ARTILLERY_BARRAGE,
          MissionClause.TRAP_PORTAL);

  static List<Mutant> forgetting(Material material) {
    return FORBIDDING.stream()
        .map(clause ->
            judging(
                material,
                "forgets " + clause.id(),
                (position, move, ruling) ->
                    ruling instanceof Refused refused && refused.clause() == clause
                        ? new Allowed(List.of(Event.of(List.of(clause), "forgotten")), "forgotten")
                        : ruling))
        .toList();
  }

  // ---- Clauses invented: more is forbidden ----

  static List<Mutant> inventing(Material material) {
    return List.of(
        forbidding(
            material,
            "an attack needs two AP",
            (position, move) -> move instanceof Move.Attack && position.ap() == 1),
        forbidding(
            material,
            "speed is for the first player",
            (position, move) ->
                move instanceof Move.MoveUnit unit
                    && unit.way() == Way.SPEED
                    && position.mover() == Faction.PORTALISTS),
        forbidding(
            material,
            "nobody enters an empty opposing area",
            (position, move) ->
                move instanceof Move.MoveUnit unit
                    && unit.to().faction() != position.mover()
                    && (position.waiting().occupied() & unit.to().bit()) == 0),
        forbidding(
            material,
            "units are not stacked",
            (position, move) ->
                move instanceof Move.PlayUnit unit
                    && (position.acting().occupied() & unit.area().bit()) != 0),
        forbidding(
            material,
            "a guest must not break off",
            (position, move) -> position.guest() != null && !(move instanceof Move.Attack)),
        forbidding(
            material,
            "ranged units attack their own area only",
            (position, move) ->
                move instanceof Move.Attack attack
                    && attack.hits().stream()
                        .anyMatch(hit -> !hit.target().area().equals(attack.unit().area()))),
        forbidding(
            material,
            "the Arterial Road is a move to an adjacent area",
            (position, move) ->
                move instanceof Move.MoveUnit unit
                    && unit.way() == Way.ARTERIAL_ROAD
                    && (material.board().adjacentTo(unit.unit().area()) & unit.to().bit()) == 0),
        forbidding(
            material,
            "the turn ends without AP only",
            (position, move) -> move instanceof Move.EndTurn && position.ap() > 0));
  }

  // ---- Other results ----

  static List<Mutant> misplaying(Material material) {
    return List.of(
        playing(
            material,
            "an attack is free",
            (before, move, after) ->
                move instanceof Move.Attack ? withAp(after, before.ap()) : after),
        playing(
            material,
            "a paid move is free",
            (before, move, after) ->
                move instanceof Move.MoveUnit unit && unit.way() == Way.AP
                    ? withAp(after, before.ap())
                    : after),
        playing(
            material,
            "a draw is free",
            (before, move, after) ->
                move instanceof Move.Draw ? withAp(after, before.ap()) : after),
        playing(
            material,
            "a unit at a portal is paid for",
            (before, move, after) ->
                move instanceof Move.PlayUnit && after.ap() == before.ap() && before.ap() > 0
                    ? withAp(after, before.ap() - 1)
                    : after),
        playing(
            material,
            "an event is free",
            (before, move, after) ->
                move instanceof Move.PlayBarrage ? withAp(after, before.ap()) : after),
        playing(
            material,
            "unused AP are kept",
            (before, move, after) ->
                move instanceof Move.EndTurn && before.ap() > 0 && isActing(after)
                    ? withAp(after, Math.min(4, before.ap()))
                    : after),
        playing(
            material,
            "every turn has 3 AP",
            (before, move, after) ->
                move instanceof Move.EndTurn && isActing(after) ? withAp(after, 3) : after),
        playing(
            material,
            "a guest stays at the end of the turn",
            (before, move, after) -> {
              Guest guest = before.guest();
              return move instanceof Move.EndTurn && guest != null && isActing(after)
                  ? moved(after, guest.unit().card().faction(), guest)
                  : after;
            }),
        playing(
            material,
            "damage is not repaired",
            (before, move, after) ->
                move instanceof Move.EndTurn && isActing(after)
                    ? after.with(before.mover().opponent(), before.waiting())
                    : after),
        playing(
            material,
            "the Arterial Road move is not used up",
            (before, move, after) -> withoutMark(after, Mark.ROAD_USED)),
        playing(
            material,
            "speed is not used up",
            (before, move, after) -> withoutMark(after, Mark.SPEED_USED)),
        playing(
            material,
            "who clears an area is still a guest",
            (before, move, after) ->
                move instanceof Move.Attack && before.guest() != null && isActing(after)
                    ? after.withGuest(before.guest().afterAttack())
                    : after),
        playing(
            material,
            "a guest is none after its attack",
            (before, move, after) -> move instanceof Move.Attack ? after.withGuest(null) : after),
        playing(
            material,
            "an attack counts for nothing",
            (before, move, after) ->
                move instanceof Move.Attack && after.guest() != null
                    ? after.withGuest(new Guest(after.guest().unit(), after.guest().cameFrom(), 0))
                    : after),
        playing(
            material,
            "the way back leads to where the guest stands",
            (before, move, after) ->
                move instanceof Move.MoveUnit unit && after.guest() != null
                    ? after.withGuest(new Guest(after.guest().unit(), unit.to(), 0))
                    : after),
        playing(
            material,
            "play goes on without units",
            (before, move, after) ->
                after.stage() instanceof Stage.Over ? after.with(Stage.ACTING) : after),
        playing(
            material,
            "the same player goes on",
            (before, move, after) ->
                move instanceof Move.EndTurn && isActing(after) ? withMover(after) : after),
        playing(
            material,
            "an event stays in hand",
            (before, move, after) ->
                move instanceof Move.PlayRemoval && isActing(after)
                    ? after.withActing(
                        after
                            .acting()
                            .withCards(
                                before.acting().hand(),
                                after.acting().deck(),
                                after.acting().discard()))
                    : after),
        playing(
            material,
            "hits do not add up",
            (before, move, after) ->
                move instanceof Move.Attack attack
                        && isActing(after)
                        && attack.hits().stream().anyMatch(hit -> hit.target().damage() > 0)
                    ? after.with(
                        before.mover().opponent(),
                        each(
                            after.waiting(),
                            unit ->
                                unit.damage() > 0
                                    ? unit.undamaged().damagedBy(attack.hits().getFirst().damage())
                                    : unit))
                    : after),
        controlling(
            material,
            "control is not recomputed",
            game -> new Rules(game, (area, position) -> List.of(area.faction()))),
        controlling(
            material,
            "a contested area is nobody's",
            game ->
                new Rules(
                    game,
                    (area, position) ->
                        (position.acting().occupied() & position.waiting().occupied() & area.bit())
                                == 0
                            ? game.damage().control().of(area, position)
                            : List.of())),
        controlling(
            material,
            "a contested area is the guest's",
            game ->
                new Rules(
                    game,
                    (area, position) ->
                        (position.acting().occupied() & position.waiting().occupied() & area.bit())
                                == 0
                            ? game.damage().control().of(area, position)
                            : List.of(position.mover()))));
  }

  // ---- How ----

  private interface Controlling {
    Rules of(MissionCombat game);
  }

  private static MissionCombat standard(Material material) {
    return new MissionCombat(material, MissionCombat.READINGS.standard());
  }

  private static Mutant controlling(Material material, String name, Controlling controlling) {
    return new Mutant(name, controlling.of(standard(material)));
  }

  private static Mutant judging(Material material, String name, Patched.Judging judging) {
    MissionCombat game = standard(material);
    return new Mutant(
        name,
        new Rules(
            new Patched(game, judging, (before, move, after) -> after),
            game.damage().control()::of));
  }

  private interface Forbidding {
    boolean forbids(Position position, Move move);
  }

  private static Mutant forbidding(Material material, String name, Forbidding forbidding) {
    return judging(
        material,
        name,
        (position, move, ruling) ->
            ruling instanceof Allowed && forbidding.forbids(position, move)
                ? new Refused(MissionClause.FOUR_ACTIONS, name)
                : ruling);
  }

  private static Mutant playing(Material material, String name, Patched.Playing playing) {
    MissionCombat game = standard(material);
    return new Mutant(
        name,
        new Rules(
            new Patched(game, (position, move, ruling) -> ruling, playing),
            game.damage().control()::of));
  }

  private static boolean isActing(Position position) {
    return position.stage() instanceof Stage.Acting;
  }

  private static Position withAp(Position after, int ap) {
    return after.next(after.stage(), ap, after.acting(), after.waiting(), after.guest());
  }

  private static Position withMover(Position after) {
    return new Position(
        after.stage(),
        after.turn(),
        after.mover().opponent(),
        after.ap(),
        after.side(Faction.MARINES),
        after.side(Faction.PORTALISTS),
        after.guest(),
        after.memory(),
        after.past());
  }

  private static Position withoutMark(Position position, Mark mark) {
    Position result = position;
    for (Faction faction : Faction.values()) {
      result = result.with(faction, each(position.side(faction), unit -> unit.without(mark)));
    }
    Guest guest = result.guest();
    return guest == null
        ? result
        : result.withGuest(
            new Guest(guest.unit().without(mark), guest.cameFrom(), guest.attacks()));
  }

  private static Position moved(Position after, Faction faction, Guest guest) {
    Predicate<Unit> back =
        unit -> unit.card().equals(guest.unit().card()) && unit.area().equals(guest.cameFrom());
    Unit found = after.side(faction).units().stream().filter(back).findFirst().orElse(null);
    return found == null
        ? after
        : after.with(faction, after.side(faction).replacing(found, found.in(guest.unit().area())));
  }

  private static Side each(Side side, UnaryOperator<Unit> change) {
    return Side.of(
        side.units().stream().map(change).toList(), side.hand(), side.deck(), side.discard());
  }
}
