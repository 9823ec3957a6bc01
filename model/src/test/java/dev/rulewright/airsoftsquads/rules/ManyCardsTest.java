package dev.rulewright.airsoftsquads.rules;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rulewright.airsoftsquads.Move;
import dev.rulewright.airsoftsquads.material.MaterialReader;
import dev.rulewright.kernel.input.DataFile;
import java.util.ArrayList;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// With three FIELDPOSITIONs, 21 kinds of EFFECT cards make 64 moves, of which one may play each
/// card on each position or say that one is done.
class ManyCardsTest {

  @ParameterizedTest
  @ValueSource(ints = {1, 20, 21, 22, 30})
  void everyEffectCardInHandIsListedOnEveryPosition(int kinds) {
    String rows =
        IntStream.range(0, kinds)
            .mapToObj("effect-%d,Effect,deck,effect,0,0,0,bonus,1,all,none\n"::formatted)
            .collect(Collectors.joining());
    var cards =
        new DataFile(
            "cards.csv", "card,name,pile,kind,ap,ep,dp,effect,copies,assumed,evidence\n" + rows);
    var game =
        new AirsoftSquads(
            MaterialReader.read(Map.of("cards", cards)), AirsoftSquads.READINGS.standard());
    String hand =
        IntStream.range(0, kinds).mapToObj("effect-%d"::formatted).collect(Collectors.joining(","));
    var position =
        game.notation()
            .read(
                "stage: strategy first; turn: 1; red-1: leader; red-2: scout; red-3: assault;"
                    + " red-savezone: sniper, support; red-hand: "
                    + hand
                    + "; blue-1: leader; blue-2: scout; blue-3: assault;"
                    + " blue-savezone: sniper, support",
                "test");
    var expected = new ArrayList<String>();
    for (int card = 0; card < kinds; card++) {
      for (int at = 1; at <= 3; at++) {
        expected.add("play effect-%d %d".formatted(card, at));
      }
    }
    expected.add("done");
    assertThat(game.turn(position).choices().stream().map(Move::toString)).isEqualTo(expected);
  }
}
