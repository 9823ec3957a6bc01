package dev.rulewright.pocketmodel;

import dev.rulewright.pocketmodel.material.Force;

/// One moment of play.
///
/// @param turn the number of the turn, from 1; 0 before the first
/// @param mover whose turn it is; before the first turn the start player, as soon as that is known
/// @param replaced whether an objective was played in this turn
/// @param acted whether the action of this turn was taken
public record Position(
    Stage stage,
    int turn,
    Force mover,
    boolean replaced,
    boolean acted,
    Side alliance,
    Side empire) {

  /// What a player has.
  public Side side(Force force) {
    return force == Force.ALLIANCE ? alliance : empire;
  }

  /// What the player on turn has.
  public Side own() {
    return side(mover);
  }

  /// What the other player has.
  public Side enemy() {
    return side(mover.enemy());
  }

  public Position with(Stage other) {
    return new Position(other, turn, mover, replaced, acted, alliance, empire);
  }

  public Position with(Force force, Side side) {
    return with(stage, force, side);
  }

  public Position with(Stage other, Force force, Side side) {
    return force == Force.ALLIANCE
        ? new Position(other, turn, mover, replaced, acted, side, empire)
        : new Position(other, turn, mover, replaced, acted, alliance, side);
  }

  /// With other sides.
  ///
  /// @param own that of the player on turn
  public Position with(Stage other, Side own, Side enemy) {
    return mover == Force.ALLIANCE
        ? new Position(other, turn, mover, replaced, acted, own, enemy)
        : new Position(other, turn, mover, replaced, acted, enemy, own);
  }

  /// With an objective played in this turn.
  public Position playedObjective() {
    return new Position(stage, turn, mover, true, acted, alliance, empire);
  }

  /// After the action of this turn.
  public Position tookAction(Side allianceNow, Side empireNow) {
    return new Position(Stage.Plain.ACTING, turn, mover, replaced, true, allianceNow, empireNow);
  }

  /// After an action that changed the side of the player on turn only.
  public Position tookAction(Side own) {
    return mover == Force.ALLIANCE ? tookAction(own, empire) : tookAction(alliance, own);
  }

  /// The beginning of a turn.
  public Position turnOf(Force force, int number) {
    return new Position(Stage.Plain.ACTING, number, force, false, false, alliance, empire);
  }
}
