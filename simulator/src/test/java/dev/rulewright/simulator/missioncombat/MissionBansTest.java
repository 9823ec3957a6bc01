package dev.rulewright.simulator.missioncombat;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.rulewright.kernel.Game;
import dev.rulewright.kernel.Place;
import dev.rulewright.kernel.Ruling;
import dev.rulewright.kernel.Turn;
import dev.rulewright.kernel.cards.Deal;
import dev.rulewright.missioncombat.Move;
import dev.rulewright.missioncombat.Position;
import dev.rulewright.missioncombat.material.Faction;
import dev.rulewright.missioncombat.rules.MissionCombat;
import dev.rulewright.simulator.agents.RandomAgent;
import dev.rulewright.simulator.batch.Batch;
import java.util.List;
import org.junit.jupiter.api.Test;

final class MissionBansTest {

  private static final Place HERE = Place.of("--without");

  private final MissionCombat combat = MissionCombat.standard();
  private final MissionBans bans = new MissionBans(combat);

  private Game<Position, Move> without(String text) {
    return bans.game(bans.readAll(text, HERE));
  }

  private List<Move> moves(Game<Position, Move> game, Position position) {
    return ((Turn.Decision<Move>) game.turn(position)).moves().stream().toList();
  }

  /** The Marines may play Hellfire against two units, attack from next door, and go there. */
  private Position position(int turn) {
    return combat
        .notation()
        .read(
            "turn: %d; to-move: marines; ap: 3; marines-hand: hellfire, gunner; yellow-portal-alpha: psionic-fanatic, portal-runner; blue-portal: portal-breaker, portal-behemoth; arterial-road: stealth-sniper, gunner"
                .formatted(turn),
            "test");
  }

  @Test
  void aBannedCardIsNotPlayedAndEverythingElseIs() {
    Position position = position(3);
    var left = moves(without("marines:hellfire"), position);
    assertThat(left)
        .isEqualTo(
            moves(combat, position).stream()
                .filter(move -> !(move instanceof Move.PlayBarrage))
                .toList())
        .hasSizeLessThan(moves(combat, position).size());
    assertThat(moves(without("portalists:trap-portal"), position))
        .isEqualTo(moves(combat, position));
  }

  @Test
  void aBannedMoveIsRefusedByTheJudgeToo() {
    Position position = position(3);
    Game<Position, Move> game = without("marines:event");
    Move event =
        moves(combat, position).stream()
            .filter(Move.PlayBarrage.class::isInstance)
            .findFirst()
            .orElseThrow();
    assertThat(game.judge(position, event))
        .isInstanceOfSatisfying(
            Ruling.Refused.class,
            refused -> assertThat(refused.reason()).isEqualTo("the marines do without event"));
    assertThat(combat.judge(position, event)).isInstanceOf(Ruling.Allowed.class);
  }

  @Test
  void theFirstAttackIsBannedInTheOwnFirstTurnOnlyAndWithItGoingWhereEnemiesAre() {
    Game<Position, Move> game = without("marines:first-attack");
    assertThat(moves(game, position(2)))
        .noneMatch(Move.Attack.class::isInstance)
        .noneMatch(move ->
            move instanceof Move.MoveUnit unit && unit.to().id().equals("yellow-portal-alpha"))
        .anyMatch(Move.MoveUnit.class::isInstance);
    assertThat(moves(game, position(3))).isEqualTo(moves(combat, position(3)));
  }

  @Test
  void whereOnlyBannedMovesAreLeftTheyStayLegal() {
    Position only = combat.dealt(position(3), Faction.MARINES, Deal.IN_ORDER);
    Move entering =
        moves(combat, only).stream()
            .filter(move ->
                move instanceof Move.MoveUnit unit && unit.to().id().equals("yellow-portal-alpha"))
            .findFirst()
            .orElseThrow();
    Position after = combat.play(only, entering);
    assertThat(moves(combat, after)).isNotEmpty();
    assertThat(moves(without("marines:attack,marines:move"), after))
        .isEqualTo(moves(combat, after));
  }

  @Test
  void inWholeGamesNobodyMakesABannedMove() {
    Game<Position, Move> game =
        without("marines:hq,marines:event,portalists:move-by-speed,portalists:attack");
    var counting = new MissionCounting();
    var batch = new Batch<>(game, counting, List.of(new RandomAgent<>(), new RandomAgent<>()), 11);
    var columns = counting.columns().stream().map(column -> column.name()).toList();
    for (int number = 0; number < 20; number++) {
      var counts = batch.play(number).counts();
      for (String banned :
          List.of(
              "marines_hq_draws",
              "marines_events_played",
              "portalists_moves_by_speed",
              "portalists_attacks")) {
        assertThat(counts.get(columns.indexOf(banned))).as(banned).isZero();
      }
      assertThat(counts.get(columns.indexOf("marines_attacks"))).isPositive();
    }
  }

  @Test
  void wrongNamesAreToldWithTheirPlaceAndTheNearestName() {
    assertThatThrownBy(() -> bans.readAll("marines:hellfire,portalists:trap-portl", HERE))
        .hasMessageContaining("--without:29: 'trap-portl'")
        .hasMessageEndingWith("Maybe trap-portal?");
    assertThatThrownBy(() -> bans.readAll("marine:event", HERE))
        .hasMessageStartingWith("--without: 'marine': expected the name of a player");
    assertThatThrownBy(() -> bans.readAll("event", HERE))
        .hasMessageStartingWith("--without: 'event': expected player:what");
    assertThatThrownBy(() -> bans.readAll("marines:bunker-west", HERE))
        .hasMessageStartingWith(
            "--without:9: 'bunker-west': expected something whose effect is a move");
  }
}
