package dev.rulewright.starquest;

/// The points, and what is left to do of the mission.
///
/// @param alien the points of the alien, who may lose them as well
/// @param first the points of the first team
/// @param second the points of the second team
/// @param third the points of the third team
/// @param primary the teams that have taken the token of the primary mission, one bit each
/// @param read whether the secondary mission is read
/// @param secondary the teams that have taken its token, one bit each
public record Score(
    int alien, int first, int second, int third, int primary, boolean read, int secondary) {

  /// No team.
  public static final int NOBODY = 0;

  /// No points, and everything to do.
  public static final Score NONE = new Score(0, 0, 0, 0, NOBODY, false, NOBODY);

  /// The points of a player.
  public int of(Seat seat) {
    return switch (seat) {
      case ALIEN -> alien;
      case TEAM_1 -> first;
      case TEAM_2 -> second;
      case TEAM_3 -> third;
    };
  }

  /// With points for a player.
  public Score plus(Seat seat, int more) {
    int now = Math.addExact(of(seat), more);
    return switch (seat) {
      case ALIEN -> new Score(now, first, second, third, primary, read, secondary);
      case TEAM_1 -> new Score(alien, now, second, third, primary, read, secondary);
      case TEAM_2 -> new Score(alien, first, now, third, primary, read, secondary);
      case TEAM_3 -> new Score(alien, first, second, now, primary, read, secondary);
    };
  }

  /// After a team has taken the token of the primary mission.
  public Score withPrimaryOf(Seat team) {
    return new Score(alien, first, second, third, primary | (1 << team.ordinal()), read, secondary);
  }

  /// After a team has taken the token of the secondary mission.
  public Score withSecondaryOf(Seat team) {
    return new Score(alien, first, second, third, primary, read, secondary | (1 << team.ordinal()));
  }

  /// After the secondary mission was read.
  public Score withSecondaryRead() {
    return new Score(alien, first, second, third, primary, true, secondary);
  }
}
