package dev.rulewright.tokenrace;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rulewright.kernel.Field;
import dev.rulewright.kernel.Game;
import dev.rulewright.kernel.GameContract;
import dev.rulewright.kernel.Perft;
import dev.rulewright.kernel.Player;
import dev.rulewright.kernel.Ruling;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;

final class TokenRaceContractTest implements GameContract<RacePosition, RaceMove> {

  private final TokenRace race = new TokenRace();

  @Override
  public Game<RacePosition, RaceMove> game() {
    return race;
  }

  @Override
  public long longestPlay() {
    return TokenRace.LONGEST_PLAY;
  }

  @Override
  public int plays() {
    return 40;
  }

  /// Deals the tokens that the player does not know once more.
  @Override
  public RacePosition alike(RacePosition position, Player player, RandomGenerator random) {
    var hidden = new ArrayList<Runner>();
    var tokens = new ArrayList<>(Token.BAG);
    for (Runner runner : Runner.values()) {
      Lane lane = position.lane(runner);
      if (runner == player || lane.shown()) {
        tokens.remove(lane.token());
      } else if (lane.token() != Token.NONE) {
        hidden.add(runner);
      }
    }
    Collections.shuffle(tokens, Random.from(random));
    RacePosition other = position;
    for (Runner runner : hidden) {
      other = other.with(runner, other.lane(runner).with(tokens.removeLast()));
    }
    return other;
  }

  @Test
  void anEmptyPotCannotBeHeld() {
    RacePosition start = read("awaits: choice; turn: 1; mover: bee; ant: 0 snail; bee: 3 hare");
    assertThat(race.judge(start, new RaceMove.Hold()))
        .isEqualTo(new Ruling.Refused(RaceClause.NOTHING_TO_HOLD, "the pot is empty"));
    assertThat(race.notation().disagreement(start, Field.of("pot", "1"))).isPresent();
  }

  /// Counted by hand: roll or show; after a roll five distinct faces, of which 1 gives the turn to
  /// the next runner (roll or show) and four leave three choices; after a show of 4 points, roll or
  /// hold.
  @Test
  void perftOfTheFirstTurn() {
    RacePosition start =
        read("awaits: choice; turn: 1; mover: ant; ant: 0 hare; bee: 0 snail; cat: 0 snail");
    assertThat(List.of(0, 1, 2))
        .extracting(depth -> Perft.count(race, start, depth))
        .containsExactly(1L, 2L, 2L + 4 * 3 + 2);
  }

  private RacePosition read(String text) {
    return race.notation().read(text, "test");
  }
}
