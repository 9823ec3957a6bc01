package dev.rulewright.starquest.rules;

import dev.rulewright.starquest.Piece;
import dev.rulewright.starquest.Position;
import dev.rulewright.starquest.material.Counts;
import dev.rulewright.starquest.material.Figure;

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

  static Position dealt(Ship ship, Position position, Deal deal) {
    long unseen = position.ledger().blips();
    for (int piece : position.all()) {
      unseen = Piece.isBlip(piece) ? Counts.plus(unseen, ship.alienKind(piece), 1) : unseen;
    }
    Position dealt = position;
    for (int piece : position.all()) {
      if (Piece.isBlip(piece)) {
        int kind = deal.next(unseen);
        unseen = Counts.plus(unseen, kind, -1);
        dealt = dealt.replacing(piece, turnedInto(piece, ship.alien(kind)));
      }
    }
    return dealt.with(dealt.ledger().withBlips(unseen));
  }

  private static int turnedInto(int piece, Figure face) {
    int blip = Piece.blip(Piece.square(piece), face);
    return Piece.isDone(piece) ? Piece.done(blip) : blip;
  }
}
