package dev.rulewright.starquest.rules.attack;

import static dev.rulewright.starquest.StarQuestClause.HIT_1;
import static dev.rulewright.starquest.StarQuestClause.HIT_2;
import static dev.rulewright.starquest.StarQuestClause.HIT_3;
import static dev.rulewright.starquest.StarQuestClause.HIT_4;

import dev.rulewright.kernel.Chronicle;
import dev.rulewright.kernel.Event;
import dev.rulewright.starquest.Piece;
import dev.rulewright.starquest.Position;
import dev.rulewright.starquest.Seat;
import dev.rulewright.starquest.StarQuestClause;
import dev.rulewright.starquest.rules.movement.Dreadnought;
import dev.rulewright.starquest.rules.ship.Boards;
import dev.rulewright.starquest.rules.ship.Points;
import dev.rulewright.starquest.rules.ship.Ship;

/// Chapter *Hits*: what points do to a figure.
///
/// - HIT-3: Commanders have six life points and Dreadnoughts several; everybody else has one.
public record Hits(Ship ship, Dreadnought dreadnought, Points points, Boards boards) {

  /// The position after a figure was hit by fire.
  ///
  /// - HIT-1: A roll hits if its sum is higher than the armour of the target.
  /// - HIT-2: Each point by which it is higher takes a life point.
  ///
  /// @param by whose fire it is
  public Position shot(Position position, int piece, int shot, Seat by, Chronicle chronicle) {
    int armour = ship.kind(piece).armour();
    if (shot > armour) {
      return hurt(position, piece, shot - armour, by, HIT_2, chronicle);
    }
    chronicle.tell(() ->
        Event.of(
            "unharmed %s: %d points, armour %d".formatted(ship.name(piece), shot, armour), HIT_1));
    return position;
  }

  /// The position after a figure has lost life points.
  ///
  /// - HIT-4: Who has lost all life points is taken away and counted.
  public Position hurt(
      Position position,
      int piece,
      int lost,
      Seat by,
      StarQuestClause because,
      Chronicle chronicle) {
    int left = Piece.life(piece) - lost;
    if (left <= 0) {
      chronicle.tell(() -> Event.of("felled " + ship.name(piece), HIT_4, HIT_3, because));
      Position gone = Dreadnought.withoutChoiceAt(position.minus(piece), Piece.square(piece));
      return points.felled(
          piece == position.active() ? boards.gone(gone) : gone, piece, by, chronicle);
    }
    chronicle.tell(
        () -> Event.of("hurt %s: %d lives left".formatted(ship.name(piece), left), because, HIT_3));
    int weaker = Piece.withLife(piece, left);
    Position after = position.replacing(piece, weaker);
    return Piece.isLarge(piece) ? dreadnought.wounded(after, weaker, by, chronicle) : after;
  }
}
