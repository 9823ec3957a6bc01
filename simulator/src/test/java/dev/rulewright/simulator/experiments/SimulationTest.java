package dev.rulewright.simulator.experiments;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rulewright.simulator.batch.Arm;
import dev.rulewright.simulator.batch.GameRecord;
import dev.rulewright.simulator.runs.Playing;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class SimulationTest {

  /// Of every 100 games so many end at the limit of 60 turns, and of the others three in four are
  /// won by red.
  private static Playing games(int undecided) {
    return (orders, sink) ->
        orders.forEach(order -> {
          for (long game = order.from(); game < order.to(); game++) {
            long place = 37 * game % 100;
            boolean drawn = place < undecided;
            sink.accept(
                new GameRecord(
                    order.arm().name(),
                    game,
                    game,
                    1,
                    "red",
                    drawn ? GameRecord.DRAW : place % 4 == 0 ? "blue" : "red",
                    drawn ? "turn-limit" : "out",
                    drawn ? 60 : 20,
                    1,
                    1,
                    game,
                    List.of()));
          }
        });
  }

  private static String verdict(int undecided, Map<String, String> set, String... assumed) {
    return new Simulation(
            new Arm("base", set),
            List.of("red", "blue"),
            List.of(),
            false,
            1_000,
            List.of(assumed),
            "")
        .run(games(undecided), _ -> {})
        .verdict()
        .sentence();
  }

  /// Wilson's interval for 260 of 340: 71.68 to 80.67 %.
  @Test
  void whatMostGamesComeToIsSaidFirst() {
    assertThat(verdict(66, Map.of(), "number turn-limit: value assumed"))
        .startsWith(
            "66.0 % of the games end undecided, by turn-limit at turn 60, an assumed number; of those"
                + " decided red won 76.5 % (95 % interval 71.7 % to 80.7 %). Above an even share: red");
    assertThat(verdict(66, Map.of("numbers.turn-limit", "60"), "number turn-limit: value assumed"))
        .contains("at turn 60, as was set; of those decided");
    assertThat(verdict(66, Map.of())).contains("at turn 60; of those decided");
  }

  @Test
  void whereMostGamesAreDecidedNothingIsPutBeforeTheAnswer() {
    assertThat(verdict(40, Map.of(), "number turn-limit: value assumed"))
        .startsWith("Above an even share: red");
  }

  @Test
  void whereNobodyWinsThereIsNothingToSayOfThoseDecided() {
    assertThat(verdict(100, Map.of())).isEqualTo("Nobody: none of 1,000 games was won.");
  }
}
