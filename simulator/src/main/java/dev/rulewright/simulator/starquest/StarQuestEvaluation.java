package dev.rulewright.simulator.starquest;

import dev.rulewright.kernel.Outcomes;
import dev.rulewright.kernel.Player;
import dev.rulewright.kernel.Turn;
import dev.rulewright.simulator.agents.WeighedEvaluation;
import dev.rulewright.simulator.agents.Weights;
import dev.rulewright.starquest.Move;
import dev.rulewright.starquest.Piece;
import dev.rulewright.starquest.Position;
import dev.rulewright.starquest.Score;
import dev.rulewright.starquest.Seat;
import dev.rulewright.starquest.Stage;
import dev.rulewright.starquest.board.Board;
import dev.rulewright.starquest.material.Counts;
import dev.rulewright.starquest.material.Figure;
import dev.rulewright.starquest.rules.StarQuest;

/// How good a position of *StarQuest* looks to a player who looks one move ahead.
///
/// ```
/// value  =  points(mine) - points(of the best other player) + board
/// board  =  of a team:   life of its Commanders - worth of aliens and blips
///                        - way of its figures to the goal, above all of the nearest, and closed doors, while it may
///                          still have that
///                        - way home of each figure that has to go home
///           of aliens:   worth of aliens and blips - way of each to the nearest marine outside
/// ```
///
/// Figures have to go home when the goal is taken or the turns left are just enough. While dice are
/// to be thrown, a position is worth what it is worth on average after them; while points of an
/// assault cannon are left, it is not settled.
///
/// To a team a blip is worth as much as the figure that it turns out to be: a team that lost by
/// revealing blips would rather stay where it sees none, and never come to the goal. Which figure
/// that is nobody knows before: the positions that agents look at have faces dealt out to blips.
///
/// @param weights what each of these is worth; chosen by hand
record StarQuestEvaluation(StarQuest rules, Distances distances, Weights weights)
    implements WeighedEvaluation<Position> {

  private static final double WON = 1e6;

  /// Steps of a figure in a turn, as it plans.
  private static final int STEPS_A_TURN = 4;

  static StarQuestEvaluation of(StarQuest rules) {
    return new StarQuestEvaluation(rules, new Distances(rules.material().board()), shipped());
  }

  private static Weights shipped() {
    return Weights.shipped(StarQuestEvaluation.class, "weights.csv");
  }

  @Override
  public Weights tuned() {
    return shipped();
  }

  @Override
  public WeighedEvaluation<Position> with(Weights other) {
    return new StarQuestEvaluation(rules, distances, other);
  }

  @Override
  public boolean settled(Position seen) {
    return !(seen.stage() instanceof Stage.Splitting);
  }

  @Override
  public double value(Position seen, Player player) {
    Seat me = (Seat) player;
    return switch (seen.stage()) {
      case Stage.Over over ->
          over.result().isDraw() ? 0 : over.result().winners().contains(me) ? WON : -WON;
      case Stage.Firing _, Stage.Striking _ -> average(seen, me);
      case Stage.Splitting splitting ->
          onTable(seen, me)
              + (seen.mover() == me ? 1 : -1) * weights.of("cannon-point") * splitting.left();
      case Stage.Arming _,
          Stage.Drawing _,
          Stage.Acting _,
          Stage.Choosing _,
          Stage.Bringing _,
          Stage.Shutting _,
          Stage.Asking _,
          Stage.Scanning _,
          Stage.Placing _,
          Stage.Dropping _,
          Stage.Taking _ ->
          onTable(seen, me);
    };
  }

  private double average(Position seen, Seat me) {
    if (!(rules.turn(seen) instanceof Turn.Chance<Move>(_, Outcomes<Move> outcomes))) {
      throw new IllegalStateException("nothing is thrown in " + seen);
    }
    double sum = 0;
    for (int i = 0; i < outcomes.size(); i++) {
      sum += outcomes.weight(i) * value(rules.play(seen, outcomes.get(i)), me);
    }
    return sum / outcomes.totalWeight();
  }

  private double onTable(Position seen, Seat me) {
    Score score = seen.score();
    int best = Integer.MIN_VALUE;
    for (Seat other : rules.players()) {
      best = other == me ? best : Math.max(best, score.of(other));
    }
    return score.of(me) - best + (me == Seat.ALIEN ? aliens(seen) : team(seen, me));
  }

  // ---- Aliens ----

  private double aliens(Position seen) {
    double sum = 0;
    int[] all = seen.all();
    for (int piece : all) {
      if (!Piece.isMarine(piece)) {
        sum +=
            (Piece.isBlip(piece) ? weights.of("blip") : worth(piece))
                - weights.of("approach") * toMarine(Piece.square(piece), all);
      } else if (Piece.life(piece) > 1) {
        sum -= weights.of("commander-life") * Piece.life(piece);
      }
    }
    return sum;
  }

  private double worth(int piece) {
    Figure kind = Piece.kind(piece, rules.material());
    int life = Piece.isBlip(piece) ? kind.life() : Piece.life(piece);
    return weights.of("alien") + weights.of("alien-points") * kind.points() * life / kind.life();
  }

  /// The way to the nearest marine outside the entry areas; none if there is none.
  private int toMarine(int square, int[] all) {
    Board board = rules.material().board();
    int nearest = board.size();
    for (int piece : all) {
      if (Piece.isMarine(piece) && board.dockOf(Piece.square(piece)) == 0) {
        nearest = Math.min(nearest, distances.between(square, Piece.square(piece)));
      }
    }
    return nearest == board.size() ? 0 : nearest;
  }

  // ---- A team ----

  private double team(Position seen, Seat me) {
    int goal = rules.material().board().goal();
    boolean open = goal >= 0 && seen.score().primary() == Score.NOBODY;
    int turnsLeft = Counts.total(seen.stock().events()) + (seen.round().last() ? 0 : 1);
    int nearest = Integer.MAX_VALUE;
    double sum = 0;
    for (int piece : seen.all()) {
      int square = Piece.square(piece);
      if (!Piece.isMarine(piece)) {
        sum -= worth(piece);
      } else if (Piece.owner(piece) == me) {
        int home = home(square, me);
        boolean late = home > STEPS_A_TURN * (turnsLeft - 1);
        if (home > 0 && (!open || late)) {
          sum -= weights.of("home") * home + weights.of("outside");
        }
        if (open && !late) {
          int way = distances.between(square, goal);
          nearest = Math.min(nearest, way);
          sum -= weights.of("follow") * way;
        }
        sum += weights.of("commander-life") * (Piece.life(piece) - 1);
      }
    }
    return nearest == Integer.MAX_VALUE
        ? sum
        : sum
            - weights.of("goal") * nearest
            - weights.of("door") * Long.bitCount(seen.explored().closedDoors());
  }

  /// The way to the own entry area.
  private int home(int square, Seat me) {
    Board board = rules.material().board();
    int nearest = board.size();
    if (board.docks().size() >= me.ordinal()) {
      for (var each : board.docks().get(me.ordinal() - 1)) {
        nearest = Math.min(nearest, distances.between(square, board.index(each)));
      }
    }
    return nearest;
  }
}
