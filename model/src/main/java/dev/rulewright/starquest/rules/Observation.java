package dev.rulewright.starquest.rules;

import dev.rulewright.starquest.Piece;
import dev.rulewright.starquest.Position;
import dev.rulewright.starquest.material.Counts;
import dev.rulewright.starquest.material.Figure;
import dev.rulewright.starquest.rules.ship.Ship;

/// What a team may know of a position: everything but which blip is which. Of the blips on the
/// boards and in reserve together it knows the kinds, for the list of the mission is known (Q32);
/// of tokens, whatever is not in reserve has been seen.
///
/// An observation is a position whose blips are dealt anew in a way that depends on what is known
/// only.
///
/// - SETUP-4: How many blips there are is open, what they are is hidden.
/// - SETUP-5: Reinforcement tokens are hidden in the same way; how many there are may depend on the
///   number of teams.
final class Observation {

  private Observation() {}

  /// The blips on the boards and in reserve, by kind.
  static long unseen(Ship ship, Position position) {
    long unseen = position.stock().blips();
    for (int i = 0; i < position.size(); i++) {
      unseen = with(ship, unseen, position.piece(i));
    }
    return with(ship, unseen, position.active());
  }

  private static long with(Ship ship, long unseen, int piece) {
    return Piece.isBlip(piece) ? Counts.plus(unseen, ship.alienKind(piece), 1) : unseen;
  }

  static Position dealt(Ship ship, Position position, Deal deal) {
    long unseen = unseen(ship, position);
    if (unseen == position.stock().blips()) {
      return position;
    }
    // The order must not depend on what is hidden, so the active blip, which may share a square
    // with another one, comes last.
    var pieces = new int[position.size()];
    for (int i = 0; i < pieces.length; i++) {
      pieces[i] = position.piece(i);
      if (Piece.isBlip(pieces[i])) {
        int kind = deal.next(unseen);
        unseen = Counts.plus(unseen, kind, -1);
        pieces[i] = turnedInto(pieces[i], ship.alien(kind));
      }
    }
    int active = position.active();
    if (Piece.isBlip(active)) {
      int kind = deal.next(unseen);
      unseen = Counts.plus(unseen, kind, -1);
      active = turnedInto(active, ship.alien(kind));
    }
    Position dealt =
        Position.of(position.stage(), pieces, position.ledger())
            .with(position.stock().withBlips(unseen))
            .withActive(active, position.activity());
    for (int square : position.refused()) {
      dealt = dealt.refusing(square);
    }
    return dealt;
  }

  private static int turnedInto(int piece, Figure face) {
    int blip = Piece.blip(Piece.square(piece), face);
    return Piece.isDone(piece) ? Piece.done(blip) : blip;
  }
}
