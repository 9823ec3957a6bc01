package dev.rulewright.airsoftsquads.properties;

import dev.rulewright.airsoftsquads.AirsoftClause;
import dev.rulewright.airsoftsquads.Move;
import dev.rulewright.airsoftsquads.Operator;
import dev.rulewright.airsoftsquads.Operator.State;
import dev.rulewright.airsoftsquads.Position;
import dev.rulewright.airsoftsquads.Seat;
import dev.rulewright.airsoftsquads.Side;
import dev.rulewright.airsoftsquads.Stage;
import dev.rulewright.airsoftsquads.material.Card;
import dev.rulewright.airsoftsquads.material.Numbers;
import dev.rulewright.airsoftsquads.rules.AirsoftSquads;
import dev.rulewright.kernel.Property;
import dev.rulewright.kernel.Result;
import dev.rulewright.kernel.cards.Pile;
import dev.rulewright.kernel.property.Checks;
import dev.rulewright.kernel.property.ChecksOfEach;
import dev.rulewright.kernel.property.PropertyTable;
import java.util.Arrays;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Stream;

/// The catalogue of what the rules of *Airsoft Squads* should guarantee. `properties.csv` says it
/// in words.
public final class AirsoftProperties {

  private static final PropertyTable TABLE =
      PropertyTable.beside(AirsoftClause.class, AirsoftSquads.READINGS.rulebook());

  private final AirsoftSquads game;
  private final Numbers numbers;
  private final Checks<Position, Move> checks = new Checks<>();
  private final ChecksOfEach<Position, Move, Seat> ofEachPlayer =
      checks.each(List.of(Seat.values()));

  private AirsoftProperties(AirsoftSquads game) {
    this.game = game;
    numbers = game.material().numbers();
    squads();
    turns();
    whatStays();
    actions();
    end();
  }

  /// Every property of a game. Checks and expectations are those of its material and reading.
  public static List<Property<Position, Move>> of(AirsoftSquads game) {
    return TABLE.of(game.answers().answers(), new AirsoftProperties(game).checks);
  }

  // ---- Game round ----

  private void squads() {
    ofEachPlayer.positions(
        "savezone-has-its-places",
        (position, player) -> position.side(player).savezone().size() <= numbers.savezonePlaces(),
        "%s overfills it");
    ofEachPlayer.positions(
        "who-stands-has-dp-left",
        (position, player) ->
            none(
                position.side(player).field(),
                each -> each.isStanding() && each.hits() >= game.dp(each)),
        "%s has somebody standing who ought to be HIT");
    ofEachPlayer.positions(
        "who-is-down-has-no-counters",
        (position, player) ->
            none(
                position.side(player).field(),
                each -> each.isDown() && (each.hits() > 0 || each.bonus() || each.moves() > 0)),
        "%s has counters on somebody who is HIT or OUT");
    ofEachPlayer.positions(
        "moves-within-bounds",
        (position, player) -> position.side(player).moves() <= numbers.movesPerTurn(),
        "%s has moved too often");
    ofEachPlayer.positions(
        "nothing-but-items-in-the-savezone",
        (position, player) -> none(position.side(player).savezone(), AirsoftProperties::isSpent),
        "%s has somebody there as on the field");
  }

  private void turns() {
    ofEachPlayer.positions(
        "turns-begin-afresh",
        (position, player) ->
            !begins(position) || none(position.side(player).field(), AirsoftProperties::isSpent),
        "somebody is EXHAUSTED, or a card is still attached");
    ofEachPlayer.positions(
        "three-out-lose",
        (position, player) ->
            !begins(position)
                || position.side(player).inSavezone(State.OUT) < numbers.outThatLose(),
        "somebody has lost, and play goes on");
    checks.steps(
        "turns-go-on",
        (before, move, after) ->
            after.turn() - before.turn() == (after.turn() == before.turn() ? 0 : 1)
                    && after.turn() <= numbers.turnLimit()
                ? null
                : "'%s' leads to TURN %d".formatted(move, after.turn()));
    checks.whoDecidesHasAMove("always-a-move");
  }

  private void whatStays() {
    checks.steps(
        "operators-stay",
        (before, move, after) ->
            move instanceof Move.Deploy || operators(before) == operators(after),
        "'%s' changes a squad");
    ofEachPlayer.steps(
        "out-for-good",
        (before, _, after, player) -> out(after.side(player)) >= out(before.side(player)),
        "after '%s' fewer are OUT");
    checks.steps(
        "cards-stay",
        (before, _, after) -> Arrays.equals(cards(before), cards(after)),
        "'%s' changes the number of cards");
  }

  private void actions() {
    checks.steps(
        "only-who-may-acts",
        (before, move, _) ->
            !(before.stage() instanceof Stage.Deciding stage)
                || mayAct(before.side(stage.player()), move),
        "'%s' is performed by somebody else");
    checks.steps(
        "attacks-within-range",
        Move.Attack.class,
        (_, attack, _) -> Math.abs(attack.from() - attack.target()) <= 1,
        "'%s' is too far");
  }

  private void end() {
    checks.steps(
        "captured-when-reached",
        (before, _, after) ->
            !(after.stage() instanceof Stage.Over(Result result))
                || !result.reason().equals(Stage.Over.CAPTURED)
                || hasReached(before.red())
                || hasReached(before.blue()),
        "'%s' captures what nobody has reached");
    checks.playCanEnd("play-can-end", position -> position.stage() instanceof Stage.Over);
  }

  // ---- What checks ask ----

  private static boolean none(List<Operator> operators, Predicate<Operator> is) {
    for (int i = 0; i < operators.size(); i++) {
      if (is.test(operators.get(i))) {
        return false;
      }
    }
    return true;
  }

  private static boolean isSpent(Operator operator) {
    return operator.state() == State.EXHAUSTED
        || (operator.attached() != null && !operator.hasItem());
  }

  private static boolean begins(Position position) {
    return position.stage() instanceof Stage.Strategy(Seat _, Stage.Window window, boolean _)
        && window == Stage.Window.FIRST;
  }

  private static boolean mayAct(Side side, Move move) {
    return switch (move) {
      case Move.Action action -> side.at(action.from()).state() == State.READY;
      case Move.Bonus(Move.Action action) -> {
        Operator actor = side.at(action.from());
        yield actor.bonus() && actor.state() == State.EXHAUSTED;
      }
      case Move _ -> true;
    };
  }

  private boolean hasReached(Side side) {
    return !none(side.field(), each -> each.objective() >= numbers.objectiveValue());
  }

  private static int operators(Position position) {
    return Stream.of(position.red(), position.blue())
        .mapToInt(side -> side.savezone().size() + side.positions() - side.onField(State.FREE))
        .sum();
  }

  private static int out(Side side) {
    return side.onField(State.OUT) + side.inSavezone(State.OUT);
  }

  /// How many cards of each kind there are anywhere.
  private static int[] cards(Position position) {
    var cards = new int[position.red().hand().kinds()];
    count(position.red(), cards);
    count(position.blue(), cards);
    if (position.stage() instanceof Stage.Equipping(Seat _, Card item, Stage _)) {
      cards[item.index()]++;
    }
    return cards;
  }

  private static void count(Side side, int[] cards) {
    for (Pile<Card> pile :
        List.of(
            side.hand(),
            side.deck(),
            side.discards(),
            side.items(),
            side.itemDiscards(),
            side.strategies())) {
      for (int kind = 0; kind < cards.length; kind++) {
        cards[kind] += pile.count(kind);
      }
    }
    for (List<Operator> operators : List.of(side.field(), side.savezone())) {
      for (Operator operator : operators) {
        Card card = operator.attached();
        if (card != null) {
          cards[card.index()]++;
        }
      }
    }
  }
}
