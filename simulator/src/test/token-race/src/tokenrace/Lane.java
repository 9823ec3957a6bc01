package tokenrace;

/// What one runner has.
///
/// @param score points that are safe
/// @param shown whether the token lies face up
public record Lane(int score, Token token, boolean shown) {

  static final Lane START = new Lane(0, Token.NONE, false);

  Lane with(Token other) {
    return new Lane(score, other, shown);
  }

  Lane plus(int points) {
    return new Lane(score + points, token, shown);
  }

  Lane turnedUp() {
    return new Lane(score, token, true);
  }

  @Override
  public String toString() {
    return score + " " + token + (shown ? " shown" : "");
  }
}
