package dev.rulewright.alloy.agreement;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rulewright.alloy.World;
import dev.rulewright.alloy.agreement.Examples.Example;
import dev.rulewright.alloy.solver.Machines;
import dev.rulewright.alloy.solver.Solvers;
import dev.rulewright.missioncombat.reading.Reading;
import dev.rulewright.missioncombat.rules.MissionCombat;
import java.time.Duration;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/**
 * Steps that the twin finds, one for each clause, played again by the rules in Java; then all that
 * may be done where they begin. All of them with {@code -Drulewright.agreement=2}.
 */
class ExamplesTest {

  private static final int EVERY = Integer.getInteger("rulewright.agreement", 1) > 1 ? 1 : 12;

  @Test
  void whatTheTwinShowsCanBePlayed() {
    var game = new MissionCombat(Boxes.MANY_TRAITS, Reading.standard());
    World world = World.of(Boxes.MANY_TRAITS, Reading.standard());
    List<String> all = Examples.names();
    List<String> names =
        IntStream.range(0, all.size()).filter(i -> i % EVERY == 0).mapToObj(all::get).toList();
    try (var solvers = new Solvers(Machines.here(), 2)) {
      List<Example> found =
          Examples.found(names, world, Rules.of(game), solvers, Duration.ofSeconds(60));
      assertThat(found).hasSizeGreaterThan(names.size() / 2);
      var agreement = Agreement.of(world, Rules.of(game));
      for (Example example : found) {
        assertThat(example.move())
            .as(
                "%s from%n%sto%n%s",
                example.name(),
                game.notation().write(example.before()),
                game.notation().write(example.after()))
            .isNotNull();
        var tally = new Tally();
        agreement.compareSuccessors(example.before(), tally);
        assertThat(tally.disagreements())
            .as(
                tally.disagreements().stream()
                    .map(each -> each.text(game.notation()))
                    .collect(Collectors.joining("\n")))
            .isEmpty();
      }
    }
  }
}
