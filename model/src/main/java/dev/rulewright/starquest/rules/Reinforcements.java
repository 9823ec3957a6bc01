package dev.rulewright.starquest.rules;

import static dev.rulewright.starquest.StarQuestClause.REINF_1;
import static dev.rulewright.starquest.StarQuestClause.REINF_2;
import static dev.rulewright.starquest.StarQuestClause.REINF_3;
import static dev.rulewright.starquest.StarQuestClause.REINF_4;

import dev.rulewright.kernel.Chronicle;
import dev.rulewright.kernel.Event;
import dev.rulewright.starquest.Piece;
import dev.rulewright.starquest.Position;
import dev.rulewright.starquest.Seat;
import dev.rulewright.starquest.Stage;
import dev.rulewright.starquest.StarQuestClause;
import dev.rulewright.starquest.board.SquareSet;
import dev.rulewright.starquest.material.Counts;
import dev.rulewright.starquest.material.Figure;
import dev.rulewright.starquest.rules.movement.Dreadnought;
import dev.rulewright.starquest.rules.ship.Chapter;
import dev.rulewright.starquest.rules.ship.Scene;
import dev.rulewright.starquest.rules.ship.Ship;
import org.jspecify.annotations.Nullable;

/// Chapter *Reinforcements*.
final class Reinforcements extends Chapter {

  /// The most tokens of a turn (REINF-1).
  private static final int MOST = 6;

  private final Dreadnought dreadnought;
  private final boolean dreadnoughtMayCome = says("reinforce.dreadnought=base-covers-r-unseen");
  private final boolean scannedOnly = says("reinforce.unscanned=scanned-only");
  private final boolean beforeFirstToken = says("reinforce.forced=before-first-token");

  Reinforcements(Ship ship, Dreadnought dreadnought) {
    super(ship);
    this.dreadnought = dreadnought;
  }

  /// Why no token may be played, or null if some may.
  ///
  /// - REINF-1: When the aliens have acted, up to six tokens may be played.
  @Nullable StarQuestClause whyNone(Position position) {
    return position.mover() != Seat.ALIEN || position.round().played() == MOST ? REINF_1 : null;
  }

  /// Lists the tokens that may be played.
  void list(Scene scene, MoveList moves) {
    long tokens = scene.position().stock().tokens();
    if (whyNone(scene.position()) != null || tokens == 0) {
      return;
    }
    long[] marked = marked(scene);
    for (int kind = 0; kind < Counts.KINDS; kind++) {
      if (Counts.of(tokens, kind) > 0) {
        moves.addReinforcements(kind, squares(scene, ship.alien(kind), marked));
      }
    }
  }

  /// The squares on which the figure of a token may appear; empty if it cannot be played.
  ///
  /// - REINF-3: A played token joins the face-up ones, and its figure appears on a square marked
  ///   for it that no marine sees.
  /// - REINF-4: A token whose figures are all in use stays where it is.
  ///
  /// @param marked the free squares marked R that no marine sees
  private long[] squares(Scene scene, Figure token, long[] marked) {
    boolean large = token.index() == ship.dreadnought();
    if (Counts.of(scene.position().stock().tokens(), ship.alienKind(token)) == 0
        || ship.supply(scene.position(), token) == 0
        || (large && !dreadnoughtMayCome)) {
      return new long[marked.length];
    }
    if (!large) {
      return marked;
    }
    long[] squares = marked.clone();
    for (int at = SquareSet.next(squares, 0); at >= 0; at = SquareSet.next(squares, at + 1)) {
      if (!dreadnought.hasBase(scene, at, true)) {
        SquareSet.remove(squares, at);
      }
    }
    return squares;
  }

  /// The free squares marked R that no marine sees.
  private long[] marked(Scene scene) {
    long[] marked = ship.board().reinforcement().clone();
    scene.removeOccupied(marked);
    if (scannedOnly) {
      for (int at = SquareSet.next(marked, 0); at >= 0; at = SquareSet.next(marked, at + 1)) {
        int board = ship.board().boardOf(at);
        if (board > 0 && !scene.position().explored().isScanned(board)) {
          SquareSet.remove(marked, at);
        }
      }
    }
    if (!SquareSet.isEmpty(marked)) {
      SquareSet.removeAll(marked, scene.inSightForPlacing());
    }
    return marked;
  }

  /// Why a token may not be played, or null if it may.
  @Nullable StarQuestClause whyNot(Scene scene, Figure token, int square) {
    StarQuestClause because = whyNone(scene.position());
    if (because != null) {
      return because;
    }
    if (SquareSet.has(squares(scene, token, marked(scene)), square)) {
      return null;
    }
    return Counts.of(scene.position().stock().tokens(), ship.alienKind(token)) > 0
            && ship.supply(scene.position(), token) == 0
        ? REINF_4
        : REINF_3;
  }

  /// Whether tokens have to be played as long as any can be.
  ///
  /// - REINF-2: With nobody and no blip left on the boards, six have to be played, or as many as
  ///   possible.
  boolean isForced(Position position) {
    return position.round().forced()
        || (beforeFirstToken && position.round().played() == 0 && isEmpty(position));
  }

  /// Whether neither blip nor alien is on the boards.
  static boolean isEmpty(Position position) {
    for (int i = 0; i < position.size(); i++) {
      if (!Piece.isMarine(position.piece(i))) {
        return false;
      }
    }
    return !position.hasActive() || Piece.isMarine(position.active());
  }

  /// Whether any token can be played.
  boolean isPossible(Scene scene) {
    if (whyNone(scene.position()) != null || scene.position().stock().tokens() == 0) {
      return false;
    }
    long[] marked = marked(scene);
    for (Figure token : ship.aliens()) {
      if (!SquareSet.isEmpty(squares(scene, token, marked))) {
        return true;
      }
    }
    return false;
  }

  /// The position after a token was played.
  Position played(Position position, Figure token, int square, Chronicle chronicle) {
    boolean forced = isForced(position);
    Position still = position.deactivated();
    chronicle.tell(() ->
        Event.of(
            "reinforced %s %s".formatted(token, ship.square(square)),
            REINF_3,
            forced ? REINF_2 : REINF_1));
    Position after =
        still
            .with(still.stock().afterToken(ship.alienKind(token)))
            .with(still.round().afterToken(forced));
    if (token.index() == ship.dreadnought()) {
      return after.with(new Stage.Placing(square, Stage.Origin.TOKEN, -1, true));
    }
    return after.plus(Piece.done(ship.alienOn(square, token)));
  }
}
