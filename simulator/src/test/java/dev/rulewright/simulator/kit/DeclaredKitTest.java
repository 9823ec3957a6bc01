package dev.rulewright.simulator.kit;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rulewright.kernel.Place;
import dev.rulewright.kernel.declared.DeclaredBox;
import dev.rulewright.kernel.declared.DeclaredGame;
import dev.rulewright.kernel.declared.DeclaredProvider;
import dev.rulewright.kernel.declared.Fifteen;
import dev.rulewright.kernel.declared.Move;
import dev.rulewright.kernel.declared.Position;
import dev.rulewright.simulator.batch.Column;
import dev.rulewright.simulator.conformance.Conformance;
import dev.rulewright.simulator.conformance.Rules;
import dev.rulewright.simulator.explore.encoding.Bytes;
import dev.rulewright.simulator.explore.encoding.Coder;
import java.util.HashSet;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// What the simulator knows of a declared game, by the example of *Fifteen*.
final class DeclaredKitTest {

  private static final DeclaredBox BOX =
      new DeclaredProvider(Fifteen::new) {}.open(Map.of(), Map.of());

  private final DeclaredGame game = BOX.game("standard", Place.of("test"));
  private final GameKit<Position, Move> kit = GameKit.of(BOX);

  @ParameterizedTest
  @ValueSource(strings = {"standard", "standard,Q1=loses"})
  void everyPromiseIsKept(String reading) {
    var rules = Rules.of(BOX, BOX.game(reading, Place.of("test")));
    assertThat(Conformance.of(rules, 60).broken()).isEmpty();
  }

  @Test
  void positionsAreKeptAsTheirNumbers() {
    Coder<Position> coder = kit.encoding(game).coder();
    var fingerprints = new HashSet<Long>();
    var positions = new HashSet<Position>();
    var random = new Random(1);
    Position position = game.opening();
    for (int i = 0; i < 500; i++) {
      var bytes = new Bytes();
      coder.write(position, bytes);
      bytes.moveTo(0);
      assertThat(coder.read(bytes)).isEqualTo(position);
      positions.add(position);
      fingerprints.add(coder.fingerprint(position));
      var turn = game.turn(position);
      position =
          turn.choices().size() == 0
              ? game.opening()
              : game.play(position, turn.atRandom(random::nextLong));
    }
    assertThat(fingerprints).hasSameSizeAs(positions).hasSizeGreaterThan(100);
  }

  @Test
  void movesAreCountedByTheirFirstWord() {
    assertThat(kit.counting(game).columns())
        .extracting(Column::name)
        .containsExactly("draw", "play", "pass", "drawn");
  }

  @Test
  void whatSomebodyElseDrawsIsNotSeen() {
    Position drawing = game.notation().read("stage: draw; mover: first", "test");
    Move one = game.notation().readMove(drawing, "drawn one", Place.of("test"));
    Move two = game.notation().readMove(drawing, "drawn two", Place.of("test"));
    var determinization = kit.determinization(game);
    assertThat(determinization.seen(drawing, one, Fifteen.Who.SECOND))
        .isEqualTo(determinization.seen(drawing, two, Fifteen.Who.SECOND));
    assertThat(determinization.seen(drawing, one, Fifteen.Who.FIRST))
        .isNotEqualTo(determinization.seen(drawing, two, Fifteen.Who.FIRST));
  }
}
