package dev.rulewright.missioncombat.rules;

import static dev.rulewright.missioncombat.MissionClause.ACTION_COSTS_ONE_AP;
import static dev.rulewright.missioncombat.MissionClause.ATTACK_DISTRIBUTES;
import static dev.rulewright.missioncombat.MissionClause.ATTACK_MATCHING_TYPE;
import static dev.rulewright.missioncombat.MissionClause.ATTACK_SAME_AREA;
import static dev.rulewright.missioncombat.MissionClause.ATTACK_WITH_OWN_UNIT;
import static dev.rulewright.missioncombat.MissionClause.ENTER_GOES_BACK;
import static dev.rulewright.missioncombat.MissionClause.OVERSIZED_GOES_BACK;
import static dev.rulewright.missioncombat.MissionClause.PLAY_UNIT_IN_OWN_AREA;
import static dev.rulewright.missioncombat.MissionClause.RANGED_DISTRIBUTES;
import static dev.rulewright.missioncombat.MissionClause.TRAIT_RANGED;

import dev.rulewright.kernel.Chronicle;
import dev.rulewright.kernel.Event;
import dev.rulewright.kernel.Ruling.Refused;
import dev.rulewright.kernel.reading.Asking;
import dev.rulewright.kernel.reading.Reading;
import dev.rulewright.missioncombat.Departure;
import dev.rulewright.missioncombat.Guest;
import dev.rulewright.missioncombat.Move;
import dev.rulewright.missioncombat.Move.Hit;
import dev.rulewright.missioncombat.Position;
import dev.rulewright.missioncombat.Side;
import dev.rulewright.missioncombat.Unit;
import dev.rulewright.missioncombat.material.Area;
import dev.rulewright.missioncombat.material.Board;
import dev.rulewright.missioncombat.material.UnitCard;
import dev.rulewright.missioncombat.rules.listing.MoveList;
import dev.rulewright.missioncombat.rules.splitting.Splitting;
import dev.rulewright.missioncombat.rules.splitting.Strike;
import dev.rulewright.missioncombat.rules.splitting.Strike.Terms;
import dev.rulewright.missioncombat.rules.splitting.Ways;
import dev.rulewright.missioncombat.rules.table.ActionPoints;
import dev.rulewright.missioncombat.rules.table.Damage;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/// Chapter *Action: attack*.
final class Attack extends Asking {

  private final Board board;
  private final Damage damage;
  private final Splitting splitting;
  private final Guests guests;
  private final boolean mayHitNobody = says("attack.zero-target=legal");
  private final boolean emptyAttack = says("contested.enter-no-target=empty-attack");
  private final boolean mustHitWhereItEntered = says("ranged.satisfies-must-attack=no");
  private final boolean needsNoAttack = says("contested.min-attacks=none");
  private final boolean actsWhenPlayed = says("unit.acts-when-played=yes");
  private final boolean othersAreImmune = says("attack.mismatched-target=immune");

  /// @param board on which areas are adjacent as far as ranged attacks are concerned
  Attack(Board board, Damage damage, Splitting splitting, Guests guests, Reading reading) {
    super(reading);
    this.board = board;
    this.damage = damage;
    this.splitting = splitting;
    this.guests = guests;
  }

  /// The areas that a unit's attack reaches.
  ///
  /// - ATTACK-2: Targets are enemy units in the attacker's own area.
  /// - TRAIT-4: Ranged (Marines only): attacks reach directly adjacent areas as well.
  private int reach(Unit unit) {
    int reach = unit.area().bit();
    return unit.card().ranged() ? reach | board.adjacentTo(unit.area()) : reach;
  }

  /// - ATTACK-1: One of the player's own units on the board attacks with the damage of its weapon.
  /// - ATTACK-11: The number on the attack symbol is the damage of one attack.
  private Strike strike(Unit unit, Terms terms) {
    UnitCard card = unit.card();
    return new Strike(unit, card.damage(), card.weapon(), reach(unit), terms);
  }

  private static Event attacked(Move.Attack move) {
    Unit unit = move.unit();
    var clauses = new ArrayList<>(List.of(ATTACK_WITH_OWN_UNIT, ATTACK_MATCHING_TYPE));
    clauses.add(unit.card().ranged() ? TRAIT_RANGED : ATTACK_SAME_AREA);
    if (move.hits().size() > 1) {
      clauses.add(ATTACK_DISTRIBUTES);
    }
    if (move.hits().stream().map(hit -> hit.target().area()).distinct().count() > 1) {
      clauses.add(RANGED_DISTRIBUTES);
    }
    UnitCard card = unit.card();
    return Event.of(
        clauses, "attacked %s: %d damage against %s units", unit, card.damage(), card.weapon());
  }

  // ---- Whom a unit could attack ----

  /// Of a set of areas, those from which a unit that enters could attack somebody at once.
  int whereItCouldAttack(Unit unit, int areas, Position position) {
    return splitting.anyTargetWillDo(unit.card())
        ? areas & areasWithTarget(unit.card(), position.waiting())
        : triedAreas(unit, areas, position);
  }

  /// The same, found by trying to attack from each area.
  private int triedAreas(Unit unit, int areas, Position position) {
    int found = 0;
    for (Area area : board.areasOf(areas)) {
      Unit there = unit.in(area);
      if (splitting.canHit(strike(there, termsOfDuty(there, position)), position)) {
        found |= area.bit();
      }
    }
    return found;
  }

  /// The areas from which a unit of that kind would have a target, if damage is split as usual.
  private int areasWithTarget(UnitCard card, Side enemies) {
    if (card.damage() == 0) {
      return 0;
    }
    // ATTACK-5: only units of the type that the weapon is made against.
    int targets = enemies.areasWith(card.weapon());
    return card.ranged() ? targets | board.adjacentToAny(targets) : targets;
  }

  /// Whether a unit could attack somebody where it stands.
  private boolean couldHit(Unit unit, Terms terms, Position position) {
    boolean counted = splitting.counts(unit.card()) && terms == Terms.USUAL;
    return counted
        ? (areasWithTarget(unit.card(), position.waiting()) & unit.area().bit()) != 0
        : splitting.canHit(strike(unit, terms), position);
  }

  /// Whether a unit has an attack, be it on nobody.
  private boolean hasAttack(Unit unit, Terms terms, Position position) {
    return couldHit(unit, terms, position) || terms == Terms.HITS_NOBODY || mayHitNobody;
  }

  /// What holds for the attack of a unit besides what holds for every attack.
  private Terms terms(Unit unit, Position position) {
    Guest guest = position.guest();
    if (guest == null || guest.attacks() > 0 || !guest.unit().equals(unit)) {
      return Terms.USUAL;
    }
    return termsOfFirst(unit, position);
  }

  private Terms termsOfFirst(Unit unit, Position position) {
    Terms terms = termsOfDuty(unit, position);
    // A20
    return emptyAttack && position.waiting().holds(unit.area()) && !couldHit(unit, terms, position)
        ? Terms.HITS_NOBODY
        : terms;
  }

  /// What holds for the attack that is due after entering (A35).
  private Terms termsOfDuty(Unit unit, Position position) {
    return mustHitWhereItEntered && !needsNoAttack && position.waiting().holds(unit.area())
        ? Terms.HITS_WHERE_IT_ENTERED
        : Terms.USUAL;
  }

  // ---- Listing and judging ----

  /// Lists the attacks of every unit of the player on the move, but not those of guests where they
  /// stand.
  ///
  /// @param mayAttack which units may after guests have gone back
  void list(Position position, Predicate<Unit> mayAttack, MoveList moves) {
    if (position.ap() < 1) {
      return;
    }
    Side acting = position.acting();
    for (int i = 0; i < acting.unitCount(); i++) {
      Unit unit = acting.unit(i);
      Terms terms = terms(unit, position);
      if (hasAttack(unit, terms, position)
          && !acting.repeatsBefore(i)
          && mayAttack.test(unit)
          && PlayUnit.mayAct(unit, actsWhenPlayed)) {
        list(unit, terms, position, moves);
      }
    }
  }

  private void list(Unit unit, Terms terms, Position position, MoveList moves) {
    Ways ways = splitting.ways(strike(unit, terms), position);
    if (ways.count() > 0) {
      moves.addAttack(ways);
    }
  }

  /// Lists the attacks of the guest where it stands.
  void listGuest(Position position, Guest guest, MoveList moves) {
    if (position.ap() >= 1 && guests.mayAttackAgain(guest)) {
      Terms terms = terms(guest.unit(), position);
      if (hasAttack(guest.unit(), terms, position)) {
        list(guest.unit(), terms, position, moves);
      }
    }
  }

  /// Whether a guest must attack before anything else is done.
  boolean mustGoOn(Position position, Guest guest) {
    if (position.ap() < 1 || guests.mayTurnToOtherThings(guest) || !guests.mayAttackAgain(guest)) {
      return false;
    }
    Unit unit = guest.unit();
    Terms terms = terms(unit, position);
    return terms == Terms.HITS_NOBODY
        || (couldHit(unit, terms, position)
            && (guest.attacks() == 0
                || splitting.counts(unit.card())
                || splitting.canHarm(strike(unit, terms), position)));
  }

  /// Why an attack is illegal, or null if it is legal.
  @Nullable Refused refusal(Departure departure, Move.Attack move) {
    Position position = departure.position();
    Unit unit = move.unit();
    Side acting = position.acting();
    if (acting.count(unit) == 0) {
      return Refused.of(ATTACK_WITH_OWN_UNIT, "the %s have no %s", position.mover(), unit);
    }
    if (departure.hasGoneBack(unit)) {
      return Refused.of(
          ENTER_GOES_BACK,
          "%s has gone back; it could only have gone on attacking from where it stood",
          unit);
    }
    if (!PlayUnit.mayAct(unit, actsWhenPlayed)) {
      return Refused.of(PLAY_UNIT_IN_OWN_AREA, "%s has come into play in this turn", unit);
    }
    if (position.ap() < 1) {
      return new Refused(ACTION_COSTS_ONE_AP, "an attack costs 1 AP, and none is left");
    }
    Guest guest = position.guest();
    if (guest != null && !guests.mayAttackAgain(guest)) {
      return Refused.of(OVERSIZED_GOES_BACK, "%s has attacked and goes back", unit);
    }
    return splitting.refusal(strike(unit, terms(unit, position)), move.hits(), position);
  }

  // ---- Playing ----

  Position play(Position position, Move.Attack move, Chronicle chronicle) {
    Guest guest = position.guest();
    chronicle.tell(() -> attacked(move));
    int ap = ActionPoints.afterPaying(position, chronicle);
    List<Hit> hits = othersAreImmune ? harmful(move, chronicle) : move.hits();
    Side enemies = damage.dealt(hits, position.waiting(), position, chronicle);
    Guest then = guest == null ? null : guests.afterAttack(guest, enemies, chronicle);
    Side acting =
        guest != null && then == null
            ? guests.withoutGuest(position.acting(), guest)
            : position.acting();
    return position.next(position.stage(), ap, acting, enemies, then);
  }

  /// The hits on units that are not immune.
  private List<Hit> harmful(Move.Attack move, Chronicle chronicle) {
    Strike strike = strike(move.unit(), Terms.USUAL);
    var harmful = new ArrayList<Hit>();
    for (Hit hit : move.hits()) {
      if (!splitting.isImmune(strike, hit.target())) {
        harmful.add(hit);
      } else {
        chronicle.tell(() ->
            Event.of(
                List.of(ATTACK_MATCHING_TYPE),
                "unharmed %s: %s units are immune",
                hit.target(),
                hit.target().card().type()));
      }
    }
    return harmful;
  }
}
