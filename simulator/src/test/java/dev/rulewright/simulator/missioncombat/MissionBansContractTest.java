package dev.rulewright.simulator.missioncombat;

import dev.rulewright.kernel.Game;
import dev.rulewright.kernel.GameContract;
import dev.rulewright.kernel.Place;
import dev.rulewright.kernel.Player;
import dev.rulewright.missioncombat.MissionCombatContractTest;
import dev.rulewright.missioncombat.Move;
import dev.rulewright.missioncombat.Position;
import dev.rulewright.missioncombat.rules.MissionCombat;
import java.util.List;
import java.util.random.RandomGenerator;

/** A game with bans keeps every promise of a game. */
final class MissionBansContractTest implements GameContract<Position, Move> {

  private final MissionCombatContractTest unrestricted = new MissionCombatContractTest();
  private final MissionBans bans = new MissionBans(MissionCombat.standard());
  private final Game<Position, Move> restricted =
      bans.game(
          bans.readAll(
              "marines:event,marines:hq,marines:first-attack,portalists:red-portal,"
                  + "portalists:move-by-speed,portalists:trap-portal",
              new Place("test", 1, 1)));

  @Override
  public Game<Position, Move> game() {
    return restricted;
  }

  @Override
  public long longestPlay() {
    return unrestricted.longestPlay();
  }

  @Override
  public int plays() {
    return 3;
  }

  @Override
  public Position alike(Position position, Player player, RandomGenerator random) {
    return unrestricted.alike(position, player, random);
  }

  @Override
  public boolean isNormalForm(Move move, List<Move> listed) {
    return unrestricted.isNormalForm(move, listed);
  }
}
