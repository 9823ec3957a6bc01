package dev.rulewright.pocketmodel.properties;

import dev.rulewright.kernel.Property;
import dev.rulewright.kernel.cards.Pile;
import dev.rulewright.kernel.property.Checks;
import dev.rulewright.kernel.property.ChecksOfEach;
import dev.rulewright.kernel.property.PropertyTable;
import dev.rulewright.pocketmodel.Move;
import dev.rulewright.pocketmodel.PocketClause;
import dev.rulewright.pocketmodel.Position;
import dev.rulewright.pocketmodel.Side;
import dev.rulewright.pocketmodel.Stage;
import dev.rulewright.pocketmodel.Stage.Plain;
import dev.rulewright.pocketmodel.Unit;
import dev.rulewright.pocketmodel.material.Card;
import dev.rulewright.pocketmodel.material.Force;
import dev.rulewright.pocketmodel.material.Numbers;
import dev.rulewright.pocketmodel.material.UnitKind;
import dev.rulewright.pocketmodel.rules.PocketModel;
import java.util.List;

/// The catalogue of what the rules of *PocketModel* should guarantee. `properties.csv` says it in
/// words.
public final class PocketProperties {

  private static final PropertyTable TABLE =
      PropertyTable.beside(PocketClause.class, PocketModel.READINGS.rulebook());

  private final Numbers numbers;
  private final Checks<Position, Move> checks = new Checks<>();
  private final ChecksOfEach<Position, Move, Force> ofEachPlayer =
      checks.each(List.of(Force.values()));

  private PocketProperties(PocketModel game) {
    numbers = game.material().numbers();
    turns();
    battles();
    cards();
  }

  /// Every property of a game. Checks and expectations are those of its material and reading.
  public static List<Property<Position, Move>> of(PocketModel game) {
    return TABLE.of(game.answers().answers(), new PocketProperties(game).checks);
  }

  // ---- Course of play ----

  private void turns() {
    checks.positions(
        "five-stars",
        position -> position.own().units().markedStars() <= numbers.starsPerAction(),
        "units of too many stars attack or strike together");
    checks.steps(
        "one-zone-far",
        Move.Advance.class,
        (_, advance, _) ->
            advance.steps().stream().allMatch(step -> step.unit().zone().borders(step.to())),
        "'%s' leads too far");
    checks.steps(
        "one-action",
        (before, move, _) -> before.stage() != Plain.ACTING || !before.acted() || !isAction(move),
        "'%s' is a second action");
    checks.steps(
        "one-objective",
        Move.Replace.class,
        (before, _, _) -> !before.replaced(),
        "'%s' plays a second objective");
    ofEachPlayer.positions(
        "nobody-plays-on",
        (position, player) ->
            position.stage() != Plain.ACTING
                || (!position.side(player).units().isEmpty()
                    && position.side(player).objectives() > 0),
        "%s has no units or no objectives, and play goes on");
    checks.positions(
        "turns-are-limited",
        position -> position.turn() <= numbers.turnLimit(),
        "the last turn is over, and play goes on");
  }

  // ---- Battles ----

  private void battles() {
    ofEachPlayer.steps(
        "units-stay",
        (before, _, after, player) -> units(before.side(player)).equals(units(after.side(player))),
        "'%s' changes the units of a player");
    ofEachPlayer.positions(
        "damage-below-shields",
        (position, player) ->
            position.side(player).units().toList().stream()
                .allMatch(unit -> unit.damage() < unit.kind().shields()),
        "%s has a unit with as many counters as shields");
    ofEachPlayer.steps(
        "counters-stay",
        (before, _, after, player) ->
            after.side(player).units().size() < before.side(player).units().size()
                || damage(after.side(player)) >= damage(before.side(player)),
        "'%s' takes counters away");
  }

  // ---- Cards and objectives ----

  private void cards() {
    ofEachPlayer.steps(
        "cards-stay",
        (before, _, after, player) -> cards(before, player).equals(cards(after, player)),
        "'%s' changes the cards of a player");
    ofEachPlayer.steps(
        "objectives-never-grow",
        (before, move, after, player) ->
            before.turn() == 0
                || move instanceof Move.Laid
                || after.side(player).objectives()
                    <= before.side(player).objectives()
                        + (move instanceof Move.Replace ? 0 : replacing(before, player)),
        "'%s' adds an objective");
    ofEachPlayer.positions(
        "combat-cards-lie-hidden",
        (position, player) ->
            position.stage() != Plain.ACTING
                || position.side(player).faceUp().only(Card::isCombat).isEmpty(),
        "a combat card of %s lies face up");
    ofEachPlayer.steps(
        "hands-are-refilled",
        (before, _, after, player) ->
            !(before.stage() instanceof Stage.Combat)
                || after.stage() != Plain.ACTING
                || !fought(before)
                || isRefilled(after.side(player)),
        "a hand is not full");
  }

  // ---- What is looked at ----

  private static Pile<UnitKind> units(Side side) {
    Pile<UnitKind> units = side.reserve();
    for (Unit unit : side.units().toList()) {
      units = units.plus(unit.kind());
    }
    return units;
  }

  private static int damage(Side side) {
    return side.units().toList().stream().mapToInt(Unit::damage).sum();
  }

  /// The cards of a player, wherever they are; those in play on the table, too.
  private static Pile<Card> cards(Position position, Force force) {
    Side side = position.side(force);
    Pile<Card> cards =
        side.hand()
            .plus(side.draw())
            .plus(side.discard())
            .plus(side.faceUp())
            .plus(side.faceDown());
    boolean moves = position.mover() == force;
    return switch (position.stage()) {
      case Stage.Replacing(Card now, Card _) when moves -> cards.plus(now);
      case Stage.Combat combat when isInBattle(combat) -> {
        Card played = moves ? combat.attackCard() : combat.defenceCard();
        yield played == null ? cards : cards.plus(played);
      }
      case Stage.Replacing _,
          Stage.Combat _,
          Stage.Strikes _,
          Stage.BringingIn _,
          Stage.Deploying _,
          Stage.Over _,
          Plain _ ->
          cards;
    };
  }

  /// Whether the cards played are not yet thrown away.
  private static boolean isInBattle(Stage.Combat combat) {
    return switch (combat.step()) {
      case ATTACK_ASK, ATTACK_DRAW, DEFENCE_ASK, DEFENCE_DRAW -> false;
      default -> true;
    };
  }

  private static boolean isAction(Move move) {
    return move instanceof Move.Advance
        || move instanceof Move.Attack
        || move instanceof Move.Strike
        || move instanceof Move.Carry;
  }

  /// An objective that is being replaced lies nowhere for a moment.
  private static int replacing(Position before, Force force) {
    return before.stage() instanceof Stage.Replacing(Card _, Card old)
            && old != null
            && before.mover() == force
        ? 1
        : 0;
  }

  /// Whether a battle was fought, rather than lapsed at once.
  private static boolean fought(Position before) {
    return before.stage() instanceof Stage.Combat combat && combat.attacker() > 0;
  }

  private boolean isRefilled(Side side) {
    return side.hand().size() >= numbers.fullHand()
        || (side.draw().isEmpty() && side.discard().isEmpty());
  }
}
