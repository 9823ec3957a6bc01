package dev.rulewright.simulator.statistics.rating;

import java.util.List;

/// What two agents scored against each other in some games.
///
/// @param first index of an agent
/// @param second index of another agent
/// @param points what the first scored, a win 1 and a draw ½; the second scored the rest
/// @param games number of games, at least 1
/// @param favours for each circumstance (see [BradleyTerry#circumstances]) whom it favours: 1 for
///   the first, -1 for the second, 0 for nobody
public record Meeting(int first, int second, double points, int games, List<Integer> favours) {

  /// @throws IllegalArgumentException if the agents are one, or the points are not from 0 to
  ///   `games`
  public Meeting {
    favours = List.copyOf(favours);
    if (first == second || first < 0 || second < 0) {
      throw new IllegalArgumentException("agents " + first + " and " + second);
    }
    if (games < 1 || !(points >= 0 && points <= games)) {
      throw new IllegalArgumentException(points + " points of " + games + " games");
    }
  }

  Meeting reversed() {
    return new Meeting(
        second, first, games - points, games, favours.stream().map(each -> -each).toList());
  }
}
