package dev.rulewright.airsoftsquads.material;

/// The numbers of the game.
///
/// @param fieldPositions FIELDPOSITIONs of each player
/// @param savezonePlaces places in each SAVEZONE
/// @param startingHand cards that each player draws before the first TURN
/// @param objectiveValue the OBJECTIVECOUNTER at which the OBJECTIVE is REACHED
/// @param movesPerTurn Moves of each player in a TURN
/// @param moveCostsEp EP that a Move costs the mover
/// @param moveCostsDp DP that a Move costs the mover
/// @param outThatLose OUT operators in the SAVEZONE with which a player loses
/// @param turnLimit TURNs after which the GAME is a draw
public record Numbers(
    int fieldPositions,
    int savezonePlaces,
    int startingHand,
    int objectiveValue,
    int movesPerTurn,
    int moveCostsEp,
    int moveCostsDp,
    int outThatLose,
    int turnLimit) {

  /// The most Moves of a player in a TURN.
  public static final int MOST_MOVES = 9;
}
