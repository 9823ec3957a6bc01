package dev.rulewright.starquest;

import dev.rulewright.starquest.material.Counts;

/// The blips, tokens and cards beside the board, see [Counts].
///
/// @param blips the blips that are not placed, by kind of alien
/// @param tokens the reinforcement tokens that are not played, by kind
/// @param faceUp the tokens and revealed blips that lie face up, by kind
/// @param events the event cards that are not drawn, by kind of card
/// @param hands the cards that teams hold, see [dev.rulewright.starquest.material.Hands]
public record Stock(long blips, long tokens, long faceUp, long events, long hands) {

  /// With other blips that are not placed.
  public Stock withBlips(long now) {
    return new Stock(now, tokens, faceUp, events, hands);
  }

  /// After a blip of a kind was placed.
  public Stock minusBlip(int kind) {
    return withBlips(Counts.plus(blips, kind, -1));
  }

  /// With more, or fewer, face-up tokens of a kind.
  public Stock plusFaceUp(int kind, int more) {
    return new Stock(blips, tokens, Counts.plus(faceUp, kind, more), events, hands);
  }

  /// After a token of a kind was played.
  public Stock afterToken(int kind) {
    return new Stock(
        blips, Counts.plus(tokens, kind, -1), Counts.plus(faceUp, kind, 1), events, hands);
  }

  /// With other cards of teams.
  public Stock withHands(long now) {
    return new Stock(blips, tokens, faceUp, events, now);
  }

  /// After an event card was drawn.
  public Stock minusEvent(int card) {
    return new Stock(blips, tokens, faceUp, Counts.plus(events, card, -1), hands);
  }
}
