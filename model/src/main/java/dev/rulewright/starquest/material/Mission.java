package dev.rulewright.starquest.material;

/// What is played for, with what.
///
/// @param name the name of the map
/// @param primary whether there is a primary mission, which is to reach a square
/// @param secondaryVictim the index of the alien whose fall is the secondary mission, or -1
/// @param blips the blips, by kind of alien
/// @param tokens the reinforcement tokens, by kind of alien
/// @param events the event deck, by kind of card
public record Mission(
    String name, boolean primary, int secondaryVictim, long blips, long tokens, long events) {

  /// The same with other blips.
  public Mission withBlips(long other) {
    return new Mission(name, primary, secondaryVictim, other, tokens, events);
  }

  /// The same with other reinforcement tokens.
  public Mission withTokens(long other) {
    return new Mission(name, primary, secondaryVictim, blips, other, events);
  }

  /// The same with another event deck.
  public Mission withEvents(long other) {
    return new Mission(name, primary, secondaryVictim, blips, tokens, other);
  }
}
