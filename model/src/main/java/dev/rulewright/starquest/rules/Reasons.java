package dev.rulewright.starquest.rules;

import dev.rulewright.starquest.Activity;
import dev.rulewright.starquest.Move;
import dev.rulewright.starquest.Position;
import dev.rulewright.starquest.StarQuestClause;
import dev.rulewright.starquest.rules.ship.Ship;

/// Why a clause forbids a move, with the facts of the position.
final class Reasons {

  private Reasons() {}

  static String of(StarQuestClause because, Ship ship, Position position, Move move) {
    String active =
        position.hasActive() ? ship.name(position.active()) : position.mover().toString();
    int steps = Activity.steps(position.activity());
    return switch (because) {
      case MOVE_2, ALIEN_4, BMOVE_1 -> "%s has made its %d steps".formatted(active, steps);
      case MOVE_3 -> "the squares are not next to each other";
      case MOVE_4 ->
          Activity.isCrossing(position.activity())
              ? "%s may not stop where it stands".formatted(active)
              : "two figures of other players close the way";
      case MOVE_5 -> "the square is occupied, and there is no leave or no way out";
      case DOOR_1 -> "a wall or a closed door is in the way";
      case DOOR_2 ->
          steps == 0 ? "no step was made to the door" : "no such door is closed beside the figure";
      case TURN_1 -> "%s has no such figure, or may not do that now".formatted(position.mover());
      case TURN_2 -> "after an attack that followed a step the figure neither moves nor opens";
      case TURN_4, ATTACK_1 -> "the figure has acted or attacked in this turn";
      case GOAL_3 -> "an entry area is safe, and closed to all but its own team";
      case GAME_4 -> "that is no enemy";
      case BOARD_1 -> "the board is not scanned";
      case BOARD_2 ->
          position.explored().waiting() != 0
              ? "a board waits until %s has acted to the end".formatted(active)
              : "no board waits for the figure";
      case BLIP_1 -> "there is no such blip, or the square lies on another board";
      case BLIP_2 -> "on the last board all blips have to be placed";
      case BLIP_3 -> "a marine sees the square";
      case BLIP_4 -> "the square is occupied";
      case BLIP_9, DREAD_1 -> "a base has to cover the square, fit, and be free";
      case ALIEN_1 -> "an event card is drawn";
      case ALIEN_2 -> "a blip does not attack";
      case ALIEN_3 -> "reinforcements have come, nobody acts any more";
      case ARM_1 -> "a team has each heavy weapon once";
      case ARM_2 -> "a Commander takes one of the sets";
      case ARM_5 -> "it does not fire";
      case ARM_6 -> "one marine at least has a heavy weapon, and one a rifle";
      case SETUP_7 -> "a team takes one of its orders";
      case TURN_5 -> "the team has no such card, or it is not its turn";
      case TURN_6 -> "no such order, or somebody has acted, or an order was given";
      case DOOR_5 -> "no card shuts that door, or somebody stands before it";
      case SETUP_8 -> "weapons are chosen first";
      case FIRE_1 -> "nothing of the kind is in its line of sight";
      case DICE_1 -> "the figure does not carry that weapon, or dice are thrown";
      case HIT_1 -> "that does not beat the armour";
      case CANNON_1 -> "an assault cannon gives points to each target once";
      case PLASMA_1 -> "a line starts on a square of the figure and leads away from it";
      case PLASMA_4 -> "a wall or a closed door is in the way at once";
      case MISSILE_1 -> "a missile is fired at another square";
      case CLOSE_2 -> "no enemy stands there beside the figure without a wall between";
      case CLOSE_3 -> "dice are thrown";
      case TOKEN_1 -> "a token is taken or left";
      case REINF_1 -> "no token may be played now";
      case REINF_2 -> "a token has to be played";
      case REINF_3 -> "there is no such token, or the square is none where it may appear";
      case REINF_4 -> "no such figure is left";
      case DREAD_2 -> "others stand in the way of its base";
      case DREAD_4 -> "it has no diagonal steps";
      case DREAD_5 -> "it neither stops nor fires beneath a door";
      case DREAD_6 -> "it has two different heavy weapons";
      case DREAD_7 -> "the weapon has fired";
      case DREAD_9 -> "it has no such weapon to lose";
      case END_1, END_2 -> "play is over";
      default -> "'%s' is not possible here: %s".formatted(move, because.paraphrase());
    };
  }
}
