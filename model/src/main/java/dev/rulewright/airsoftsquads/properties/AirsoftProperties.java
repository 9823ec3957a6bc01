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
import dev.rulewright.airsoftsquads.reading.Reading;
import dev.rulewright.airsoftsquads.reading.Reading.OutWithoutPartner;
import dev.rulewright.airsoftsquads.reading.Reading.SupportWhose;
import dev.rulewright.airsoftsquads.rules.AirsoftSquads;
import dev.rulewright.kernel.Check;
import dev.rulewright.kernel.Expectation;
import dev.rulewright.kernel.Property;
import dev.rulewright.kernel.Result;
import dev.rulewright.kernel.Turn;
import dev.rulewright.kernel.cards.Pile;
import dev.rulewright.kernel.reading.Breach;
import java.util.Arrays;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// The catalogue of what the rules of *Airsoft Squads* should guarantee.
public final class AirsoftProperties {

  private static final String LEAVES = "an OUT operator without a partner leaves the GAME";

  private final AirsoftSquads game;
  private final Numbers numbers;

  private AirsoftProperties(AirsoftSquads game) {
    this.game = game;
    numbers = game.material().numbers();
  }

  /// Every property of a game. Checks and expectations are those of its material and reading.
  public static List<Property<Position, Move>> of(AirsoftSquads game) {
    return new AirsoftProperties(game).all();
  }

  /// How a side breaks a property, in a clause about it; null if it does not.
  private interface OfSide {
    @Nullable String broken(Side side);
  }

  private List<Property<Position, Move>> all() {
    return List.of(
        ofSides(
            "savezone-has-its-places",
            "No SAVEZONE holds more operators than it has places.",
            "SAVE-2 SAVE-8",
            side -> side.savezone().size() > numbers.savezonePlaces() ? "overfills it" : null),
        ofSides(
            "who-stands-has-dp-left",
            "Nobody who is ready or EXHAUSTED has a HITCOUNTER that reaches the DP.",
            "ATTACK-2",
            side ->
                any(side.field(), each -> each.isStanding() && each.hits() >= game.dp(each))
                    ? "has somebody standing who ought to be HIT"
                    : null),
        ofSides(
            "who-is-down-has-no-counters",
            "Nobody who is HIT or OUT has a HITCOUNTER, a BONUS or Moves.",
            "ATTACK-2 OUT-1",
            side ->
                any(
                        side.field(),
                        each ->
                            each.isDown() && (each.hits() > 0 || each.bonus() || each.moves() > 0))
                    ? "has counters on somebody who is HIT or OUT"
                    : null),
        ofSides(
            "moves-within-bounds",
            "No player moves more often in a TURN than allowed.",
            "MOVE-1",
            side -> side.moves() > numbers.movesPerTurn() ? "has moved too often" : null),
        ofSides(
            "nothing-but-items-in-the-savezone",
            "In the SAVEZONE only ITEMs are attached, and nobody is EXHAUSTED.",
            "SUPPORT-1 SAVE-1",
            side ->
                any(
                        side.savezone(),
                        each ->
                            each.state() == State.EXHAUSTED
                                || (each.attached() != null && !each.hasItem()))
                    ? "has somebody there as on the field"
                    : null),
        of(
            "turns-begin-afresh",
            "When cards are first played in a TURN nobody is EXHAUSTED and no ATTACK or DEFENCE"
                + " card is attached.",
            "SUPPORT-1 SUPPORT-3 COMBAT-7",
            (Check.OfPosition<Position, Move>)
                position ->
                    begins(position)
                            && Stream.of(position.red(), position.blue())
                                .flatMap(side -> side.field().stream())
                                .anyMatch(AirsoftProperties::isSpent)
                        ? "somebody is EXHAUSTED, or a card is still attached"
                        : null,
            Breach.of(
                "cards of the player whose TURN it was not stay", SupportWhose.ACTIVE_PLAYER_ONLY)),
        of(
            "three-out-lose",
            "Nobody begins a TURN with three operators OUT in the SAVEZONE.",
            "SAVE-7",
            (Check.OfPosition<Position, Move>)
                position ->
                    begins(position)
                            && Stream.of(position.red(), position.blue())
                                .anyMatch(
                                    side -> side.inSavezone(State.OUT) >= numbers.outThatLose())
                        ? "somebody has lost, and play goes on"
                        : null),
        ofSteps(
            "operators-stay",
            "No operator joins or leaves a squad.",
            "SAVE-1 SAVE-2",
            (before, move, after) ->
                move instanceof Move.Deploy || operators(before) == operators(after)
                    ? null
                    : "'%s' changes a squad".formatted(move),
            Breach.of(LEAVES, OutWithoutPartner.LEAVES_THE_GAME)),
        ofSteps(
            "out-for-good",
            "Who is OUT stays OUT.",
            "SAVE-6",
            (before, move, after) ->
                out(after.red()) < out(before.red()) || out(after.blue()) < out(before.blue())
                    ? "after '%s' fewer are OUT".formatted(move)
                    : null,
            Breach.of(LEAVES, OutWithoutPartner.LEAVES_THE_GAME)),
        ofSteps(
            "cards-stay",
            "No card leaves the GAME or joins it.",
            "CARD-2 SUPPORT-1 SUPPORT-2 PERFORM-1",
            (before, move, after) ->
                Arrays.equals(cards(before), cards(after))
                    ? null
                    : "'%s' changes the number of cards".formatted(move),
            Breach.of(LEAVES, OutWithoutPartner.LEAVES_THE_GAME)),
        ofSteps(
            "only-who-may-acts",
            "An ACTION is performed by who is ready, a BONUS ACTION by who is EXHAUSTED and has a"
                + " BONUS.",
            "COMBAT-2 COMBAT-3 BONUS-1",
            (before, move, _) -> {
              if (!(before.stage() instanceof Stage.Deciding stage)) {
                return null;
              }
              boolean may =
                  switch (move) {
                    case Move.Action action ->
                        before.side(stage.player()).at(action.from()).state() == State.READY;
                    case Move.Bonus(Move.Action action) -> {
                      Operator actor = before.side(stage.player()).at(action.from());
                      yield actor.bonus() && actor.state() == State.EXHAUSTED;
                    }
                    case Move _ -> true;
                  };
              return may ? null : "'%s' is performed by somebody else".formatted(move);
            }),
        ofSteps(
            "attacks-within-range",
            "Nobody attacks farther than the position next to the opposite one.",
            "RANGE-1",
            (_, move, _) ->
                move instanceof Move.Attack(int from, int target) && Math.abs(from - target) > 1
                    ? "'%s' is too far".formatted(move)
                    : null),
        ofSteps(
            "turns-go-on",
            "One TURN follows another, none is left out, and the last one is the last.",
            "ROUND-1 SUPPORT-5 END-2",
            (before, move, after) ->
                after.turn() - before.turn() == (after.turn() == before.turn() ? 0 : 1)
                        && after.turn() <= numbers.turnLimit()
                    ? null
                    : "'%s' leads to TURN %d".formatted(move, after.turn())),
        ofSteps(
            "captured-when-reached",
            "Only who has REACHED the OBJECTIVE can win by it.",
            "MOVE-3 MOVE-4 END-1",
            (before, move, after) ->
                after.stage() instanceof Stage.Over(Result result)
                        && result.reason().equals(Stage.Over.CAPTURED)
                        && Stream.of(before.red(), before.blue())
                            .flatMap(side -> side.field().stream())
                            .noneMatch(each -> each.objective() >= numbers.objectiveValue())
                    ? "'%s' captures what nobody has reached".formatted(move)
                    : null),
        of(
            "always-a-move",
            "Whoever has to decide has a move.",
            "ROUND-4 COMBAT-5",
            (Check.OfTurn<Position, Move>)
                (_, turn) ->
                    turn instanceof Turn.Decision<Move> decision && decision.moves().size() == 0
                        ? decision.player() + " has no move"
                        : null),
        of(
            "play-can-end",
            "From every position on play can come to its end.",
            "SAVE-7 END-1 END-2",
            new Check.OfPlay<>((_, _, after) -> after.stage() instanceof Stage.Over, false)));
  }

  // ---- What checks ask ----

  private static boolean any(List<Operator> operators, Predicate<Operator> is) {
    for (int i = 0; i < operators.size(); i++) {
      if (is.test(operators.get(i))) {
        return true;
      }
    }
    return false;
  }

  private static boolean isSpent(Operator operator) {
    return operator.state() == State.EXHAUSTED
        || (operator.attached() != null && !operator.hasItem());
  }

  private static boolean begins(Position position) {
    return position.stage() instanceof Stage.Strategy(Seat _, Stage.Window window, boolean _)
        && window == Stage.Window.FIRST;
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
    for (Side side : List.of(position.red(), position.blue())) {
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
    if (position.stage() instanceof Stage.Equipping(Seat _, Card item, Stage _)) {
      cards[item.index()]++;
    }
    return cards;
  }

  // ---- Properties ----

  private Property<Position, Move> ofSides(
      String id, String sentence, String clauses, OfSide check) {
    return of(
        id,
        sentence,
        clauses,
        (Check.OfPosition<Position, Move>)
            position -> {
              for (Seat player : Seat.values()) {
                String how = check.broken(position.side(player));
                if (how != null) {
                  return player + " " + how;
                }
              }
              return null;
            });
  }

  private Property<Position, Move> ofSteps(
      String id,
      String sentence,
      String clauses,
      Check.OfStep<Position, Move> check,
      Breach... breaches) {
    return of(id, sentence, clauses, check, breaches);
  }

  /// @param clauses the identifiers of the clauses that guarantee it, with blanks between them
  private Property<Position, Move> of(
      String id, String sentence, String clauses, Check<Position, Move> check, Breach... breaches) {
    Expectation expectation = Breach.expected(Reading.READINGS, game.answers(), breaches);
    return new Property<>(
        id,
        "Game round",
        sentence,
        Stream.of(clauses.split(" "))
            .map(name -> AirsoftClause.valueOf(name.replace('-', '_')))
            .toList(),
        check,
        expectation);
  }
}
