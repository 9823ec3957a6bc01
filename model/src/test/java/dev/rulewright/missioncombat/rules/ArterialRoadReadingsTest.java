package dev.rulewright.missioncombat.rules;

import static dev.rulewright.missioncombat.MissionClause.CONTROLLER_USES_EFFECT;
import static dev.rulewright.missioncombat.MissionClause.MOVE_NOT_THROUGH_ENEMIES;
import static dev.rulewright.missioncombat.MissionClause.MOVE_TO_ADJACENT;
import static dev.rulewright.missioncombat.MissionClause.OVERSIZED_NOT_ON_BUILDING;
import static dev.rulewright.missioncombat.MissionClause.ROAD_FREE_MOVE;
import static dev.rulewright.missioncombat.MissionClause.ROAD_FROM_HERE;
import static dev.rulewright.missioncombat.MissionClause.ROAD_ONCE;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/// The Arterial Road's free move under the answers that are not the standard ones.
final class ArterialRoadReadingsTest {

  private static final String TO_BLUE = " blue-portal by arterial-road";

  // ---- A38 ----

  @Test
  void theRoadLeadsAsFarAsTheReadingSays() {
    String start = "arterial-road: gunner\nred-portal: exorcist\n";
    Tried.under("", start).play("move gunner" + TO_BLUE);
    Tried.under("A38=adjacent-only", start).refuses("move gunner" + TO_BLUE, MOVE_TO_ADJACENT);
    Tried.under("A38=along-free-path", start).play("move gunner" + TO_BLUE);
  }

  @Test
  void aPathLeadsThroughNoAreaWithEnemies() {
    String start =
        """
        arterial-road: gunner
        yellow-portal-alpha: portal-trooper
        dark-portal: portal-trooper
        yellow-portal-omega: portal-trooper
        """;
    Tried.under("", start).play("move gunner" + TO_BLUE);
    Tried.under("A38=along-free-path", start)
        .refuses("move gunner" + TO_BLUE, MOVE_NOT_THROUGH_ENEMIES)
        .play("move gunner dark-portal by arterial-road");
  }

  @Test
  void aPathOfAnOversizedUnitLeadsThroughNoBuilding() {
    String start =
        """
        arterial-road: armored-gauss-tank
        yellow-portal-alpha: portal-trooper
        yellow-portal-omega: portal-trooper
        """;
    Tried.under("A38=along-free-path", start)
        .refuses("move armored-gauss-tank" + TO_BLUE, OVERSIZED_NOT_ON_BUILDING)
        .play("move armored-gauss-tank dark-portal by arterial-road");
  }

  @Test
  void aPathLeadsThroughNoAreaOfTheOpponentWhereEnemyControlBars() {
    String start = "arterial-road: gunner\nred-portal: exorcist\n";
    Tried.under("A38=along-free-path,A54=blocked", start)
        .refuses("move gunner" + TO_BLUE, MOVE_NOT_THROUGH_ENEMIES)
        .play("move gunner dark-portal by arterial-road");
  }

  // ---- A39 ----

  @Test
  void aUnitThatCameByTheRoadStaysAmongEnemiesIfTheReadingSaysSo() {
    String start =
        """
        ap: 1
        arterial-road: rifleman
        yellow-portal-alpha: portal-hound
        hq: gunner
        """;
    String[] moves = {
      "move rifleman yellow-portal-alpha by arterial-road",
      "attack rifleman portal-hound=10",
      "end-turn",
    };
    Tried.under("", start).play(moves).has("arterial-road", "rifleman");
    Tried.under("A39=no", start)
        .play(moves)
        .has("yellow-portal-alpha", "rifleman, portal-hound")
        .has("control.yellow-portal-alpha", "portalists", "guest", "none")
        .play("end-turn")
        .has("control.yellow-portal-alpha", "portalists")
        .play("attack rifleman portal-hound", "attack rifleman portal-hound")
        .has("control.yellow-portal-alpha", "marines");
  }

  @Test
  void aUnitThatCameByTheRoadNeedNotAttack() {
    String start =
        """
        ap: 0
        arterial-road: rifleman
        yellow-portal-alpha: exorcist
        hq: gunner
        """;
    Tried.under("A39=no", start)
        .play("move rifleman yellow-portal-alpha by arterial-road", "end-turn", "end-turn")
        .has("yellow-portal-alpha", "rifleman, exorcist")
        .play("move rifleman red-portal");
  }

  @Test
  void anOversizedUnitThatCameByTheRoadStaysOnABuilding() {
    String start = "arterial-road: armored-gauss-tank\nred-portal: exorcist\n";
    Tried.under("A39=no", start)
        .play("move armored-gauss-tank dark-portal by arterial-road", "end-turn", "end-turn")
        .has("dark-portal", "armored-gauss-tank");
  }

  @Test
  void aGuestAndAUnitOfItsKindThatMayStayAreToldApart() {
    String start =
        """
        arterial-road: rifleman
        yellow-portal-alpha: rifleman, portal-hound
        hq: gunner
        """;
    Tried.under("A39=no", start)
        .play("move rifleman@arterial-road yellow-portal-alpha by ap")
        .has("guest", "rifleman@yellow-portal-alpha#guest from arterial-road")
        .play("attack rifleman@yellow-portal-alpha#guest portal-hound=10")
        .play("move rifleman@yellow-portal-alpha red-portal")
        .has("arterial-road", "rifleman", "red-portal", "rifleman");
  }

  // ---- A41 ----

  @Test
  void oneUnitUsesTheRoadInATurnIfTheReadingSaysSo() {
    String start =
        """
        ap: 0
        arterial-road: gunner, rifleman
        red-portal: exorcist
        """;
    Tried.under("", start).play("move gunner" + TO_BLUE, "move rifleman" + TO_BLUE);
    Tried.under("A41=once", start)
        .play("move gunner" + TO_BLUE)
        .has("memory.free-moves-used", "arterial-road")
        .refuses("move rifleman" + TO_BLUE, ROAD_ONCE)
        .play("end-turn", "end-turn", "move rifleman" + TO_BLUE);
  }

  // ---- A42 ----

  @Test
  void aUnitUsesTheRoadOnlyWhereItBeganTheTurnIfTheReadingSaysSo() {
    String start =
        """
        ap: 2
        hq: gunner
        arterial-road: rifleman
        red-portal: exorcist
        marines-hand: commando
        """;
    String arrival = "move gunner arterial-road";
    Tried.under("", start).play(arrival, "move gunner" + TO_BLUE);
    Tried.under("A42=not-allowed", start)
        .play(arrival, "play-unit commando arterial-road")
        .refuses("move gunner" + TO_BLUE, ROAD_FROM_HERE)
        .refuses("move commando" + TO_BLUE, ROAD_FROM_HERE)
        .play("move rifleman" + TO_BLUE, "end-turn", "end-turn")
        .play("move gunner" + TO_BLUE, "move commando" + TO_BLUE);
  }

  // ---- A43 ----

  private static final String ALONE_ON_THE_ROAD =
      """
      to-move: portalists
      ap: 0
      arterial-road: exorcist
      bunker-east: gunner
      """;

  @Test
  void theLastUnitKeepsTheRoadIfTheReadingSaysSo() {
    String[] moves = {"move exorcist bunker-west by arterial-road", "end-turn", "end-turn"};
    String later = "move exorcist hq by arterial-road";
    Tried.under("", ALONE_ON_THE_ROAD).play(moves).refuses(later, ROAD_FROM_HERE);
    Tried.under("A43=lasting", ALONE_ON_THE_ROAD)
        .play(moves)
        .has("bunker-west", "exorcist#keeps-road")
        .play(later)
        .refuses("move exorcist arterial-road by arterial-road", ROAD_ONCE);
  }

  @Test
  void whoWasNotTheLastKeepsNothing() {
    Tried.under(
            "A43=lasting",
            "to-move: portalists; arterial-road: exorcist, portal-trooper; bunker-east: gunner")
        .play("move exorcist bunker-west by arterial-road", "end-turn", "end-turn")
        .refuses("move exorcist hq by arterial-road", ROAD_FROM_HERE);
  }

  // ---- A46 ----

  @Test
  void theMoveIsCompulsoryIfTheReadingSaysSo() {
    String start =
        """
        arterial-road: stealth-special-force
        yellow-portal-alpha: psionic-priest, psionic-fanatic
        """;
    String paid = "move stealth-special-force yellow-portal-alpha by ap";
    Tried.under("", start).play(paid);
    Tried.under("A46=no", start)
        .refuses(paid, ROAD_FREE_MOVE)
        .refuses("end-turn", ROAD_FREE_MOVE)
        .play("move stealth-special-force red-portal by arterial-road", "end-turn");
  }

  @Test
  void noUnitIsObligedToAMoveThatItCannotMake() {
    String start =
        """
        ap: 0
        arterial-road: gunner#road-used
        yellow-portal-alpha: exorcist
        """;
    assertThat(Tried.under("A46=no", start).listed()).contains("end-turn");
  }

  // ---- L04 ----

  @Test
  void everyUnitHasTheMoveWhereverItStandsIfTheReadingSaysSo() {
    String start =
        """
        ap: 0
        hq: gunner
        red-portal: exorcist
        """;
    Tried.under("", start).refuses("move gunner" + TO_BLUE, ROAD_FROM_HERE);
    Tried.under("L04=from-anywhere", start)
        .play("move gunner" + TO_BLUE)
        .has("blue-portal", "gunner#road-used")
        .refuses("move gunner yellow-portal-alpha by arterial-road", ROAD_ONCE);
  }

  @Test
  void theMoveFromAnywhereBelongsToWhoControlsTheRoad() {
    String start =
        """
        ap: 0
        hq: gunner
        arterial-road: exorcist
        red-portal: portal-trooper
        """;
    Tried.under("L04=from-anywhere", start)
        .refuses("move gunner" + TO_BLUE, CONTROLLER_USES_EFFECT)
        .play("end-turn", "move portal-trooper bunker-west by arterial-road");
  }
}
