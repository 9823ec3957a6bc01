package dev.rulewright.cli.guarantees;

import static dev.rulewright.missioncombat.MissionClause.ACTIONS_REPEAT;
import static dev.rulewright.missioncombat.MissionClause.ANY_ORDER;
import static dev.rulewright.missioncombat.MissionClause.DAMAGE_VALUE;
import static dev.rulewright.missioncombat.MissionClause.MOVE_SEVERAL_TIMES;
import static dev.rulewright.missioncombat.MissionClause.NO_HAND_LIMIT;
import static dev.rulewright.missioncombat.MissionClause.PLACE_ANY_NUMBER;
import static dev.rulewright.missioncombat.MissionClause.PLAY_UNIT_OR_EVENT;
import static dev.rulewright.missioncombat.MissionClause.SAME_UNIT_REPEATS;
import static dev.rulewright.missioncombat.MissionClause.SIXTY_CARDS;
import static dev.rulewright.missioncombat.MissionClause.TEN_AREAS;
import static dev.rulewright.missioncombat.MissionClause.UNIT_TYPES;
import static dev.rulewright.missioncombat.MissionClause.WEAPON_CLASSES;

import dev.rulewright.missioncombat.MissionClause;
import dev.rulewright.missioncombat.Move;
import dev.rulewright.missioncombat.Position;
import dev.rulewright.missioncombat.Side;
import dev.rulewright.missioncombat.material.Material;
import dev.rulewright.missioncombat.material.UnitType;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// What a world shows of clauses that no event cites and that forbid nothing: each says what may be
/// done, or what there is.
final class ShownClauses {

  /// More than anybody holds at the start.
  private static final int MANY_CARDS = 7;

  private static final int CARDS_IN_THE_BOX = 30;
  private static final int AREAS_IN_THE_BOX = 10;

  private final Set<MissionClause> shown = EnumSet.noneOf(MissionClause.class);
  private final Set<UnitType> types = EnumSet.noneOf(UnitType.class);
  private final Set<UnitType> weapons = EnumSet.noneOf(UnitType.class);

  ShownClauses(Material material, Position start) {
    if (cards(start.acting()) == CARDS_IN_THE_BOX && cards(start.waiting()) == CARDS_IN_THE_BOX) {
      shown.add(SIXTY_CARDS);
    }
    if (material.board().areas().size() == AREAS_IN_THE_BOX) {
      shown.add(TEN_AREAS);
    }
  }

  private static int cards(Side side) {
    return side.unitCount() + side.hand().size() + side.deck().size() + side.discard().size();
  }

  Set<MissionClause> shown() {
    return shown;
  }

  /// Looks at a position and the moves that are legal there.
  void look(Position position, @Nullable Move last, List<Move> moves) {
    boolean units = false;
    boolean events = false;
    for (Move move : moves) {
      units |= move instanceof Move.PlayUnit;
      events |= move instanceof Move.PlayBarrage || move instanceof Move.PlayRemoval;
      if (move instanceof Move.Attack attack) {
        look(attack);
      }
      if (last != null) {
        lookAtBoth(last, move);
      }
    }
    showIf(units && events, PLAY_UNIT_OR_EVENT);
    showIf(position.acting().hand().size() >= MANY_CARDS, NO_HAND_LIMIT);
    showIf(
        position.turn() == 0 && (isShared(position.acting()) || isShared(position.waiting())),
        PLACE_ANY_NUMBER);
  }

  private void look(Move.Attack attack) {
    weapons.add(attack.unit().card().weapon());
    attack.hits().forEach(hit -> types.add(hit.target().card().type()));
    int damage = attack.hits().stream().mapToInt(Move.Hit::damage).sum();
    showIf(damage == attack.unit().card().damage(), DAMAGE_VALUE);
    showIf(types.size() == UnitType.values().length, UNIT_TYPES);
    showIf(weapons.size() == UnitType.values().length, WEAPON_CLASSES);
  }

  /// Looks at two moves of a turn, one after the other.
  private void lookAtBoth(Move first, Move second) {
    boolean actions = isAction(first) && isAction(second);
    showIf(actions && first.getClass() == second.getClass(), ACTIONS_REPEAT);
    showIf(first instanceof Move.Attack && second instanceof Move.MoveUnit, ANY_ORDER);
    if (first instanceof Move.MoveUnit one
        && second instanceof Move.MoveUnit next
        && one.unit().card().equals(next.unit().card())
        && one.to().equals(next.unit().area())) {
      shown.add(MOVE_SEVERAL_TIMES);
    }
    if (first instanceof Move.Attack one && second instanceof Move.Attack next) {
      showIf(one.unit().equals(next.unit()), SAME_UNIT_REPEATS);
    }
  }

  private static boolean isAction(Move move) {
    return move instanceof Move.Draw
        || move instanceof Move.PlayUnit
        || move instanceof Move.PlayBarrage
        || move instanceof Move.MoveUnit
        || move instanceof Move.Attack;
  }

  private static boolean isShared(Side side) {
    return side.units().stream().map(unit -> unit.area()).distinct().count() < side.unitCount();
  }

  private void showIf(boolean condition, MissionClause clause) {
    if (condition) {
      shown.add(clause);
    }
  }
}
