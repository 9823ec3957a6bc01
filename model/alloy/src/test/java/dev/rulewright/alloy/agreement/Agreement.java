package dev.rulewright.alloy.agreement;

import dev.rulewright.alloy.World;
import dev.rulewright.alloy.agreement.Disagreement.Kind;
import dev.rulewright.kernel.Clause;
import dev.rulewright.kernel.Moves;
import dev.rulewright.kernel.Ruling;
import dev.rulewright.kernel.Turn;
import dev.rulewright.missioncombat.Guest;
import dev.rulewright.missioncombat.MissionClause;
import dev.rulewright.missioncombat.Move;
import dev.rulewright.missioncombat.Position;
import dev.rulewright.missioncombat.Stage;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/// The comparison of the rules in Java with the twin, over one world. For one thread.
public final class Agreement {

  /// The moves of one position that are looked at, of those that Java lists.
  private static final int MOST_LISTED = 2_000;

  private final World world;
  private final Rules rules;
  private final TwinRules twin;
  private final Situations situations;

  private Agreement(World world, Rules rules, TwinRules twin) {
    this.world = world;
    this.rules = rules;
    this.twin = twin;
    situations = new Situations(world, rules);
  }

  /// The comparison of some rules with the twin under the reading of a world.
  public static Agreement of(World world, Rules rules) {
    return new Agreement(world, rules, new TwinRules(new Frame(world)));
  }

  /// The comparison of other rules with the same twin.
  public Agreement with(Rules others) {
    return new Agreement(world, others, twin);
  }

  // ---- One step ----

  /// Whether both say the same about a move, and with the same result; empty if they do, or if the
  /// twin has no word for it.
  Optional<Disagreement> about(Position position, Cast cast, Move move) {
    return new Acts(world, position, cast)
        .of(move)
        .flatMap(act -> compared(position, cast, act, move));
  }

  private Optional<Disagreement> compared(
      Position position, Cast cast, Act act, @Nullable Move move) {
    Situation then = situations.of(position, cast);
    if (move == null) {
      return twin.isPossible(then, act)
          ? Optional.of(disagreement(Kind.ONLY_THE_TWIN_ALLOWS, position, null, act, null, then))
          : Optional.empty();
    }
    try {
      Ruling ruling = rules.game().judge(position, move);
      return ruling instanceof Ruling.Allowed
          ? allowed(position, cast, act, move, ruling, then)
          : refused(position, act, move, ruling, then);
    } catch (RuntimeException _) {
      return Optional.of(disagreement(Kind.JAVA_FAILS, position, move, act, null, then));
    }
  }

  private Optional<Disagreement> allowed(
      Position position, Cast cast, Act act, Move move, Ruling ruling, Situation then) {
    Position after = rules.game().play(position, move);
    if (!Situations.knows(after) || endsOnTheWayBack(position, act, after)) {
      return Optional.empty();
    }
    Situation now = situations.of(after, Recast.of(world, position, cast, act, after));
    if (twin.allows(then, act, now)) {
      return Optional.empty();
    }
    return Optional.of(
        twin.isPossible(then, act)
            ? new Disagreement(
                Kind.OTHER_RESULT,
                position,
                move,
                act.toString(),
                ruling,
                cited(twin.failing(then, act, now)))
            : disagreement(Kind.ONLY_JAVA_ALLOWS, position, move, act, ruling, then));
  }

  /// Whether a player's last unit fell on its way back before the act: Java ends play there, the
  /// twin goes on.
  private static boolean endsOnTheWayBack(Position position, Act act, Position after) {
    var guests = Situations.guests(position).stream().map(Guest::unit).toList();
    return !(act instanceof Act.Attack)
        && guests.containsAll(position.acting().units())
        && after.stage() instanceof Stage.Over(var result)
        && result.winners().equals(List.of(position.mover().opponent()));
  }

  private Optional<Disagreement> refused(
      Position position, Act act, Move move, Ruling ruling, Situation then) {
    return twin.isPossible(then, act) && !isBeyondTheTwin(act, ruling)
        ? Optional.of(disagreement(Kind.ONLY_THE_TWIN_ALLOWS, position, move, act, ruling, then))
        : Optional.empty();
  }

  /// Whether a draw is refused because of what the twin leaves out: how many cards a deck has, and
  /// that the HQ may oblige its controller (A09).
  private static boolean isBeyondTheTwin(Act act, Ruling ruling) {
    return act instanceof Act.Draw
        && ruling instanceof Ruling.Refused(Clause clause, _)
        && (clause == MissionClause.DRAW_TOP_CARD || clause == MissionClause.HQ_DRAW_ONE_MORE);
  }

  private Disagreement disagreement(
      Kind kind,
      Position position,
      @Nullable Move move,
      Act act,
      @Nullable Ruling ruling,
      Situation then) {
    return new Disagreement(
        kind, position, move, act.toString(), ruling, cited(twin.barring(then, act)));
  }

  private static List<String> cited(List<String> conditions) {
    return conditions.stream().map(ClauseComments::cited).toList();
  }

  // ---- All steps of a position ----

  /// Compares all that may be done in a position: every move or outcome of chance that Java lists,
  /// and where a player acts, every act with every argument.
  ///
  /// @param tally is told what was compared
  public void compareSuccessors(Position position, Tally tally) {
    if (!Situations.knows(position) || position.stage() instanceof Stage.Over) {
      return;
    }
    tally.position();
    Cast cast = Cast.of(position, world);
    var acts = new Acts(world, position, cast);
    Set<Act> seen = new HashSet<>();
    for (Move move : listed(position)) {
      Act act = acts.of(move).orElse(null);
      if (act == null) {
        tally.unnamed(move);
      } else {
        seen.add(act);
        tally.step(compared(position, cast, act, move));
      }
    }
    if (position.stage() instanceof Stage.Acting) {
      Ground.acts(situations.of(position, cast), world).stream()
          .filter(act -> !seen.contains(act))
          .forEach(act -> tally.step(compared(position, cast, act, acts.of(act).orElse(null))));
    }
  }

  private List<Move> listed(Position position) {
    return switch (rules.game().turn(position)) {
      case Turn.Over<Move> _ -> List.of();
      case Turn.Chance<Move> chance -> chance.outcomes().stream().limit(MOST_LISTED).toList();
      case Turn.Decision<Move>(_, Moves<Move> moves) -> moves.stream().limit(MOST_LISTED).toList();
    };
  }

  // ---- Plays ----

  /// Compares the steps of a random play, and at each position some acts chosen at random, most of
  /// which are refused.
  ///
  /// @param start where it begins
  /// @param length the most steps
  /// @param others acts tried at each position besides the one that is played
  /// @return the steps accepted before the first that was not; -1 if all were
  public int comparePlay(
      Position start, int length, int others, RandomGenerator random, Tally tally) {
    Position position = start;
    Cast cast = null;
    int firstRefused = -1;
    for (int step = 0; step < length; step++) {
      Move move = chosen(position, random);
      if (move == null) {
        break;
      }
      Position after = rules.game().play(position, move);
      Cast next = null;
      if (Situations.knows(position) && Situations.knows(after)) {
        cast = cast == null ? Cast.of(position, world) : cast;
        Optional<Disagreement> disagreement = about(position, cast, move);
        tally.step(disagreement);
        if (disagreement.isPresent() && firstRefused < 0) {
          firstRefused = step;
        }
        Cast there = cast;
        Position before = position;
        next =
            new Acts(world, position, cast)
                .of(move)
                .map(act -> Recast.of(world, before, there, act, after))
                .orElse(null);
        tryOthers(position, cast, others, random, tally);
      }
      position = after;
      cast = next;
    }
    return firstRefused;
  }

  private @Nullable Move chosen(Position position, RandomGenerator random) {
    return switch (rules.game().turn(position)) {
      case Turn.Over<Move> _ -> null;
      case Turn.Chance<Move> chance ->
          chance.outcomes().drawn(random.nextLong(chance.outcomes().totalWeight()));
      case Turn.Decision<Move>(_, Moves<Move> moves) -> moves.get(random.nextLong(moves.size()));
    };
  }

  private void tryOthers(
      Position position, Cast cast, int others, RandomGenerator random, Tally tally) {
    if (!(position.stage() instanceof Stage.Acting) || others == 0) {
      return;
    }
    List<Act> acts = Ground.acts(situations.of(position, cast), world);
    var names = new Acts(world, position, cast);
    for (int i = 0; i < others; i++) {
      Act act = acts.get(random.nextInt(acts.size()));
      tally.step(compared(position, cast, act, names.of(act).orElse(null)));
    }
  }
}
