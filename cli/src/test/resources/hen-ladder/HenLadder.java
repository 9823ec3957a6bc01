import dev.rulewright.kernel.Player;
import dev.rulewright.kernel.declared.*;
import java.util.Arrays;
import java.util.List;

/// Two hens of each colour climb a ladder of twelve rungs to the nest.
public final class HenLadder extends Declaration {

  private static final int NEST = 13;
  private static final int SAFE = 6;

  enum Side implements Player {
    RED,
    BLUE;

    Side other() {
      return this == RED ? BLUE : RED;
    }
  }

  enum Hen {
    RED_HEN(Side.RED),
    RED_ROOSTER(Side.RED),
    BLUE_HEN(Side.BLUE),
    BLUE_ROOSTER(Side.BLUE);

    final Side side;

    Hen(Side side) {
      this.side = side;
    }
  }

  private final Things<Side> sides = Things.of("a side", Side.class);
  private final Things<Hen> hens = Things.of("a hen", Hen.class);
  private final Things<Integer> faces = Things.numbers("a face of the die", 1, 6);

  private final Choice<Side> mover = choice("mover", sides);
  private final Counter die = counter("die", 0, 6, 0);
  private final Things<Integer> squares = Things.numbers("a square", 0, NEST);
  /// 0 is the yard, 1 to 12 the rungs, 13 the nest.
  private final Each<Integer, Pile<Hen>> ladder =
      each(
          squares,
          n ->
              n == 0
                  ? pile("yard", hens).holdingAll(hen -> 1)
                  : pile(n == NEST ? "nest" : "rung-" + n, hens));

  private final Verb<String> roll = verb("roll");
  private final Verb<Hen> move = verb("move {}", hens);
  private final Verb<String> pass = verb("pass");
  private final Verb<Side> starts = verb("starts {}", sides);
  private final Verb<Integer> rolled = verb("rolled {}", faces);

  private final Stage starting = chance("start-player", "SETUP-1");
  private final Stage turn = decision("turn", "TURN-1", mover::of);
  private final Stage rolling = chance("die", "TURN-1", mover::of);
  private final Stage moving = decision("moving", "TURN-1", mover::of);

  public HenLadder(Setup setup) {
    super(setup, "hen-ladder", "Hen Ladder", Side.values());
  }

  @Override
  protected void rules() {
    boolean orMore = is("N1", "or-more");
    starting
        .brings(starts, (_, _) -> 1)
        .then((at, side) -> at.with(mover, side).then(turn), "SETUP-1", "SETUP-2");
    turn.may(roll).then((at, _) -> at.then(rolling), "TURN-1");
    rolling
        .brings(rolled, (_, _) -> 1)
        .then((at, face) -> at.with(die, face).then(moving), "TURN-1");
    moving
        .may(move)
        .unless("TURN-1", (at, hen) -> hen.side != mover.of(at), "that is not your hen")
        .unless("NEST-1", (at, hen) -> place(at, hen) == NEST, "it is in the nest")
        .unless(
            "NEST-1",
            (at, hen) -> !orMore && place(at, hen) + die.of(at) > NEST,
            (at, _) -> "a throw of " + die.of(at) + " is more than it needs")
        .unless("TURN-3", this::own, "an own hen stands there")
        .unless("BUMP-2", this::safe, "the sixth rung is taken")
        .citing((at, hen) -> bumps(at, hen), "BUMP-1")
        .citing((at, hen) -> nest(at, hen), "NEST-1", "TURN-2")
        .citing((at, _) -> die.of(at) == 6, "TURN-5")
        .then(this::moved, "TURN-1");
    moving
        .may(pass)
        .unless("TURN-4", (at, _) -> moving.offers(at, move), "a hen can move")
        .then((at, _) -> next(at), "TURN-4");
    ends(
        "nest-full",
        "END-1",
        at -> full(at, Side.RED) || full(at, Side.BLUE),
        at -> List.of(full(at, Side.RED) ? Side.RED : Side.BLUE));
    checks().positions("one-on-a-rung", this::everyHenIsAlone, "two hens share a rung");
    outlook(sides, (at, side) -> sum(at, side) - sum(at, side.other()));
  }

  private boolean everyHenIsAlone(Position at) {
    return squares.all().stream()
        .noneMatch(rung -> rung > 0 && rung < NEST && ladder.of(rung).size(at) > 1);
  }

  private int target(Position at, Hen hen) {
    return Math.min(NEST, place(at, hen) + die.of(at));
  }

  private int place(Position at, Hen hen) {
    int place = 0;
    while (!ladder.of(place).of(at).contains(hen)) {
      place++;
    }
    return place;
  }

  private boolean nest(Position at, Hen hen) {
    return target(at, hen) == NEST;
  }

  private boolean meets(Position at, Hen hen, Side side) {
    return !nest(at, hen)
        && ladder.of(target(at, hen)).of(at).stream().anyMatch(o -> o != hen && o.side == side);
  }

  private boolean own(Position at, Hen hen) {
    return meets(at, hen, hen.side);
  }

  private boolean bumps(Position at, Hen hen) {
    return meets(at, hen, hen.side.other());
  }

  private boolean safe(Position at, Hen hen) {
    return target(at, hen) == SAFE && bumps(at, hen);
  }

  private Position moved(Position at, Hen hen) {
    Pile<Hen> to = ladder.of(target(at, hen));
    Position next = bumps(at, hen) ? at.moved(to.of(at).getFirst(), to, ladder.of(0)) : at;
    return next(next.moved(hen, ladder.of(place(at, hen)), to));
  }

  private Position next(Position at) {
    Side side = mover.of(at);
    return at.with(mover, die.of(at) == 6 ? side : side.other()).with(die, 0).then(turn);
  }

  private boolean full(Position at, Side side) {
    return sum(at, side) == 2 * NEST;
  }

  private int sum(Position at, Side side) {
    return Arrays.stream(Hen.values())
        .filter(hen -> hen.side == side)
        .mapToInt(hen -> place(at, hen))
        .sum();
  }
}
