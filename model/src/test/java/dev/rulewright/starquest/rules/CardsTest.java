package dev.rulewright.starquest.rules;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rulewright.kernel.Place;
import dev.rulewright.kernel.RandomPlays;
import dev.rulewright.kernel.Ruling;
import dev.rulewright.kernel.reading.Reading;
import dev.rulewright.starquest.Move;
import dev.rulewright.starquest.Position;
import dev.rulewright.starquest.material.MaterialReader;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// With the assumed cards, whatever is listed is allowed and what is written is read again.
class CardsTest {

  private static final String READING =
      "standard,event.cards=assumed-cards,cards.team=assumed-set,dreadnought.weapons=any-two";

  @ParameterizedTest
  @CsvSource({"training, 1, 6", "training, 2, 4", "first-boarding, 3, 2"})
  void randomPlaysMakeSense(String mission, int teams, int plays) {
    Reading reading = StarQuest.READINGS.parse(READING, Place.of("test"));
    var game = new StarQuest(MaterialReader.read(Map.of(), mission, teams), reading, teams);
    new RandomPlays<>(game, plays, 20_000)
        .check((step, random) -> {
          Position position = step.position();
          String written = game.notation().write(position);
          assertThat(game.notation().read(written, "test")).isEqualTo(position);
          List<Move> listed = step.listed();
          if (!listed.isEmpty()) {
            Move move = listed.get(random.nextInt(listed.size()));
            assertThat(game.judge(position, move)).isInstanceOf(Ruling.Allowed.class);
            assertThat(game.notation().readMove(position, move.toString(), Place.of("test")))
                .isEqualTo(move);
          }
        });
  }
}
