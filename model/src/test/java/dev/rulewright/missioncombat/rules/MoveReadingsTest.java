package dev.rulewright.missioncombat.rules;

import static dev.rulewright.missioncombat.MissionClause.ENTER_STAYS_WHEN_CLEAR;
import static dev.rulewright.missioncombat.MissionClause.FREE_ACTIONS;
import static dev.rulewright.missioncombat.MissionClause.MOVE_NOT_THROUGH_ENEMIES;
import static dev.rulewright.missioncombat.MissionClause.MOVE_SEVERAL_TIMES;
import static dev.rulewright.missioncombat.MissionClause.SPEED_ONCE;

import org.junit.jupiter.api.Test;

/// Moving on, going back and moving freely under the answers that are not the standard ones.
final class MoveReadingsTest {

  // ---- A28 ----

  @Test
  void aUnitEntersAnAreaWithEnemiesOnceInATurnIfTheReadingSaysSo() {
    String start =
        """
        to-move: portalists
        yellow-portal-alpha: portal-runner
        arterial-road: armored-gauss-tank
        portalists-deck: exorcist x2
        """;
    String[] moves = {
      "move portal-runner arterial-road by speed", "attack portal-runner armored-gauss-tank=10",
      "draw", "drawn exorcist",
    };
    Tried.under("", start).play(moves).play("move portal-runner arterial-road");
    Tried.under("A28=once-per-turn", start)
        .play(moves)
        .refuses("move portal-runner arterial-road", MOVE_SEVERAL_TIMES)
        .play("move portal-runner dark-portal", "end-turn", "end-turn")
        .play("move portal-runner arterial-road");
  }

  // ---- A29 ----

  private static final String COMING_FROM_AFAR =
      """
      to-move: portalists
      blue-portal: exorcist
      arterial-road: stealth-special-force
      """;

  @Test
  void aUnitGoesBackToWhereItBeganTheTurnIfTheReadingSaysSo() {
    String[] moves = {
      "move exorcist dark-portal", "move exorcist arterial-road",
      "attack exorcist stealth-special-force=10", "end-turn",
    };
    Tried.under("", COMING_FROM_AFAR).play(moves).has("dark-portal", "exorcist");
    Tried.under("A29=turn-start", COMING_FROM_AFAR)
        .play(moves[0])
        .has("dark-portal", "exorcist#from-blue-portal")
        .play(moves[1])
        .has("guest", "exorcist from blue-portal")
        .play(moves[2], moves[3])
        .has("blue-portal", "exorcist", "dark-portal", "none");
  }

  @Test
  void aUnitThatIsBackWhereItBeganTheTurnHasNotMoved() {
    Tried.under("A29=turn-start", COMING_FROM_AFAR)
        .play("move exorcist dark-portal", "move exorcist blue-portal")
        .has("blue-portal", "exorcist");
  }

  // ---- A30 ----

  @Test
  void aUnitThatHasClearedAnAreaStaysThereIfTheReadingSaysSo() {
    String start =
        """
        ap: 3
        arterial-road: gunner
        yellow-portal-alpha: portal-trooper
        blue-portal: exorcist
        """;
    String[] moves = {"move gunner yellow-portal-alpha", "attack gunner portal-trooper"};
    Tried.under("", start).play(moves).play("move gunner red-portal");
    Tried.under("A30=stays", start)
        .play(moves)
        .refuses("move gunner red-portal", ENTER_STAYS_WHEN_CLEAR)
        .play("end-turn", "end-turn")
        .has("yellow-portal-alpha", "gunner")
        .play("move gunner red-portal");
  }

  // ---- A44 and A45 ----

  private static final String RUNNER_ON_THE_ROAD =
      """
      to-move: portalists
      ap: 1
      arterial-road: portal-hound
      hq: gunner
      """;

  @Test
  void theRoadMoveUsesUpTheMoveOfSpeedIfTheReadingSaysSo() {
    String road = "move portal-hound bunker-west by arterial-road";
    String speed = "move portal-hound hq by speed";
    Tried.under("", RUNNER_ON_THE_ROAD).play(road, speed, "attack portal-hound gunner=10");
    Tried.under("A44=one-per-turn", RUNNER_ON_THE_ROAD).play(road).refuses(speed, FREE_ACTIONS);
    Tried.under("A44=road-uses-up-speed", RUNNER_ON_THE_ROAD)
        .play(road)
        .refuses(speed, FREE_ACTIONS);
  }

  @Test
  void theMoveOfSpeedDoesNotUseUpTheRoadMove() {
    String start =
        """
        to-move: portalists
        ap: 0
        yellow-portal-alpha: portal-hound
        bunker-east: gunner
        """;
    String speed = "move portal-hound arterial-road by speed";
    String road = "move portal-hound hq by arterial-road";
    Tried.under("A44=road-uses-up-speed", start).play(speed, road);
    Tried.under("A44=one-per-turn", start).play(speed).refuses(road, FREE_ACTIONS);
  }

  @Test
  void oneUnitMovesFreelyBySpeedInATurnIfTheReadingSaysSo() {
    String start =
        """
        to-move: portalists
        ap: 0
        yellow-portal-alpha: portal-hound, portal-runner
        hq: gunner
        """;
    String one = "move portal-hound dark-portal by speed";
    String other = "move portal-runner dark-portal by speed";
    Tried.under("", start).play(one, other);
    Tried.under("A45=per-player", start)
        .play(one)
        .refuses(other, SPEED_ONCE)
        .play("end-turn", "end-turn", other);
  }

  // ---- A54 ----

  @Test
  void theWayEndsInAnAreaThatTheOpponentControlledIfTheReadingSaysSo() {
    String start =
        """
        to-move: portalists
        ap: 3
        yellow-portal-alpha: portal-trooper
        bunker-east: gunner
        """;
    String road = "move portal-trooper arterial-road";
    Tried.under("", start).play(road, "move portal-trooper hq");
    Tried.under("A54=blocked", start)
        .play(road)
        .refuses("move portal-trooper hq", MOVE_NOT_THROUGH_ENEMIES)
        .refuses("move portal-trooper hq by arterial-road", MOVE_NOT_THROUGH_ENEMIES)
        .play("end-turn", "end-turn", "move portal-trooper hq");
  }

  @Test
  void aUnitThatHasGoneBackIsNotHeldUp() {
    String start =
        """
        to-move: portalists
        yellow-portal-alpha: portal-trooper
        arterial-road: commando
        """;
    Tried.under("A54=blocked", start)
        .play("move portal-trooper arterial-road", "attack portal-trooper commando=10")
        .play("move portal-trooper@yellow-portal-alpha red-portal", "end-turn")
        .has("red-portal", "portal-trooper");
  }
}
