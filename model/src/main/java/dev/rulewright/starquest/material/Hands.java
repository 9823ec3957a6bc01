package dev.rulewright.starquest.material;

/// How many cards of each kind each team holds, in one `long`: four bits for a kind, four kinds for
/// a team.
public final class Hands {

  /// Nobody holds a card.
  public static final long NONE = 0;

  private Hands() {}

  private static int shift(int team, Card card) {
    return 16 * (team - 1) + 4 * card.index();
  }

  /// The cards of a kind that a team holds.
  ///
  /// @param team from 1
  public static int of(long hands, int team, Card card) {
    return (int) (hands >>> shift(team, card)) & 0xF;
  }

  /// The same with more, or fewer, of a kind.
  public static long plus(long hands, int team, Card card, int more) {
    return hands + ((long) more << shift(team, card));
  }
}
