package tokenrace;

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
import dev.rulewright.kernel.reading.Reading;
import dev.rulewright.kernel.reading.Readings;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import tokenrace.RaceMove.Dealt;
import tokenrace.RaceMove.Hold;
import tokenrace.RaceMove.Roll;
import tokenrace.RaceMove.Rolled;
import tokenrace.RaceMove.Show;
import tokenrace.RaceMove.Starts;
import tokenrace.RacePosition.Awaits;

/// A race for 30 points: throw the die as long as you dare, or hold what you have; each runner has
/// a hidden token, worth something once.
///
/// Sources of chance: the lot that says who begins, the bag, and a die for each runner.
public final class TokenRace implements Game<RacePosition, RaceMove> {

  static final Readings READINGS = Readings.of("token-race", "Token Race", RaceClause.class);

  private static final int MOST_TURNS = 90;

  /// A bound on decisions and outcomes of chance: the lot, three tokens dealt, and in each turn at
  /// most 15 throws of at least 2 points, one token shown, one hold.
  public static final int LONGEST_PLAY = 1 + 3 + MOST_TURNS * (15 * 2 + 1 + 1);

  static final int GOAL = 30;
  private static final List<Integer> FACES = List.of(1, 2, 3, 4, 5, 5);

  private final Reading answers;
  private final Bag bag;
  private final int turns;
  private final boolean showingNeedsPot;

  /// @param answers what is answered where the rulebook leaves a question open
  /// @param bag the tokens
  /// @param turns turns after which the race is a draw (END-2)
  public TokenRace(Reading answers, Bag bag, int turns) {
    this.answers = answers;
    this.bag = bag;
    this.turns = turns;
    showingNeedsPot = answers.says("token.show=with-a-pot");
  }

  /// The race as it comes, under the standard reading.
  public TokenRace() {
    this(READINGS.standard(), Bag.standard(), MOST_TURNS);
  }

  Bag bag() {
    return bag;
  }

  @Override
  public Rulebook rulebook() {
    return READINGS.rulebook();
  }

  @Override
  public String reading() {
    return answers.name();
  }

  @Override
  public List<Runner> players() {
    return List.of(Runner.values());
  }

  @Override
  public List<String> chanceSources() {
    return List.of("start player", "bag", "ant's die", "bee's die", "cat's die");
  }

  @Override
  public RacePosition opening() {
    return RacePosition.START;
  }

  @Override
  public Turn<RaceMove> turn(RacePosition position) {
    return switch (position.awaits()) {
      case STARTER -> new Turn.Chance<>(0, counted(players().stream().map(Starts::new)));
      case DEAL -> new Turn.Chance<>(1, counted(bag.left(position).stream().map(Dealt::new)));
      case ROLL ->
          new Turn.Chance<>(2 + position.mover().seat(), counted(FACES.stream().map(Rolled::new)));
      case CHOICE -> new Turn.Decision<>(position.mover(), counted(choices(position)));
      case NOBODY -> new Turn.Over<>(result(position));
    };
  }

  private Stream<RaceMove> choices(RacePosition position) {
    return Stream.<RaceMove>of(new Roll(), new Hold(), new Show())
        .filter(move -> objection(position, move).isEmpty());
  }

  /// Why the runner on turn may not choose a move, if there is a reason.
  private Optional<Ruling> objection(RacePosition position, RaceMove move) {
    int pot = position.pot();
    return switch (move) {
      case Roll() when pot >= GOAL ->
          refused(RaceClause.FULL_POT, "there are " + pot + " in the pot");
      case Hold() when pot == 0 -> refused(RaceClause.EMPTY_POT, "the pot is empty");
      case Show() -> objectionToShowing(position.lane(position.mover()), position);
      case Roll(), Hold() -> Optional.empty();
      case Rolled(int _) -> refused(RaceClause.FACES, "no die was thrown");
      case Dealt(Token _) -> refused(RaceClause.DEAL, "every runner has a token");
      case Starts(Runner _) -> refused(RaceClause.STARTER, "the race has begun");
    };
  }

  private Optional<Ruling> objectionToShowing(Lane lane, RacePosition position) {
    if (lane.shown() || lane.token().equals(Token.NONE)) {
      return refused(
          RaceClause.SHOW,
          position.mover() + (lane.shown() ? " has shown it already" : " has no token"));
    }
    return showingNeedsPot && position.pot() == 0
        ? refused(RaceClause.SHOW, "the pot is empty")
        : Optional.empty();
  }

  private static Optional<Ruling> refused(RaceClause clause, String reason) {
    return Optional.of(new Ruling.Refused(clause, reason));
  }

  @Override
  public Ruling judge(RacePosition position, RaceMove move) {
    return switch (position.awaits()) {
      case CHOICE ->
          objection(position, move)
              .orElseGet(() -> allowed(position, move, move + " is one of three choices"));
      case STARTER -> outcome(position, move, RaceClause.STARTER);
      case DEAL -> outcome(position, move, RaceClause.DEAL);
      case ROLL -> outcome(position, move, RaceClause.FACES);
      case NOBODY ->
          new Ruling.Refused(
              result(position).isDraw() ? RaceClause.LIMIT : RaceClause.WIN, "it is over");
    };
  }

  private Ruling allowed(RacePosition position, RaceMove move, String reason) {
    return new Ruling.Allowed(Ruling.Allowed.events(this, position, move), reason);
  }

  private Ruling outcome(RacePosition position, RaceMove move, RaceClause clause) {
    return turn(position) instanceof Turn.Chance<RaceMove>(int _, Outcomes<RaceMove> outcomes)
            && outcomes.stream().anyMatch(move::equals)
        ? allowed(position, move, "chance may bring " + move)
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
      case Starts(Runner first) -> position.withMover(first).with(Awaits.DEAL);
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
    boolean everybody =
        position.lanes().stream().noneMatch(lane -> lane.token().equals(Token.NONE));
    return everybody ? position.passed() : position.withMover(position.mover().next());
  }

  private RacePosition held(RacePosition position) {
    return position.lane(position.mover()).score() >= GOAL
        ? position.with(Awaits.NOBODY).withPot(0)
        : withinLimit(position.passed());
  }

  private RacePosition withinLimit(RacePosition position) {
    return position.turn() > turns ? position.with(Awaits.NOBODY) : position;
  }

  private static Result result(RacePosition position) {
    return Stream.of(Runner.values())
        .filter(runner -> position.lane(runner).score() >= GOAL)
        .findFirst()
        .map(winner -> new Result(List.of(winner), "goal-reached", List.of(RaceClause.WIN)))
        .orElseGet(() -> new Result(List.of(), "turn-limit", List.of(RaceClause.LIMIT)));
  }

  private static Event happened(Runner runner, RaceMove move) {
    return switch (move) {
      case Starts(Runner first) -> Event.of(first + " starts", List.of(RaceClause.STARTER));
      case Dealt(Token _) -> Event.of(runner + " " + move, List.of(RaceClause.DEAL));
      case Roll() -> Event.of(runner + " rolls", List.of(RaceClause.CHOICES));
      case Rolled(int points) ->
          Event.of(
              runner + " " + move,
              List.of(points == 1 ? RaceClause.ONE : RaceClause.POINTS, RaceClause.FACES));
      case Hold() -> Event.of(runner + " holds", List.of(RaceClause.HOLD));
      case Show() -> Event.of(runner + " shows", List.of(RaceClause.SHOW));
    };
  }

  /// TOKEN-2: of the other runners' tokens that lie face down, only that they are there is known.
  @Override
  public RacePosition observe(RacePosition position, Player player) {
    RacePosition seen = position;
    for (Runner runner : Runner.values()) {
      Lane lane = position.lane(runner);
      if (runner != player && !lane.shown() && !lane.token().equals(Token.NONE)) {
        seen = seen.with(runner, lane.with(Token.UNKNOWN));
      }
    }
    return seen;
  }

  @Override
  public Notation<RacePosition, RaceMove> notation() {
    return RaceNotation.of(bag);
  }

  /// Each different move once, with the number of times it occurs as its weight.
  private static Outcomes<RaceMove> counted(Stream<? extends RaceMove> moves) {
    List<RaceMove> all = moves.<RaceMove>map(move -> move).toList();
    List<RaceMove> listed = List.copyOf(new LinkedHashSet<>(all));
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
