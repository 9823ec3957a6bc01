package tokenrace;

/// What a runner got from the bag.
///
/// @param name its name, see [Bag]
/// @param value what it adds to the pot when it is shown
public record Token(String name, int value) {

  /// No token yet.
  public static final Token NONE = new Token("none", 0);

  /// A token that whoever looks does not know (TOKEN-2).
  public static final Token UNKNOWN = new Token("unknown", 0);

  @Override
  public String toString() {
    return name;
  }
}
