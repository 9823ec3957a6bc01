import dev.rulewright.kernel.Player;
import dev.rulewright.kernel.declared.*;
import java.util.List;

/// A race for 30 points: throw the die as long as you dare, or hold what you have; each runner has
/// a hidden token, worth something once.
public final class TokenRace extends Declaration {

  private static final int GOAL = 30;

  // ---- What there is ----

  /// One of the three who race.
  enum Runner implements Player {
    ANT,
    BEE,
    CAT;

    Runner next() {
      return values()[(ordinal() + 1) % values().length];
    }
  }

  /// What a runner gets from the bag.
  ///
  /// @param value what it adds to the pot when it is shown
  record Token(String name, int value, int copies) {}

  private final Things<Runner> runners = Things.of("a runner", Runner.class);
  private final Things<Integer> faces = Things.numbers("a face of the die", 1, 5);
  private final Things<Token> tokens =
      table(
          "tokens",
          "a token",
          row -> new Token(row.id("token"), row.number("value", 1, 30), row.number("copies", 1, 9)),
          "token",
          "value",
          "copies");
  private final int turns = option("turns", "turns after which nobody wins", 90, 30, 60, 90);

  // ---- What lies on the table ----

  private final Counter turn = counter("turn", 0, 91, 0);
  private final Choice<Runner> mover = choice("mover", runners);
  private final Counter pot = counter("pot", 0, 3 * GOAL, 0);
  private final Each<Runner, Counter> score =
      each(runners, runner -> counter(runner.id() + "-score", 0, 4 * GOAL, 0));
  private final Each<Runner, Choice<Boolean>> shown =
      each(runners, runner -> mark(runner.id() + "-shown"));

  /// TOKEN-2: only its owner knows a token that lies face down.
  private final Each<Runner, Pile<Token>> token =
      each(
          runners,
          runner ->
              pile(runner.id() + "-token", tokens)
                  .knownTo((race, who) -> who == runner || shown.of(runner).of(race)));

  private final Pile<Token> bag = pile("bag", tokens).holdingAll(Token::copies).knownToNobody();

  // ---- What can be done ----

  private final Verb<String> roll = verb("roll");
  private final Verb<String> hold = verb("hold");
  private final Verb<String> show = verb("show");

  private final Verb<Runner> starts = verb("starts {}", runners);
  private final Verb<Token> dealt = verb("dealt {}", tokens);
  private final Verb<Integer> rolled = verb("rolled {}", faces);

  private final Stage starting = chance("start-player", "SETUP-1");
  private final Stage dealing = chance("deal", "SETUP-2");
  private final Stage choice = decision("choice", "TURN-1", mover::of);
  private final Stage rolling = chance("die", "DIE-1", mover::of);

  /// The race as it is set up.
  public TokenRace(Setup setup) {
    super(setup, "token-race", "Token Race", Runner.values());
  }

  // ---- The rules, chapter by chapter ----

  @Override
  protected void rules() {
    beforeTheRace();
    theDie();
    holding();
    tokens();
    theEnd();
    guaranteed();
    outlook(runners, this::outlook);
  }

  /// SETUP-1, SETUP-2: a lot, then a token for each from the start player on.
  private void beforeTheRace() {
    starting
        .brings(starts, (_, _) -> 1)
        .then((race, first) -> race.with(mover, first).then(dealing), "SETUP-1");
    dealing
        .draws(dealt, bag)
        .then((race, drawn) -> dealt(race, drawn, mover.of(race)), "SETUP-2");
  }

  private Position dealt(Position race, Token drawn, Runner runner) {
    Position next = race.moved(drawn, bag, token.of(runner));
    return token.of(runner.next()).isEmpty(next)
        ? next.with(mover, runner.next())
        : passed(next);
  }

  /// DIE-1 to DIE-4: a 1 empties the pot, what else falls joins it.
  private void theDie() {
    choice
        .may(roll)
        .unless(
            "DIE-4",
            (race, _) -> pot.of(race) >= GOAL,
            (race, _) -> "there are " + pot.of(race) + " in the pot")
        .then((race, _) -> race.then(rolling), "TURN-1");
    rolling
        .brings(rolled, (_, face) -> face == 5 ? 2 : 1)
        .when((_, face) -> face == 1, (race, _) -> passed(race), "DIE-3", "DIE-1")
        .then((race, face) -> race.plus(pot, face).then(choice), "DIE-2", "DIE-1");
  }

  /// HOLD-1, HOLD-2: the pot is safe.
  private void holding() {
    choice
        .may(hold)
        .unless("HOLD-2", (race, _) -> pot.of(race) == 0, "the pot is empty")
        .then((race, _) -> passed(race.plus(score.of(mover.of(race)), pot.of(race))), "HOLD-1");
  }

  /// TOKEN-1: once, and with something in the pot where an edition says so.
  private void tokens() {
    boolean needsPot = is("T1", "with-a-pot");
    choice
        .may(show)
        .unless("TOKEN-1", (race, _) -> own(race).isEmpty(race), "there is no token")
        .unless("TOKEN-1", (race, _) -> shown(race).of(race), "it has been shown already")
        .unless("TOKEN-1", (race, _) -> needsPot && pot.of(race) == 0, "the pot is empty")
        .then(
            (race, _) ->
                race.plus(pot, value(own(race), race))
                    .with(shown(race), true),
            "TOKEN-1");
  }

  /// END-1, END-2: 30 points win; after the last turn nobody does.
  private void theEnd() {
    ends(
        "goal-reached",
        "END-1",
        race -> !score.where(points -> points.of(race) >= GOAL).isEmpty(),
        race -> score.where(points -> points.of(race) >= GOAL));
    ends("turn-limit", "END-2", race -> turn.of(race) > turns, _ -> List.of());
  }

  /// How the command `check` looks for what `properties.csv` says.
  private void guaranteed() {
    checks()
        .positions(
            "die-rests",
            race -> !rolling.isNext(race) || pot.of(race) < GOAL,
            "the die is thrown with a full pot");
    checks()
        .steps(
            "pot-before-token",
            (race, move, _) -> move.verb() != show || pot.of(race) > 0,
            "'%s' with an empty pot");
  }

  private Pile<Token> own(Position race) {
    return token.of(mover.of(race));
  }

  private Choice<Boolean> shown(Position race) {
    return shown.of(mover.of(race));
  }

  private Position passed(Position race) {
    return race.plus(turn, 1).with(pot, 0).with(mover, mover.of(race).next()).then(choice);
  }

  /// The own points, and how far the best opponent is behind.
  private double outlook(Position race, Runner runner) {
    return points(race, runner)
        - Math.max(points(race, runner.next()), points(race, runner.next().next()));
  }

  /// A token that lies face down waits for a pot that is about to be held. Once the die is thrown,
  /// one of its six faces empties the pot, and the others bring 3.8 points on the average.
  private double points(Position race, Runner runner) {
    Pile<Token> own = token.of(runner);
    double waiting = shown.of(runner).of(race) ? 0 : 0.9 * value(own, race);
    double risked = rolling.isNext(race) ? 5 * (pot.of(race) + 3.8) / 6 : pot.of(race);
    return score.of(runner).of(race) + waiting + (mover.is(race, runner) ? risked : 0);
  }

  private static int value(Pile<Token> own, Position race) {
    return own.of(race).stream().mapToInt(Token::value).sum();
  }
}
