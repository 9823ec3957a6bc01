package dev.rulewright.alloy.agreement;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rulewright.alloy.World;
import dev.rulewright.alloy.agreement.Examples.Example;
import dev.rulewright.alloy.solver.Machines;
import dev.rulewright.alloy.solver.Solvers;
import dev.rulewright.kernel.Place;
import dev.rulewright.kernel.reading.Profile;
import dev.rulewright.missioncombat.rules.MissionCombat;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Steps that the twin finds, one for each clause, played again by the rules in Java; then all that
 * may be done where they begin. All of them, under each profile, with {@code
 * -Drulewright.agreement=2}, which writes {@code target/examples-PROFILE.txt}; some of them under
 * the standard reading without.
 */
class ExamplesTest {

  private static final boolean ALL = Integer.getInteger("rulewright.agreement", 1) > 1;
  private static final int EVERY = ALL ? 1 : 12;
  private static final Duration LIMIT = Duration.ofHours(1);

  static List<Profile> profiles() {
    return ALL
        ? MissionCombat.READINGS.profiles()
        : MissionCombat.READINGS.profiles().subList(0, 1);
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("profiles")
  void whatTheTwinShowsCanBePlayed(Profile profile) throws IOException {
    var game =
        new MissionCombat(
            Boxes.MANY_TRAITS, MissionCombat.READINGS.parse(profile.name(), Place.of("profile")));
    World world =
        World.of(
            Boxes.MANY_TRAITS, MissionCombat.READINGS.parse(profile.name(), Place.of("profile")));
    List<String> all = Examples.names();
    List<String> names =
        IntStream.range(0, all.size()).filter(i -> i % EVERY == 0).mapToObj(all::get).toList();
    try (var solvers = new Solvers(Machines.here(), 2, () -> false)) {
      var search = Examples.search(names, world, Rules.of(game), solvers, LIMIT);
      var tally = new Tally();
      var agreement = Agreement.of(world, Rules.of(game));
      search.found().forEach(example -> agreement.compareSuccessors(example.before(), tally));
      if (ALL) {
        write(profile, search, tally);
      }
      // It asks for a world in which nobody is ranged.
      assertThat(search.impossible()).isSubsetOf("attackSameArea_example");
      assertThat(search.unknown()).isEmpty();
      for (Example example : search.found()) {
        assertThat(example.move())
            .as(
                "%s from%n%sto%n%s",
                example.name(),
                game.notation().write(example.before()),
                game.notation().write(example.after()))
            .isNotNull();
      }
      assertThat(tally.found())
          .as(
              tally.disagreements().stream()
                  .map(each -> each.text(game.notation()))
                  .collect(Collectors.joining("\n")))
          .isZero();
    }
  }

  private static void write(Profile profile, Examples.Search search, Tally tally)
      throws IOException {
    Files.writeString(
        Path.of("target", "examples-" + profile.name() + ".txt"),
        """
        found %d, without a move in Java %s
        impossible %s
        unknown %s
        %d steps compared where they begin, %d disagreements
        """
            .formatted(
                search.found().size(),
                search.found().stream()
                    .filter(example -> example.move() == null)
                    .map(Example::name)
                    .toList(),
                search.impossible(),
                search.unknown(),
                tally.steps(),
                tally.found()));
  }
}
