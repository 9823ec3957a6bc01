package dev.rulewright.starquest.rules.ship;

import static dev.rulewright.starquest.StarQuestClause.GOAL_1;
import static dev.rulewright.starquest.StarQuestClause.LOSS_1;
import static dev.rulewright.starquest.StarQuestClause.LOSS_2;
import static dev.rulewright.starquest.StarQuestClause.TOKEN_1;
import static dev.rulewright.starquest.StarQuestClause.TOKEN_2;

import dev.rulewright.kernel.Chronicle;
import dev.rulewright.kernel.Event;
import dev.rulewright.starquest.Activity;
import dev.rulewright.starquest.Piece;
import dev.rulewright.starquest.Position;
import dev.rulewright.starquest.Score;
import dev.rulewright.starquest.Seat;
import dev.rulewright.starquest.Stage;
import dev.rulewright.starquest.material.Counts;
import dev.rulewright.starquest.material.Figure;
import dev.rulewright.starquest.material.Material;

/// Chapters *Collecting tokens*, *Eliminating marines* and *Carrying out the mission*: what points
/// are given for.
///
/// - GAME-4: Eliminated opponents are worth points, and whoever has most of them wins.
public final class Points extends Chapter {

  private final boolean alienGains = says("score.friendly-kill=alien-gains");
  private final boolean neverBelowZero = says("score.below-zero=floor-zero");
  private final boolean nobodyInAlienTurn = says("token.alien-turn=nobody");
  private final boolean mayLeaveToken = says("token.optional=optional");
  private final boolean kindsByName = says("token.kinds=by-name");
  private final boolean firstTeamOnly = says("goal.who=first-team");

  public Points(Ship ship) {
    super(ship);
  }

  /// The position after a figure has fallen, and was taken off the board.
  ///
  /// @param by whose figure has felled it
  public Position felled(Position position, int piece, Seat by, Chronicle chronicle) {
    return Piece.isMarine(piece)
        ? marine(position, piece, by, chronicle)
        : by == Seat.ALIEN ? position : alien(position, piece, by, chronicle);
  }

  /// - LOSS-1: The alien player has 5 points for a marine, 10 for one with a heavy weapon and 10
  ///   for a Commander.
  /// - LOSS-2: Its team is docked the same number.
  private Position marine(Position position, int piece, Seat by, Chronicle chronicle) {
    int points = ship.kind(piece).points();
    Seat owner = Piece.owner(piece);
    Score score = minus(position.score(), owner, points);
    boolean gains = by == Seat.ALIEN || alienGains;
    if (gains) {
      score = score.plus(Seat.ALIEN, points);
    }
    if (chronicle.listening()) {
      chronicle.tell(Event.of("lost %d: %s".formatted(points, owner), LOSS_2));
      if (gains) {
        chronicle.tell(Event.of("scored %d: %s".formatted(points, Seat.ALIEN), LOSS_1));
      }
    }
    return position.with(score);
  }

  /// The score after a team has lost points.
  public Score minus(Score score, Seat team, int points) {
    int lost = neverBelowZero ? Math.min(points, Math.max(0, score.of(team))) : points;
    return score.plus(team, -lost);
  }

  /// - TOKEN-1: Whoever eliminates an alien takes a face-up token of its kind.
  /// - TOKEN-2: With no such token the alien is worth nothing.
  /// - TOKEN-3: Any token of the kind will do, whichever brought the figure.
  private Position alien(Position position, int piece, Seat by, Chronicle chronicle) {
    boolean own = position.mover() == by;
    Position after = secondary(position, piece, by, chronicle);
    int kind = tokenFor(after.stock().faceUp(), ship.kind(piece));
    if (kind < 0 || (!own && nobodyInAlienTurn)) {
      chronicle.tell(() -> Event.of("no token: %s".formatted(ship.kind(piece)), TOKEN_2));
      return after;
    }
    return mayLeaveToken
        ? after.with(new Stage.Taking(kind, by, after.stage()))
        : taken(after, kind, by, chronicle);
  }

  /// The kind of a token that may be taken for an alien, or -1.
  private int tokenFor(long faceUp, Figure alien) {
    int kind = ship.alienKind(alien);
    if (Counts.of(faceUp, kind) > 0) {
      return kind;
    }
    if (kindsByName) {
      for (Figure other : ship.aliens()) {
        if (isOfOneName(alien.id(), other.id()) && Counts.of(faceUp, ship.alienKind(other)) > 0) {
          return ship.alienKind(other);
        }
      }
    }
    return -1;
  }

  /// Q38: whether two aliens differ in a heavy weapon only.
  private static boolean isOfOneName(String one, String other) {
    return one.equals("heavy-" + other) || other.equals("heavy-" + one);
  }

  /// The position after a token was taken.
  public Position taken(Position position, int kind, Seat by, Chronicle chronicle) {
    int points = ship.alien(kind).points();
    chronicle.tell(
        () -> Event.of("scored %d: %s, %s".formatted(points, by, ship.alien(kind)), TOKEN_1));
    return position
        .with(position.stock().plusFaceUp(kind, -1))
        .with(position.score().plus(by, points));
  }

  // ---- The mission ----

  private Position secondary(Position position, int piece, Seat by, Chronicle chronicle) {
    Score score = position.score();
    if (!score.read()
        || ship.alienKind(piece) != ship.material().mission().secondaryVictim()
        || !isOpen(score.secondary(), by)) {
      return position;
    }
    chronicle.tell(() ->
        Event.of(
            "scored %d: %s, secondary mission".formatted(Material.SECONDARY_POINTS, by), GOAL_1));
    return position.with(score.withSecondaryOf(by).plus(by, Material.SECONDARY_POINTS));
  }

  /// The position after the active figure may have come to the square of the primary mission.
  ///
  /// - GOAL-1: A team that reaches the main goal has 30 points for it, and 15 for the second one.
  public Position reached(Position position, Chronicle chronicle) {
    int piece = position.active();
    Score score = position.score();
    if (!Piece.isMarine(piece)
        || Activity.isCrossing(position.activity())
        || Piece.square(piece) != ship.board().goal()
        || !isOpen(score.primary(), Piece.owner(piece))) {
      return position;
    }
    Seat team = Piece.owner(piece);
    chronicle.tell(() ->
        Event.of(
            "scored %d: %s, primary mission".formatted(Material.PRIMARY_POINTS, team), GOAL_1));
    return position.with(score.withPrimaryOf(team).plus(team, Material.PRIMARY_POINTS));
  }

  /// Whether a team may still take a token of the mission.
  private boolean isOpen(int takers, Seat team) {
    return firstTeamOnly ? takers == Score.NOBODY : (takers >>> team.ordinal() & 1) == 0;
  }
}
