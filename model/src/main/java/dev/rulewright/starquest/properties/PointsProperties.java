package dev.rulewright.starquest.properties;

import static dev.rulewright.starquest.reading.StarQuestClause.GOAL_1;
import static dev.rulewright.starquest.reading.StarQuestClause.GOAL_3;
import static dev.rulewright.starquest.reading.StarQuestClause.GOAL_4;
import static dev.rulewright.starquest.reading.StarQuestClause.LOSS_1;
import static dev.rulewright.starquest.reading.StarQuestClause.LOSS_2;
import static dev.rulewright.starquest.reading.StarQuestClause.TOKEN_1;
import static dev.rulewright.starquest.reading.StarQuestClause.TOKEN_2;
import static dev.rulewright.starquest.reading.StarQuestClause.WIN_1;
import static dev.rulewright.starquest.reading.StarQuestClause.WIN_2;

import dev.rulewright.kernel.Property;
import dev.rulewright.kernel.Result;
import dev.rulewright.kernel.reading.Breach;
import dev.rulewright.starquest.Move;
import dev.rulewright.starquest.Piece;
import dev.rulewright.starquest.Position;
import dev.rulewright.starquest.Score;
import dev.rulewright.starquest.Seat;
import dev.rulewright.starquest.Stage;
import dev.rulewright.starquest.Stock;
import dev.rulewright.starquest.material.Counts;
import dev.rulewright.starquest.material.Material;
import dev.rulewright.starquest.reading.ScoreAnswers.BelowZero;
import dev.rulewright.starquest.reading.WinAnswers.Tie;
import java.util.Arrays;
import java.util.List;

/// What points are given for.
record PointsProperties(Rules rules) {

  private static final String CHAPTER = "Points and victory";

  static List<Property<Position, Move>> of(Rules rules) {
    var chapter = new PointsProperties(rules);
    return List.of(
        chapter.pointsAddUp(),
        chapter.aliensGainWhatMarinesLose(),
        chapter.tokensNeverGrow(),
        chapter.goalOnce(),
        chapter.safeInEntryAreas(),
        chapter.onlyHomeBySteps(),
        chapter.theMostPointsWin());
  }

  private Property<Position, Move> pointsAddUp() {
    return rules.ofStep(
        CHAPTER,
        "points-add-up",
        "What a throw gives all teams together is the tokens taken less the marines lost.",
        List.of(TOKEN_1, TOKEN_2, LOSS_2, WIN_1),
        (before, move, after) -> {
          if (!Rules.isThrow(move) || after.stage() instanceof Stage.Over) {
            return null;
          }
          int taken = worth(before.stock().faceUp()) - worth(after.stock().faceUp());
          int secondary =
              before.score().secondary() == after.score().secondary()
                  ? 0
                  : Material.SECONDARY_POINTS;
          int lost = rules.worthOfMarines(before) - rules.worthOfMarines(after);
          int gained = rules.pointsOfTeams(after) - rules.pointsOfTeams(before);
          return gained == taken + secondary - lost
              ? null
              : "teams gain %d, tokens are worth %d, losses %d".formatted(gained, taken, lost);
        },
        Breach.of("a team without points loses a marine", BelowZero.FLOOR_ZERO));
  }

  private int worth(long tokens) {
    int worth = 0;
    for (int kind = 0; kind < rules.material().aliens().size(); kind++) {
      worth += Counts.of(tokens, kind) * rules.material().aliens().get(kind).points();
    }
    return worth;
  }

  private Property<Position, Move> aliensGainWhatMarinesLose() {
    return rules.ofStep(
        CHAPTER,
        "aliens-gain-what-marines-lose",
        "In its own turn the alien player gains exactly what fallen marines are worth.",
        List.of(LOSS_1),
        (before, move, after) -> {
          if (!Rules.isThrow(move)
              || before.mover() != Seat.ALIEN
              || after.stage() instanceof Stage.Over) {
            return null;
          }
          int gained = after.score().of(Seat.ALIEN) - before.score().of(Seat.ALIEN);
          int lost = rules.worthOfMarines(before) - rules.worthOfMarines(after);
          return gained == lost ? null : "%d gained, %d lost".formatted(gained, lost);
        });
  }

  private Property<Position, Move> tokensNeverGrow() {
    return rules.ofStep(
        CHAPTER,
        "tokens-never-grow-in-number",
        "Blips and tokens are turned over and taken, and none comes from nowhere.",
        List.of(TOKEN_1),
        (before, move, after) ->
            tokens(after) <= tokens(before)
                ? null
                : "'%s' brings a token into being".formatted(move));
  }

  private static int tokens(Position position) {
    Stock stock = position.stock();
    int blips = (int) Arrays.stream(position.all()).filter(Piece::isBlip).count();
    return blips
        + Counts.total(stock.blips())
        + Counts.total(stock.tokens())
        + Counts.total(stock.faceUp());
  }

  private Property<Position, Move> goalOnce() {
    return rules.ofStep(
        CHAPTER,
        "the-goal-is-worth-thirty",
        "A step that reaches the main goal gives its team thirty points, and no other step gives"
            + " any.",
        List.of(GOAL_1),
        (before, move, after) -> {
          if (!(move instanceof Move.Step) || after.stage() instanceof Stage.Over) {
            return null;
          }
          int gained = rules.pointsOfTeams(after) - rules.pointsOfTeams(before);
          boolean reached = before.score().primary() != after.score().primary();
          return gained == (reached ? Material.PRIMARY_POINTS : 0)
              ? null
              : "'%s' gives %d points".formatted(move, gained);
        });
  }

  private Property<Position, Move> safeInEntryAreas() {
    return rules.ofStep(
        CHAPTER,
        "safe-in-entry-areas",
        "No throw harms a figure in an entry area.",
        List.of(GOAL_3),
        (before, move, after) -> {
          if (!Rules.isThrow(move)) {
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
        });
  }

  private Property<Position, Move> onlyHomeBySteps() {
    return rules.ofStep(
        CHAPTER,
        "marines-leave-by-throws-or-home",
        "A marine leaves play by a throw, by going home, or when play is over.",
        List.of(GOAL_4),
        (before, move, after) -> {
          int gone = marines(before) - marines(after);
          boolean home =
              move instanceof Move.Step step
                  && rules.board().dockOf(rules.board().index(step.to())) > 0
                  && rules.board().dockOf(rules.board().index(step.from())) == 0;
          return gone <= (home ? 1 : 0)
                  || Rules.isThrow(move)
                  || after.stage() instanceof Stage.Over
              ? null
              : "'%s' takes %d marines out of play".formatted(move, gone);
        });
  }

  private static int marines(Position position) {
    return (int) Arrays.stream(position.all()).filter(Piece::isMarine).count();
  }

  private Property<Position, Move> theMostPointsWin() {
    return rules.ofPosition(
        CHAPTER,
        "the-most-points-win",
        "When play is over those have won who have the most points, and nobody else.",
        List.of(WIN_2),
        position -> {
          if (!(position.stage() instanceof Stage.Over(Result result))) {
            return null;
          }
          Score score = position.score();
          int most = Arrays.stream(Seat.values()).mapToInt(score::of).max().orElseThrow();
          return result.winners().stream().allMatch(winner -> score.of((Seat) winner) >= most)
                  && !result.isDraw()
              ? null
              : "%s won, the most points are %d".formatted(result.winners(), most);
        },
        Breach.of("highest totals are equal", Tie.NOBODY));
  }
}
