package dev.rulewright.alloy.agreement;

import static java.nio.file.StandardOpenOption.APPEND;
import static java.nio.file.StandardOpenOption.CREATE;
import static org.assertj.core.api.Assertions.assertThat;

import dev.rulewright.alloy.World;
import dev.rulewright.alloy.solver.Answer;
import dev.rulewright.alloy.solver.Machines;
import dev.rulewright.alloy.solver.Solvers;
import dev.rulewright.kernel.reading.Profile;
import dev.rulewright.missioncombat.Position;
import dev.rulewright.missioncombat.Stage;
import dev.rulewright.missioncombat.rules.MissionCombat;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Whether the complete sets of successors are equal in all positions of tiny worlds: whatever one
 * side allows the other does, and what the twin allows has one result, the one that Java plays.
 * More worlds with {@code -Drulewright.agreement=2}, which writes {@code target/tiny-worlds.csv}.
 */
class TinyWorldsTest {

  private static final boolean ALL = Integer.getInteger("rulewright.agreement", 1) > 1;

  private static final List<Profile> STANDARD = MissionCombat.READINGS.profiles().subList(0, 1);

  /** Those that differ in a mirrored chapter. */
  private static final List<Profile> DIFFERENT =
      MissionCombat.READINGS.profiles().stream()
          .filter(profile -> !profile.name().equals("printed-de"))
          .toList();

  static Stream<Arguments> worlds() {
    return ALL
        ? under(
            List.of(TinyWorld.GUESTS, TinyWorld.CARDS, TinyWorld.EVENTS, TinyWorld.DUEL),
            MissionCombat.READINGS.profiles())
        : Stream.concat(
            under(List.of(TinyWorld.GUESTS), DIFFERENT), under(List.of(TinyWorld.CARDS), STANDARD));
  }

  static Stream<Arguments> worldsWithCards() {
    return ALL
        ? under(List.of(TinyWorld.GUESTS, TinyWorld.EVENTS), MissionCombat.READINGS.profiles())
        : under(List.of(TinyWorld.CARDS), STANDARD);
  }

  private static Stream<Arguments> under(List<TinyWorld> worlds, List<Profile> profiles) {
    return worlds.stream()
        .flatMap(world -> profiles.stream().map(profile -> Arguments.of(world, profile)));
  }

  @ParameterizedTest(name = "{0}, {1}")
  @MethodSource("worlds")
  void allSuccessorsOfAllPositionsAreEqual(TinyWorld tiny, Profile profile) throws IOException {
    var opened = tiny.under(profile);
    MissionCombat game = TinyWorld.rules(opened);
    Set<Position> positions = TinyWorld.positions(opened);
    var agreement = Agreement.of(World.of(game.material(), game.answers()), Rules.of(game));
    var tally = new Tally();
    positions.forEach(position -> agreement.compareSuccessors(position, tally));
    if (ALL) {
      write(tiny, profile, positions.size(), tally);
    }
    assertThat(tally.found())
        .as(
            tally.disagreements().stream()
                .map(each -> each.text(game.notation()))
                .collect(Collectors.joining("\n")))
        .isZero();
    assertThat(tally.unnamed()).isEmpty();
    assertThat(tally.positions())
        .isEqualTo(
            positions.stream().filter(each -> !(each.stage() instanceof Stage.Over)).count());
    assertThat(positions).anyMatch(each -> each.guest() != null);
    assertThat(positions).anyMatch(each -> each.stage() instanceof Stage.Over);
  }

  private static void write(TinyWorld tiny, Profile profile, int positions, Tally tally)
      throws IOException {
    Files.writeString(
        Path.of("target", "tiny-worlds.csv"),
        "%s,%s,%d,%d,%d%n"
            .formatted(tiny, profile.name(), positions, tally.positions(), tally.steps()),
        CREATE,
        APPEND);
  }

  @ParameterizedTest(name = "{0}, {1}")
  @MethodSource("worldsWithCards")
  void inTheTwinEveryActHasOneResult(TinyWorld tiny, Profile profile) {
    MissionCombat game = TinyWorld.rules(tiny.under(profile));
    var world = World.of(game.material(), game.answers());
    try (var solvers = new Solvers(Machines.here(), ALL ? 2 : 1, () -> false)) {
      List<Answer> answers = Results.two(world, solvers, Duration.ofHours(1));
      for (int i = 0; i < answers.size(); i++) {
        assertThat(answers.get(i))
            .as("two results of " + Act.PREDICATES.get(i))
            .isInstanceOf(Answer.Unsatisfiable.class);
      }
    }
  }
}
