package dev.rulewright.tokenrace;

import static dev.rulewright.tokenrace.RaceClause.CHOICES;
import static dev.rulewright.tokenrace.RaceClause.DIE;
import static dev.rulewright.tokenrace.RaceClause.FULL_POT;
import static dev.rulewright.tokenrace.RaceClause.HOLD;
import static dev.rulewright.tokenrace.RaceClause.LIMIT;
import static dev.rulewright.tokenrace.RaceClause.NOTHING_TO_HOLD;
import static dev.rulewright.tokenrace.RaceClause.ONE;
import static dev.rulewright.tokenrace.RaceClause.POINTS;
import static dev.rulewright.tokenrace.RaceClause.SHOW;
import static dev.rulewright.tokenrace.RaceClause.TOKENS_ARE_DEALT;
import static dev.rulewright.tokenrace.RaceClause.WIN;

import dev.rulewright.kernel.Chronicle;
import dev.rulewright.kernel.Clause;
import dev.rulewright.kernel.Event;
import dev.rulewright.kernel.Game;
import dev.rulewright.kernel.Notation;
import dev.rulewright.kernel.Outcomes;
import dev.rulewright.kernel.Player;
import dev.rulewright.kernel.Result;
import dev.rulewright.kernel.Rulebook;
import dev.rulewright.kernel.Ruling;
import dev.rulewright.kernel.Turn;
import dev.rulewright.tokenrace.RaceMove.Dealt;
import dev.rulewright.tokenrace.RaceMove.Hold;
import dev.rulewright.tokenrace.RaceMove.Roll;
import dev.rulewright.tokenrace.RaceMove.Rolled;
import dev.rulewright.tokenrace.RaceMove.Show;
import dev.rulewright.tokenrace.RacePosition.Awaits;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.SequencedSet;
import java.util.stream.Stream;

/// A race for 30 points: throw the die as long as you dare, or hold what you have; each runner has
/// a hidden token, worth something once.
///
/// Sources of chance: the bag, and a die for each runner.
public final class TokenRace implements Game<RacePosition, RaceMove> {

  /// Turns after which the race is a draw (END-2).
  public static final int TURN_LIMIT = 90;

  /// A bound on decisions and outcomes of chance: three tokens dealt, and in each turn at most 15
  /// throws of at least 2 points, one token shown, one hold.
  public static final int LONGEST_PLAY = 3 + TURN_LIMIT * (15 * 2 + 1 + 1);

  static final RacePosition START =
      new RacePosition(
          Awaits.DEAL, 0, Runner.ANT, 0, Collections.nCopies(Runner.values().length, Lane.START));

  private static final int GOAL = 30;
  private static final List<Integer> FACES = List.of(1, 2, 3, 4, 5, 5);

  @Override
  public Rulebook rulebook() {
    return new Rulebook(
        "token-race", "Token Race", List.of("en"), List.of(RaceClause.values()), List.of());
  }

  @Override
  public String reading() {
    return "standard";
  }

  @Override
  public List<Runner> players() {
    return List.of(Runner.values());
  }

  @Override
  public List<String> chanceSources() {
    return List.of("bag", "ant's die", "bee's die", "cat's die");
  }

  @Override
  public RacePosition opening() {
    return START;
  }

  @Override
  public Turn<RaceMove> turn(RacePosition position) {
    return switch (position.awaits()) {
      case DEAL -> new Turn.Chance<>(0, counted(bag(position).stream().map(Dealt::new)));
      case ROLL ->
          new Turn.Chance<>(1 + position.mover().seat(), counted(FACES.stream().map(Rolled::new)));
      case CHOICE -> new Turn.Decision<>(position.mover(), counted(choices(position)));
      case NOBODY -> new Turn.Over<>(result(position));
    };
  }

  private static List<Token> bag(RacePosition position) {
    var bag = new ArrayList<>(Token.BAG);
    position.lanes().forEach(lane -> bag.remove(lane.token()));
    return bag;
  }

  private static Stream<RaceMove> choices(RacePosition position) {
    return Stream.<RaceMove>of(new Roll(), new Hold(), new Show())
        .filter(move -> objection(position, move).isEmpty());
  }

  /// Why the runner on turn may not choose a move, if there is a reason.
  private static Optional<Ruling.Refused> objection(RacePosition position, RaceMove move) {
    int pot = position.pot();
    return switch (move) {
      case Roll() when pot >= GOAL -> refused(FULL_POT, "there are " + pot + " in the pot");
      case Hold() when pot == 0 -> refused(NOTHING_TO_HOLD, "the pot is empty");
      case Show() when position.lane(position.mover()).shown() ->
          refused(SHOW, position.mover() + " has shown it already");
      case Roll(), Hold(), Show() -> Optional.empty();
      case Rolled(int _) -> refused(DIE, "no die was thrown");
      case Dealt(Token _) -> refused(TOKENS_ARE_DEALT, "every runner has a token");
    };
  }

  private static Optional<Ruling.Refused> refused(RaceClause clause, String reason) {
    return Optional.of(new Ruling.Refused(clause, reason));
  }

  @Override
  public Ruling judge(RacePosition position, RaceMove move) {
    return switch (position.awaits()) {
      case CHOICE ->
          objection(position, move)
              .<Ruling>map(refusal -> refusal)
              .orElseGet(() -> new Ruling.Allowed(List.of(CHOICES), move + " is one of three"));
      case DEAL -> outcome(position, move, TOKENS_ARE_DEALT);
      case ROLL -> outcome(position, move, DIE);
      case NOBODY -> new Ruling.Refused(result(position).isDraw() ? LIMIT : WIN, "it is over");
    };
  }

  private Ruling outcome(RacePosition position, RaceMove move, RaceClause clause) {
    return turn(position) instanceof Turn.Chance<RaceMove>(int _, Outcomes<RaceMove> outcomes)
            && outcomes.stream().anyMatch(move::equals)
        ? new Ruling.Allowed(List.of(clause), "chance may bring " + move)
        : new Ruling.Refused(clause, "chance does not bring " + move + " here");
  }

  @Override
  public RacePosition play(RacePosition position, RaceMove move, Chronicle chronicle) {
    Runner runner = position.mover();
    Lane lane = position.lane(runner);
    if (chronicle.listening()) {
      chronicle.tell(happened(runner, move));
    }
    return switch (move) {
      case Dealt(Token token) -> dealt(position.with(runner, lane.with(token)));
      case Roll() -> position.with(Awaits.ROLL);
      case Rolled(int points) ->
          points == 1
              ? withinLimit(position.passed())
              : position.with(Awaits.CHOICE).withPot(position.pot() + points);
      case Show() ->
          position.with(runner, lane.turnedUp()).withPot(position.pot() + lane.token().value());
      case Hold() -> held(position.with(runner, lane.plus(position.pot())));
    };
  }

  private static RacePosition dealt(RacePosition position) {
    Runner next = position.mover().next();
    return next == Runner.ANT
        ? position.passed()
        : new RacePosition(Awaits.DEAL, 0, next, 0, position.lanes());
  }

  private static RacePosition held(RacePosition position) {
    return position.lane(position.mover()).score() >= GOAL
        ? position.with(Awaits.NOBODY).withPot(0)
        : withinLimit(position.passed());
  }

  private static RacePosition withinLimit(RacePosition position) {
    return position.turn() > TURN_LIMIT ? position.with(Awaits.NOBODY) : position;
  }

  private static Result result(RacePosition position) {
    return Stream.of(Runner.values())
        .filter(runner -> position.lane(runner).score() >= GOAL)
        .findFirst()
        .map(winner -> new Result(List.of(winner), "goal-reached", List.of(WIN)))
        .orElseGet(() -> new Result(List.of(), "turn-limit", List.of(LIMIT)));
  }

  private static Event happened(Runner runner, RaceMove move) {
    RaceClause clause =
        switch (move) {
          case Dealt(Token _) -> TOKENS_ARE_DEALT;
          case Roll() -> CHOICES;
          case Rolled(int points) -> points == 1 ? ONE : POINTS;
          case Hold() -> HOLD;
          case Show() -> SHOW;
        };
    return new Happened(runner + " " + move, List.of(clause));
  }

  /// What happened in the race.
  record Happened(String text, List<? extends Clause> clauses) implements Event {}

  /// TOKEN-2: of the other runners' tokens that lie face down, only that they are there is known.
  @Override
  public RacePosition observe(RacePosition position, Player player) {
    RacePosition seen = position;
    for (Runner runner : Runner.values()) {
      Lane lane = position.lane(runner);
      if (runner != player && !lane.shown() && lane.token() != Token.NONE) {
        seen = seen.with(runner, lane.with(Token.UNKNOWN));
      }
    }
    return seen;
  }

  @Override
  public Notation<RacePosition, RaceMove> notation() {
    return new RaceNotation();
  }

  /// Each different move once, with the number of times it occurs as its weight.
  private static Outcomes<RaceMove> counted(Stream<? extends RaceMove> moves) {
    List<RaceMove> all = moves.<RaceMove>map(move -> move).toList();
    SequencedSet<RaceMove> different = new LinkedHashSet<>(all);
    List<RaceMove> listed = List.copyOf(different);
    return new Outcomes<>() {
      @Override
      public long size() {
        return listed.size();
      }

      @Override
      public RaceMove get(long index) {
        return listed.get((int) index);
      }

      @Override
      public long weight(long index) {
        return Collections.frequency(all, get(index));
      }
    };
  }
}
