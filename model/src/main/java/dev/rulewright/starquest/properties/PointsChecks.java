package dev.rulewright.starquest.properties;

import dev.rulewright.kernel.Result;
import dev.rulewright.kernel.property.Checks;
import dev.rulewright.starquest.Move;
import dev.rulewright.starquest.Piece;
import dev.rulewright.starquest.Position;
import dev.rulewright.starquest.Score;
import dev.rulewright.starquest.Seat;
import dev.rulewright.starquest.Stage;
import dev.rulewright.starquest.Stock;
import dev.rulewright.starquest.material.Counts;
import dev.rulewright.starquest.material.Material;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/// What points are given for.
record PointsChecks(Rules rules) {

  void addTo(Checks<Position, Move> checks) {
    checks.steps("points-add-up", this::teamsGainOtherwise);
    checks.steps("aliens-gain-what-marines-lose", this::aliensGainOtherwise);
    checks.steps(
        "tokens-never-grow-in-number",
        (before, _, after) -> tokens(after) <= tokens(before),
        "'%s' brings a token into being");
    checks.steps("the-goal-is-worth-thirty", Move.Step.class, this::givesOtherPoints);
    checks.steps("safe-in-entry-areas", this::harmsInEntryArea);
    checks.steps("marines-leave-by-throws-or-home", this::takesMarines);
    checks.positions("the-most-points-win", PointsChecks::isWonByOthers);
  }

  private @Nullable String teamsGainOtherwise(Position before, Move move, Position after) {
    if (!isThrow(move) || after.stage() instanceof Stage.Over) {
      return null;
    }
    int taken = worth(before.stock().faceUp()) - worth(after.stock().faceUp());
    int secondary =
        before.score().secondary() == after.score().secondary() ? 0 : Material.SECONDARY_POINTS;
    int lost = worthLost(before, after);
    int gained = gainedByTeams(before, after);
    return gained == taken + secondary - lost
        ? null
        : "teams gain %d, tokens are worth %d, losses %d".formatted(gained, taken, lost);
  }

  private @Nullable String aliensGainOtherwise(Position before, Move move, Position after) {
    if (!isThrow(move) || before.mover() != Seat.ALIEN || after.stage() instanceof Stage.Over) {
      return null;
    }
    int gained = after.score().of(Seat.ALIEN) - before.score().of(Seat.ALIEN);
    int lost = worthLost(before, after);
    return gained == lost ? null : "%d gained, %d lost".formatted(gained, lost);
  }

  private @Nullable String givesOtherPoints(Position before, Move.Step step, Position after) {
    if (after.stage() instanceof Stage.Over) {
      return null;
    }
    int gained = gainedByTeams(before, after);
    boolean reached = before.score().primary() != after.score().primary();
    return gained == (reached ? Material.PRIMARY_POINTS : 0)
        ? null
        : "'%s' gives %d points".formatted(step, gained);
  }

  private @Nullable String harmsInEntryArea(Position before, Move move, Position after) {
    if (!isThrow(move)) {
      return null;
    }
    for (int piece : before.all()) {
      if (rules.isInDock(piece)
          && piece != before.active()
          && after.at(Piece.square(piece)) != piece
          && after.active() != piece) {
        return "%s is harmed by '%s'".formatted(rules.name(piece), move);
      }
    }
    return null;
  }

  private @Nullable String takesMarines(Position before, Move move, Position after) {
    int gone = marines(before) - marines(after);
    boolean home =
        move instanceof Move.Step step
            && rules.board().dockOf(rules.board().index(step.to())) > 0
            && rules.board().dockOf(rules.board().index(step.from())) == 0;
    return gone <= (home ? 1 : 0) || isThrow(move) || after.stage() instanceof Stage.Over
        ? null
        : "'%s' takes %d marines out of play".formatted(move, gone);
  }

  private static @Nullable String isWonByOthers(Position position) {
    if (!(position.stage() instanceof Stage.Over(Result result))) {
      return null;
    }
    Score score = position.score();
    int most = Arrays.stream(Seat.values()).mapToInt(score::of).max().orElseThrow();
    return result.winners().stream().allMatch(winner -> score.of((Seat) winner) >= most)
            && !result.isDraw()
        ? null
        : "%s won, the most points are %d".formatted(result.winners(), most);
  }

  // ---- What checks ask ----

  /// Whether a move is the outcome of a throw, or deals points of one.
  private static boolean isThrow(Move move) {
    return move instanceof Move.Total
        || move instanceof Move.TwoDice
        || move instanceof Move.Totals
        || move instanceof Move.Hit;
  }

  private int worth(long tokens) {
    int worth = 0;
    for (int kind = 0; kind < rules.material().aliens().size(); kind++) {
      worth += Counts.of(tokens, kind) * rules.material().aliens().get(kind).points();
    }
    return worth;
  }

  /// What the marines of all teams are worth that a step takes off the boards.
  private int worthLost(Position before, Position after) {
    return worthOfMarines(before) - worthOfMarines(after);
  }

  private int worthOfMarines(Position position) {
    return Arrays.stream(position.all())
        .filter(Piece::isMarine)
        .map(piece -> rules.kind(piece).points())
        .sum();
  }

  private int gainedByTeams(Position before, Position after) {
    return rules.pointsOfTeams(after) - rules.pointsOfTeams(before);
  }

  private static int tokens(Position position) {
    Stock stock = position.stock();
    int blips = (int) Arrays.stream(position.all()).filter(Piece::isBlip).count();
    return blips
        + Counts.total(stock.blips())
        + Counts.total(stock.tokens())
        + Counts.total(stock.faceUp());
  }

  private static int marines(Position position) {
    return (int) Arrays.stream(position.all()).filter(Piece::isMarine).count();
  }
}
