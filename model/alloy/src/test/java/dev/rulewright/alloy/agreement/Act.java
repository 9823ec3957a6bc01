package dev.rulewright.alloy.agreement;

import dev.rulewright.missioncombat.Move.Way;
import java.util.List;
import java.util.Map;

/// An action as the twin knows it: named like the [dev.rulewright.missioncombat.Move], its
/// arguments the numbers of areas and of the atoms of a [World].
sealed interface Act {

  /// The name of the predicate.
  default String predicate() {
    return switch (this) {
      case MoveUnit _ -> "moveUnit";
      case Attack _ -> "attack";
      case PlayUnit _ -> "playUnit";
      case PlayBarrage _ -> "playBarrage";
      case PlayRemoval _ -> "playRemoval";
      case Draw(boolean withHq) -> withHq ? "drawWithHq" : "draw";
      case DrawnUnit _, DrawnEvent _ -> "drawn";
      case EndTurn _ -> "endTurn";
    };
  }

  /// A unit moves.
  record MoveUnit(int unit, int to, Way way) implements Act {}

  /// A unit attacks.
  ///
  /// @param hits level of damage by unit
  record Attack(int unit, Map<Integer, Integer> hits) implements Act {}

  /// A unit is played.
  record PlayUnit(int unit, int area) implements Act {}

  /// A damage event is played.
  record PlayBarrage(int event, Map<Integer, Integer> hits) implements Act {}

  /// An event is played that removes a unit.
  record PlayRemoval(int event, int target) implements Act {}

  /// A card is drawn, which comes with the next act.
  record Draw(boolean withHq) implements Act {}

  /// Chance: a unit comes to the hand.
  record DrawnUnit(int unit) implements Act {}

  /// Chance: an event comes to the hand.
  record DrawnEvent(int event) implements Act {}

  /// The turn ends.
  record EndTurn() implements Act {}

  /// The names of the predicates of all actions.
  List<String> PREDICATES =
      List.of(
          "moveUnit",
          "attack",
          "playUnit",
          "playBarrage",
          "playRemoval",
          "draw",
          "drawWithHq",
          "drawn",
          "endTurn");

  /// The arguments of a predicate after the two positions, as the main file of a frame names them.
  static List<String> arguments(String predicate) {
    return switch (predicate) {
      case "moveUnit" -> List.of("Chosen.unit", "Chosen.area", "Chosen.way");
      case "attack" -> List.of("Chosen.unit", "Chosen.hits");
      case "playUnit" -> List.of("Chosen.unit", "Chosen.area");
      case "playBarrage" -> List.of("Chosen.event", "Chosen.hits");
      case "playRemoval" -> List.of("Chosen.event", "Chosen.unit");
      case "drawn" -> List.of("(Chosen.unit + Chosen.event)");
      case "draw", "drawWithHq", "endTurn" -> List.of();
      default -> throw new IllegalArgumentException("no action " + predicate);
    };
  }
}
