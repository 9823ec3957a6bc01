package dev.rulewright.starquest.rules;

import static dev.rulewright.starquest.StarQuestClause.BLIP_5;
import static dev.rulewright.starquest.StarQuestClause.BLIP_6;
import static dev.rulewright.starquest.StarQuestClause.BLIP_7;
import static dev.rulewright.starquest.StarQuestClause.BLIP_8;

import dev.rulewright.kernel.Chronicle;
import dev.rulewright.kernel.Event;
import dev.rulewright.starquest.Activity;
import dev.rulewright.starquest.Piece;
import dev.rulewright.starquest.Position;
import dev.rulewright.starquest.Stage;
import dev.rulewright.starquest.board.SquareSet;
import dev.rulewright.starquest.material.Figure;
import dev.rulewright.starquest.rules.movement.Dreadnought;
import dev.rulewright.starquest.rules.ship.Chapter;
import dev.rulewright.starquest.rules.ship.Scene;
import dev.rulewright.starquest.rules.ship.Ship;

/// Chapter *Revealing blips*.
///
/// - BLIP-5: A blip that comes into sight of a team's figure is revealed.
/// - SIGHT-4: For revealing blips the line passes figures, for firing it does not.
final class Blips extends Chapter {

  private final Dreadnought dreadnought;
  private final boolean revealsWhatIsSeen = says("reveal.trigger=whenever-seen");

  Blips(Ship ship, Dreadnought dreadnought) {
    super(ship);
    this.dreadnought = dreadnought;
  }

  /// The position after all blips in plain sight of marines were revealed, in the order of the
  /// squares, a Dreadnought last; it waits for a base if one is to be placed.
  ///
  /// @param entered whether the active piece has just entered its square (Q19)
  Position revealed(Position position, boolean entered, Chronicle chronicle) {
    if (revealsWhatIsSeen) {
      return revealed(position, position, chronicle);
    }
    if (!entered || !position.hasActive()) {
      return position;
    }
    // Who has not moved reveals nothing but the blip that has.
    Position observers = position;
    for (int i = 0; i < position.size() && Piece.isMarine(position.active()); i++) {
      observers =
          Piece.isMarine(position.piece(i)) ? observers.minus(position.piece(i)) : observers;
    }
    return Piece.isMarine(position.active())
        ? revealed(position, observers, chronicle)
        : isSeen(position, Piece.square(position.active()))
            ? revealedOne(position, position.active(), chronicle)
            : position;
  }

  private Position revealedOne(Position position, int piece, Chronicle chronicle) {
    return !Piece.isBlip(piece)
        ? position
        : Piece.kindIndex(piece) == ship.dreadnought()
            ? revealedLarge(position, piece, chronicle)
            : revealed(position, piece, chronicle);
  }

  /// @param observers the position with those who can see
  private Position revealed(Position position, Position observers, Chronicle chronicle) {
    Position left = position;
    int large = Piece.NONE;
    if (anySeen(position, observers)) {
      for (int piece : position.all()) {
        if (isSeenBlip(piece, observers)) {
          if (Piece.kindIndex(piece) == ship.dreadnought()) {
            large = large == Piece.NONE ? piece : large;
          } else {
            left = revealed(left, piece, chronicle);
          }
        }
      }
    }
    return large == Piece.NONE ? left : revealedLarge(left, large, chronicle);
  }

  private boolean anySeen(Position position, Position observers) {
    for (int i = 0; i < position.size(); i++) {
      if (isSeenBlip(position.piece(i), observers)) {
        return true;
      }
    }
    return isSeenBlip(position.active(), observers);
  }

  private boolean isSeenBlip(int piece, Position observers) {
    return Piece.isBlip(piece) && isSeen(observers, Piece.square(piece));
  }

  /// Whether a marine sees a square when figures hide nothing.
  private boolean isSeen(Position position, int square) {
    long[] observers = ship.floor(position).sight(square).plain();
    for (int i = 0; i < position.size(); i++) {
      if (sees(position.piece(i), observers)) {
        return true;
      }
    }
    return position.hasActive() && sees(position.active(), observers);
  }

  private boolean sees(int piece, long[] observers) {
    return Piece.isMarine(piece)
        && SquareSet.has(observers, Piece.square(piece))
        && (ship.seesFromDocks() || ship.board().dockOf(Piece.square(piece)) == 0);
  }

  /// One blip is revealed: its token lies face up, and its figure stands where it was if there is
  /// one left.
  ///
  /// - BLIP-6: Its figure takes its place.
  /// - BLIP-7: If every figure of that kind is in use, nothing takes its place.
  /// - BLIP-8: Either way its token is face up from then on.
  /// - BMOVE-2: A blip that walks into sight is revealed and may walk on as what it is.
  /// - BMOVE-3: The steps made unseen are part of the figure's move; with none left it may still
  ///   attack.
  private Position revealed(Position position, int piece, Chronicle chronicle) {
    Figure kind = ship.kind(piece);
    boolean left = ship.supply(position, kind) > 0;
    tell(piece, left, chronicle);
    Position turned = turnedOver(position, piece);
    int figure = ship.alienOn(Piece.square(piece), kind);
    return !left
        ? turned.minus(piece)
        : turned.replacing(piece, Piece.isDone(piece) ? Piece.done(figure) : figure);
  }

  private void tell(int piece, boolean left, Chronicle chronicle) {
    chronicle.tell(() ->
        left
            ? Event.of("revealed " + ship.kind(piece) + " " + at(piece), BLIP_5, BLIP_6)
            : Event.of(
                "revealed %s %s: no figure left".formatted(ship.kind(piece), at(piece)),
                BLIP_7,
                BLIP_8));
  }

  private String at(int piece) {
    return ship.square(Piece.square(piece)).toString();
  }

  private Position turnedOver(Position position, int piece) {
    return position.with(position.stock().plusFaceUp(ship.alienKind(piece), 1));
  }

  /// The blip of a Dreadnought is revealed: the alien player puts its base so that it covers the
  /// square.
  ///
  /// - BLIP-9: The base of a Dreadnought has to cover the square of its blip.
  private Position revealedLarge(Position position, int piece, Chronicle chronicle) {
    Position turned = turnedOver(position, piece);
    boolean active = piece == position.active();
    int activity = active ? Activity.ofSteps(Activity.steps(position.activity())) : -1;
    Position gone = turned.minus(piece);
    var scene = new Scene(ship, gone);
    boolean fits =
        ship.supply(position, ship.kind(piece)) > 0
            && dreadnought.hasBase(scene, Piece.square(piece), false);
    tell(piece, fits, chronicle);
    // A second one that is seen is revealed when this one stands.
    return fits
        ? gone.with(
            new Stage.Placing(
                Piece.square(piece), Stage.Origin.BLIP, activity, Piece.isDone(piece)))
        : revealed(gone, false, chronicle);
  }
}
