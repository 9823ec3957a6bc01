package dev.rulewright.pocketmodel.properties;

import static dev.rulewright.pocketmodel.PocketClause.ATTACK_1;
import static dev.rulewright.pocketmodel.PocketClause.BATTLE_11;
import static dev.rulewright.pocketmodel.PocketClause.BATTLE_12;
import static dev.rulewright.pocketmodel.PocketClause.BATTLE_13;
import static dev.rulewright.pocketmodel.PocketClause.BATTLE_14;
import static dev.rulewright.pocketmodel.PocketClause.BATTLE_15;
import static dev.rulewright.pocketmodel.PocketClause.END_1;
import static dev.rulewright.pocketmodel.PocketClause.END_2;
import static dev.rulewright.pocketmodel.PocketClause.LENGTH_1;
import static dev.rulewright.pocketmodel.PocketClause.MOVE_2;
import static dev.rulewright.pocketmodel.PocketClause.OBJECTIVE_1;
import static dev.rulewright.pocketmodel.PocketClause.OBJECTIVE_4;
import static dev.rulewright.pocketmodel.PocketClause.PILE_3;
import static dev.rulewright.pocketmodel.PocketClause.PILE_4;
import static dev.rulewright.pocketmodel.PocketClause.RESERVE_1;
import static dev.rulewright.pocketmodel.PocketClause.RESERVE_2;
import static dev.rulewright.pocketmodel.PocketClause.STRIKE_1;
import static dev.rulewright.pocketmodel.PocketClause.STRIKE_10;
import static dev.rulewright.pocketmodel.PocketClause.TURN_3;
import static dev.rulewright.pocketmodel.PocketClause.TURN_4;
import static dev.rulewright.pocketmodel.PocketClause.ZONE_4;

import dev.rulewright.kernel.Check;
import dev.rulewright.kernel.Expectation;
import dev.rulewright.kernel.Property;
import dev.rulewright.kernel.cards.Pile;
import dev.rulewright.kernel.reading.Breach;
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
import dev.rulewright.pocketmodel.reading.Reading;
import dev.rulewright.pocketmodel.reading.Reading.BattleAnswers.DestroyedWhen;
import dev.rulewright.pocketmodel.reading.Reading.DamageAnswers.Lasts;
import dev.rulewright.pocketmodel.reading.Reading.EndAnswers.OutOfUnits;
import dev.rulewright.pocketmodel.reading.Reading.GameAnswers.Length;
import dev.rulewright.pocketmodel.reading.Reading.HandAnswers.Refill;
import dev.rulewright.pocketmodel.reading.Reading.HandAnswers.Size;
import dev.rulewright.pocketmodel.reading.Reading.ObjectiveAnswers.EmptyPlace;
import dev.rulewright.pocketmodel.reading.Reading.PileAnswers.JustDiscarded;
import dev.rulewright.pocketmodel.rules.PocketModel;
import java.util.List;
import java.util.function.BiPredicate;
import java.util.function.Predicate;
import java.util.stream.Stream;

/// The catalogue of what the rules of *PocketModel* should guarantee.
public final class PocketProperties {

  private static final String TURN = "Course of play";
  private static final String BATTLES = "Battles";
  private static final String CARDS = "Cards and objectives";

  private final PocketModel game;
  private final Numbers numbers;

  private PocketProperties(PocketModel game) {
    this.game = game;
    numbers = game.material().numbers();
  }

  /// Every property of a game. Checks and expectations are those of its material and reading.
  public static List<Property<Position, Move>> of(PocketModel game) {
    var all = new PocketProperties(game);
    return List.of(
        all.step(
            CARDS,
            "cards-stay",
            "No card leaves play, and none changes hands.",
            List.of(PILE_3, PILE_4, BATTLE_14),
            (before, after) ->
                all.forces(force -> cards(before, force).equals(cards(after, force)))),
        all.step(
            BATTLES,
            "units-stay",
            "A unit is in play or in the reserve, and goes from one to the other only.",
            List.of(RESERVE_1, RESERVE_2),
            (before, after) ->
                all.forces(force -> units(before.side(force)).equals(units(after.side(force))))),
        all.position(
            BATTLES,
            "damage-below-shields",
            "A unit in play has fewer counters than shields.",
            List.of(BATTLE_12, BATTLE_13),
            position -> all.units(position).allMatch(unit -> unit.damage() < unit.kind().shields()),
            Breach.of(
                "a unit survives as many counters as shields", DestroyedWhen.MORE_THAN_SHIELDS)),
        all.step(
            BATTLES,
            "counters-stay",
            "While no unit is destroyed, no counter goes away.",
            List.of(BATTLE_11, BATTLE_13),
            (before, after) ->
                all.forces(force ->
                    after.side(force).units().size() < before.side(force).units().size()
                        || damage(after.side(force)) >= damage(before.side(force))),
            Breach.of("counters go when the turn ends", Lasts.UNTIL_END_OF_TURN),
            Breach.of("counters go when the battle ends", Lasts.UNTIL_END_OF_BATTLE)),
        all.position(
            TURN,
            "five-stars",
            "The units that attack or strike together have five stars at most.",
            List.of(ATTACK_1, STRIKE_1),
            position -> position.own().units().markedStars() <= all.numbers.starsPerAction()),
        all.move(
            TURN,
            "one-zone-far",
            "A unit that moves goes to a zone that borders on its own.",
            List.of(MOVE_2, ZONE_4),
            (_, move) ->
                !(move instanceof Move.Advance(List<Move.Step> steps))
                    || steps.stream().allMatch(step -> step.unit().zone().borders(step.to()))),
        all.move(
            TURN,
            "one-action",
            "In a turn one action is taken at most.",
            List.of(TURN_4),
            (before, move) -> before.stage() != Plain.ACTING || !before.acted() || !isAction(move)),
        all.move(
            TURN,
            "one-objective",
            "In a turn one objective is played at most.",
            List.of(TURN_3),
            (before, move) -> !(move instanceof Move.Replace) || !before.replaced()),
        all.property(
            CARDS,
            "objectives-never-grow",
            "Once play has begun nobody gets more objectives than before, but for the card that"
                + " takes the place of one that withstood.",
            List.of(OBJECTIVE_1, STRIKE_10),
            (Check.OfStep<Position, Move>)
                (before, move, after) ->
                    before.turn() == 0
                            || move instanceof Move.Laid
                            || all.forces(force ->
                                after.side(force).objectives()
                                    <= before.side(force).objectives()
                                        + (move instanceof Move.Replace
                                            ? 0
                                            : replacing(before, force)))
                        ? null
                        : "'%s' adds an objective".formatted(move),
            Breach.of("an objective is played into an empty place", EmptyPlace.FILL_ALLOWED)),
        all.position(
            CARDS,
            "combat-cards-lie-hidden",
            "Between actions every objective that lies face up is an objective card.",
            List.of(STRIKE_10, OBJECTIVE_4),
            position ->
                position.stage() != Plain.ACTING
                    || all.forces(
                        force -> position.side(force).faceUp().only(Card::isCombat).isEmpty())),
        all.property(
            CARDS,
            "hands-are-refilled",
            "After a combat action nobody has fewer cards than a full hand while there are cards.",
            List.of(BATTLE_15, PILE_4),
            (Check.OfStep<Position, Move>)
                (before, _, after) ->
                    !(before.stage() instanceof Stage.Combat)
                            || after.stage() != Plain.ACTING
                            || !fought(before)
                            || all.forces(force -> all.isRefilled(after.side(force)))
                        ? null
                        : "a hand is not full",
            Breach.of("a hand that was smaller stays so", Size.SIZE_BEFORE_THE_BATTLE),
            Breach.of("a player draws no more", Refill.MAY),
            Breach.of("the card just thrown away is not drawn", JustDiscarded.NO)),
        all.position(
            TURN,
            "nobody-plays-on",
            "Between actions both players have units and objectives in play.",
            List.of(END_1, END_2),
            position ->
                position.stage() != Plain.ACTING
                    || all.forces(force ->
                        !position.side(force).units().isEmpty()
                            && position.side(force).objectives() > 0),
            Breach.of("a player whose units are all in the reserve plays on", OutOfUnits.PLAYS_ON)),
        all.position(
            TURN,
            "turns-are-limited",
            "No turn is played after the last one.",
            List.of(LENGTH_1),
            position -> position.turn() <= all.numbers.turnLimit(),
            Breach.of("play goes on", Length.ENDLESS)));
  }

  // ---- Ways to look ----

  private Property<Position, Move> position(
      String chapter,
      String id,
      String sentence,
      List<PocketClause> clauses,
      Predicate<Position> holds,
      Breach... breaches) {
    Check.OfPosition<Position, Move> check =
        position -> holds.test(position) ? null : "it does not hold in " + position.stage();
    return property(chapter, id, sentence, clauses, check, breaches);
  }

  private Property<Position, Move> step(
      String chapter,
      String id,
      String sentence,
      List<PocketClause> clauses,
      BiPredicate<Position, Position> holds,
      Breach... breaches) {
    Check.OfStep<Position, Move> check =
        (before, move, after) -> holds.test(before, after) ? null : "'" + move + "' breaks it";
    return property(chapter, id, sentence, clauses, check, breaches);
  }

  private Property<Position, Move> move(
      String chapter,
      String id,
      String sentence,
      List<PocketClause> clauses,
      BiPredicate<Position, Move> holds) {
    Check.OfStep<Position, Move> check =
        (before, move, _) -> holds.test(before, move) ? null : "'" + move + "' breaks it";
    return property(chapter, id, sentence, clauses, check);
  }

  private Property<Position, Move> property(
      String chapter,
      String id,
      String sentence,
      List<PocketClause> clauses,
      Check<Position, Move> check,
      Breach... breaches) {
    Expectation expectation = Breach.expected(Reading.READINGS, game.answers(), breaches);
    return new Property<>(id, chapter, sentence, clauses, check, expectation);
  }

  private boolean forces(Predicate<Force> holds) {
    return holds.test(Force.ALLIANCE) && holds.test(Force.EMPIRE);
  }

  // ---- What is looked at ----

  private Stream<Unit> units(Position position) {
    return Stream.concat(
        position.alliance().units().toList().stream(), position.empire().units().toList().stream());
  }

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
