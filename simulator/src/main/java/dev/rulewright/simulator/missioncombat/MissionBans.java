package dev.rulewright.simulator.missioncombat;

import dev.rulewright.kernel.Player;
import dev.rulewright.missioncombat.Move;
import dev.rulewright.missioncombat.Position;
import dev.rulewright.missioncombat.material.Area;
import dev.rulewright.missioncombat.material.Card;
import dev.rulewright.missioncombat.rules.MissionCombat;
import dev.rulewright.simulator.kit.Bans;
import dev.rulewright.simulator.restriction.Ban;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.SequencedMap;
import java.util.function.BiPredicate;

/// What each faction of *Mission: Combat!* can do without, by name: a card of its deck, a kind of
/// move, `first-attack`, or an area whose effect is a move (the HQ, the Arterial Road, a portal of
/// units).
///
/// What bunkers, the Artillery Emplacement and the Dark Portal do are numbers and no moves
/// (defence, damage, AP): they cannot be banned; a board with the effect `none` for that area says
/// it.
public record MissionBans(MissionCombat rules) implements Bans<Position, Move> {

  /// The last turn that is the first one of somebody.
  private static final int LAST_FIRST_TURN = 2;

  @Override
  public String advice(String name) {
    return rules.material().board().areas().stream().anyMatch(area -> area.id().equals(name))
        ? "give the area the effect 'none' in a file for --data areas=FILE?"
        : "";
  }

  @Override
  public SequencedMap<String, Ban<Position, Move>> of(Player faction) {
    var known = new LinkedHashMap<String, Ban<Position, Move>>();
    rules
        .material()
        .cards()
        .filter(card -> card.faction() == faction)
        .forEach(card -> add(card.id(), (_, move) -> plays(card, move), known));
    KINDS.forEach((kind, includes) -> add(kind, inTurns(includes), known));
    add("first-attack", MissionBans::isFirstAttack, known);
    for (Area area : rules.material().board().areas()) {
      switch (area.effect()) {
        case DRAW_ONE_MORE_KEEP_ONE ->
            add(area.id(), inTurns((_, move) -> move instanceof Move.DrawWithHq), known);
        case FREE_MOVE_INTO_OPPOSING_AREA ->
            add(area.id(), inTurns((_, move) -> isBy(Move.Way.ARTERIAL_ROAD, move)), known);
        case FREE_STANDARD_UNITS, FREE_ELITE_UNITS, FREE_COLOSSAL_UNITS ->
            add(area.id(), (position, move) -> playsForNothing(area, position, move), known);
        case FREE_EVENTS, NONE, HALVES_MARINE_EVENTS_WHEN_OPPONENT_CONTROLS, DEFENCE_PLUS_10 -> {}
      }
    }
    return known;
  }

  private static void add(
      String name, BiPredicate<Position, Move> forbids, Map<String, Ban<Position, Move>> known) {
    known.put(name, new Ban<>(name, forbids));
  }

  private static final Map<String, BiPredicate<Position, Move>> KINDS = kinds();

  private static Map<String, BiPredicate<Position, Move>> kinds() {
    var kinds = new LinkedHashMap<String, BiPredicate<Position, Move>>();
    kinds.put("draw", (_, move) -> move instanceof Move.Draw);
    kinds.put("draw-with-hq", (_, move) -> move instanceof Move.DrawWithHq);
    kinds.put("play-unit", (_, move) -> move instanceof Move.PlayUnit);
    kinds.put(
        "event", (_, move) -> move instanceof Move.PlayBarrage || move instanceof Move.PlayRemoval);
    kinds.put("move", (_, move) -> move instanceof Move.MoveUnit);
    kinds.put("move-by-ap", (_, move) -> isBy(Move.Way.AP, move));
    kinds.put("move-by-speed", (_, move) -> isBy(Move.Way.SPEED, move));
    kinds.put("move-by-arterial-road", (_, move) -> isBy(Move.Way.ARTERIAL_ROAD, move));
    kinds.put("attack", MissionBans::attacks);
    kinds.put("offer-draw", (_, move) -> move instanceof Move.OfferDraw);
    return kinds;
  }

  /// The set-up is never touched.
  private static BiPredicate<Position, Move> inTurns(BiPredicate<Position, Move> includes) {
    return (position, move) -> position.turn() > 0 && includes.test(position, move);
  }

  /// Units of the card that the set-up brings play on.
  private static boolean plays(Card card, Move move) {
    return switch (move) {
      case Move.PlayUnit play -> play.card().equals(card);
      case Move.PlayBarrage play -> play.card().equals(card);
      case Move.PlayRemoval play -> play.card().equals(card);
      default -> false;
    };
  }

  private static boolean isBy(Move.Way way, Move move) {
    return move instanceof Move.MoveUnit unit && unit.way() == way;
  }

  /// With going where enemies are, after which nothing but an attack would be legal.
  private static boolean attacks(Position position, Move move) {
    return move instanceof Move.Attack
        || (move instanceof Move.MoveUnit unit
            && (position.waiting().occupied() & unit.to().bit()) != 0);
  }

  /// Attacking in the faction's own first turn: turn 1 of the play for the start player, turn 2 for
  /// the other.
  private static boolean isFirstAttack(Position position, Move move) {
    return position.turn() <= LAST_FIRST_TURN && attacks(position, move);
  }

  /// Playing units for nothing at a portal. Where a unit would be free it cannot be paid for
  /// either, because the rules leave no choice.
  private boolean playsForNothing(Area portal, Position position, Move move) {
    return move instanceof Move.PlayUnit play
        && play.area().equals(portal)
        && rules.play(position, move).ap() == position.ap();
  }
}
