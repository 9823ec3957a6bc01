package dev.rulewright.missioncombat.properties;

import dev.rulewright.kernel.reading.Reading;
import dev.rulewright.missioncombat.Guest;
import dev.rulewright.missioncombat.Move;
import dev.rulewright.missioncombat.Move.Hit;
import dev.rulewright.missioncombat.Position;
import dev.rulewright.missioncombat.Side;
import dev.rulewright.missioncombat.Unit;
import dev.rulewright.missioncombat.material.Area;
import dev.rulewright.missioncombat.material.Board;
import dev.rulewright.missioncombat.material.UnitCard;
import dev.rulewright.missioncombat.material.UnitType;
import dev.rulewright.missioncombat.rules.MissionCombat;
import dev.rulewright.missioncombat.rules.table.Control;
import java.util.List;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/// The game as the checks ask about it: its board, its reading, who controls what. What is said
/// here about units and areas is said anew, so that a slip in the rules is not repeated in a check.
final class Rules {

  private final MissionCombat game;
  private final RestrictionKey restrictionKey;
  private final boolean keepsContested;
  private final boolean controllersHaveBonus;

  Rules(MissionCombat game) {
    this.game = game;
    Reading reading = game.answers();
    restrictionKey = reading.answer("building.restriction-key", RestrictionKey.values());
    keepsContested = reading.says("control.own-contested=last-controller");
    controllersHaveBonus = reading.says("bunker.bonus-scope=controller");
  }

  /// The answers to `building.restriction-key`.
  private enum RestrictionKey {
    TRAIT,
    TRAIT_OR_COLOSSAL,
    COLOSSAL
  }

  MissionCombat game() {
    return game;
  }

  Reading reading() {
    return game.answers();
  }

  /// Whether who had a contested own area last goes on controlling it.
  boolean keepsContested() {
    return keepsContested;
  }

  /// Whether only who controls a bunker has its bonus.
  boolean controllersHaveBonus() {
    return controllersHaveBonus;
  }

  Board board() {
    return game.material().board();
  }

  Control control() {
    return game.damage().control();
  }

  /// Whether a unit may not stay where it stands because it is oversized on a building (MOVE-7).
  boolean isOnClosedBuilding(Unit unit) {
    return unit.area().building() && isOversized(unit.card());
  }

  /// Whether a unit counts as oversized (A34).
  boolean isOversized(UnitCard card) {
    return switch (restrictionKey) {
      case TRAIT -> card.oversized();
      case TRAIT_OR_COLOSSAL -> card.oversized() || card.type() == UnitType.COLOSSAL;
      case COLOSSAL -> card.type() == UnitType.COLOSSAL;
    };
  }

  /// The areas where units of both players stand.
  static int contested(Position position) {
    return position.acting().occupied() & position.waiting().occupied();
  }

  /// The areas where guests stand.
  static int guestAreas(Position position) {
    Guest guest = position.guest();
    int areas = guest == null ? 0 : guest.unit().area().bit();
    List<Guest> staying = position.memory().staying();
    for (int i = 0; i < staying.size(); i++) {
      areas |= staying.get(i).unit().area().bit();
    }
    return areas;
  }

  /// The names of the areas of a set.
  String names(int areas) {
    return String.join(", ", board().areasOf(areas).stream().map(Area::id).toList());
  }

  /// Whether an area is in a set.
  static boolean in(int areas, Area area) {
    return (areas & area.bit()) != 0;
  }

  /// Whether a turn begins with a step.
  static boolean beginsTurn(Position before, Position after) {
    return before.turn() != after.turn();
  }

  /// What a move hits.
  static List<Hit> hits(Move move) {
    return switch (move) {
      case Move.Attack attack -> attack.hits();
      case Move.PlayBarrage event -> event.hits();
      default -> List.of();
    };
  }

  /// The damage of some hits together.
  static int total(List<Hit> hits) {
    int total = 0;
    for (int i = 0; i < hits.size(); i++) {
      total += hits.get(i).damage();
    }
    return total;
  }

  /// The first unit of a side that fulfils a condition; null if there is none.
  static @Nullable Unit first(Side side, Predicate<Unit> condition) {
    for (int i = 0; i < side.unitCount(); i++) {
      if (condition.test(side.unit(i))) {
        return side.unit(i);
      }
    }
    return null;
  }
}
