package dev.rulewright.starquest;

/// The points, and what is left to do of the mission.
///
/// @param points the points of each seat, 16 bits each, see [#of]
/// @param primary the teams that have taken the token of the primary mission, one bit each
/// @param read whether the secondary mission is read
/// @param secondary the teams that have taken its token, one bit each
public record Score(long points, int primary, boolean read, int secondary) {

  /// No team.
  public static final int NOBODY = 0;

  /// No points, and everything to do.
  public static final Score NONE = new Score(0, NOBODY, false, NOBODY);

  private static final int BITS = 16;

  /// The points of a player.
  public int of(Seat seat) {
    return (short) (points >>> (BITS * seat.ordinal()));
  }

  /// With points for a player.
  public Score plus(Seat seat, int more) {
    int shift = BITS * seat.ordinal();
    long now = (of(seat) + (long) more) & 0xFFFF;
    return new Score((points & ~(0xFFFFL << shift)) | (now << shift), primary, read, secondary);
  }

  /// After a team has taken the token of the primary mission.
  public Score withPrimaryOf(Seat team) {
    return new Score(points, primary | (1 << team.ordinal()), read, secondary);
  }

  /// After a team has taken the token of the secondary mission.
  public Score withSecondaryOf(Seat team) {
    return new Score(points, primary, read, secondary | (1 << team.ordinal()));
  }

  /// After the secondary mission was read.
  public Score withSecondaryRead() {
    return new Score(points, primary, true, secondary);
  }
}
