package dev.rulewright.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rulewright.cli.input.ScenarioFolders;
import dev.rulewright.kernel.Check;
import dev.rulewright.kernel.Game;
import dev.rulewright.kernel.Place;
import dev.rulewright.kernel.Property;
import dev.rulewright.kernel.Question;
import dev.rulewright.kernel.Turn;
import dev.rulewright.kernel.box.Box;
import dev.rulewright.kernel.box.Boxes;
import dev.rulewright.kernel.box.ChosenGame;
import dev.rulewright.scenarios.Scenario;
import dev.rulewright.scenarios.file.ScenarioFiles;
import dev.rulewright.simulator.kit.GameKit;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Every command of the house, called for every game at hand with as little as it needs.
class EveryGameTest {

  /// Those that are about no game, about all games, about a folder of a user's or about texts in
  /// several languages; what only the launcher fetches; and those that ask for no more of a game
  /// than a sweep does but play longer.
  private static final Set<String> LEFT_OUT =
      Set.of(
          "adequacy",
          "agents",
          "bench",
          "generate-completion",
          "demo",
          "editions",
          "export",
          "new",
          "page",
          "site",
          "study",
          "tune",
          "watch");

  @TempDir private static Path folder = Path.of("");

  static Collection<String> games() {
    return Boxes.standard().names();
  }

  /// The calls in their order; some read what others have written. Two of them would take minutes
  /// in some games: plays are counted from a scenario, as openings are dealt in too many ways, and
  /// one property is checked, as each that is about a question searches many small positions.
  private static List<List<String>> calls(String game) {
    Box<?, ?> box = ChosenGame.standard(game).box();
    Question question =
        box.readings().questions().stream()
            .filter(each -> each.answers().size() > 1)
            .findFirst()
            .orElseThrow();
    String reading =
        question.answers().stream()
            .map(answer -> question.id() + "=" + answer.name())
            .filter(each -> !each.endsWith("=" + question.standard()))
            .findFirst()
            .orElseThrow();
    String of = "--game=" + game;
    String kept = folder.resolve(game).toString();
    String saved = folder.resolve(game + ".yaml").toString();
    String random = "--agents=random";
    String group = "--games=" + box.players().size();
    String few = "--games=" + 2 * box.players().size();
    String one = "--threads=1";
    Path scenarios = ScenarioFolders.SHIPPED.of(game);
    List<Path> files = ScenarioFiles.under(scenarios);
    String given = given(files).toString();
    String knob = Called.with("knobs", of).out().split("\\s", 2)[0];
    var calls =
        new ArrayList<>(
            List.of(
                List.of("games", of),
                List.of("moves", of),
                List.of("perft", "--depth=2", "--scenario=" + given),
                List.of("why", of, first(box)),
                List.of("clauses", of),
                List.of("clauses", of, "--status"),
                List.of("readings", of),
                List.of("knobs", of),
                List.of("replay", String.valueOf(files.getFirst().getParent())),
                List.of("simulate", of, random, group, one, "--out=" + kept),
                List.of("report", kept),
                List.of("game", kept, "1"),
                List.of("game", kept, "1", "--save=" + saved),
                List.of("replay", saved),
                List.of("run", kept + "/experiment.yaml"),
                List.of("metrics", of, random, few, one),
                List.of(
                    "compare",
                    of,
                    random,
                    few,
                    one,
                    "--a=reading=standard",
                    "--b=reading=" + reading),
                List.of("sweep", of, random, few, one, "--vary=" + knob),
                List.of("impact", of, random, few, one, "--question=" + question.id()),
                List.of("conform", of, "--plays=1"),
                List.of("check", of, "--list"),
                List.of(
                    "check",
                    of,
                    one,
                    "--method=explore",
                    "--reading=standard",
                    "--property=" + property(box),
                    "--bound=positions=100"),
                List.of("diverge", of, one, "--b=" + reading, "--length=1", "--from=" + given),
                List.of(
                    "diverge",
                    of,
                    one,
                    "--b=" + reading,
                    "--length=1",
                    "--units=2",
                    "--others=0",
                    "--budget=100")));
    if (box.players().size() == 2) {
      calls.add(List.of("ladder", of, "--agents=random,heuristic", "--games=8", one));
    }
    worlds(scenarios)
        .map(world -> List.of("solve", world.toString(), one, "--positions=100"))
        .limit(1)
        .forEach(calls::add);
    return calls;
  }

  /// A scenario that begins with a position.
  private static Path given(List<Path> files) {
    return files.stream()
        .filter(file -> ScenarioFiles.read(file).start() == Scenario.Start.GIVEN)
        .findFirst()
        .orElseThrow();
  }

  /// What comes first in a play, by choice or by chance.
  private static <P, M> String first(Box<P, M> box) {
    Game<P, M> game = standard(box);
    return switch (game.turn(game.opening())) {
      case Turn.Decision<M> decision -> game.notation().writeMove(decision.moves().get(0));
      case Turn.Chance<M> chance -> game.notation().writeMove(chance.outcomes().get(0));
      case Turn.Over<M> _ -> throw new IllegalStateException("over before it begins");
    };
  }

  /// A property that is looked for in small worlds.
  private static <P, M> String property(Box<P, M> box) {
    return GameKit.of(box).properties(standard(box)).stream()
        .filter(each -> each.check().kind() != Check.Kind.QUESTION)
        .map(Property::id)
        .findFirst()
        .orElseThrow();
  }

  private static <P, M> Game<P, M> standard(Box<P, M> box) {
    return box.game("standard", Place.of("test"));
  }

  private static Stream<Path> worlds(Path scenarios) {
    Path worlds = scenarios.resolve("worlds");
    return Files.isDirectory(worlds) ? ScenarioFiles.worldsUnder(worlds).stream() : Stream.of();
  }

  /// A world may be too large to be solved, which is told; anything else is wrong use or a fault.
  @ParameterizedTest
  @MethodSource("games")
  void everyCommandAnswers(String game) {
    var failed = new ArrayList<String>();
    for (List<String> call : calls(game)) {
      Called called = Called.with(call.toArray(String[]::new));
      boolean solving = call.getFirst().equals("solve");
      if (called.code() > (solving ? 1 : 0) || (called.out().isBlank() && !solving)) {
        failed.add("%s: %d%n%s".formatted(call, called.code(), called.err()));
      }
    }
    assertThat(failed).isEmpty();
  }

  @Test
  void noCommandIsForgotten() {
    var called = new TreeSet<>(LEFT_OUT);
    games().forEach(game -> calls(game).forEach(call -> called.add(call.getFirst())));
    assertThat(called).isEqualTo(new TreeSet<>(Rulewright.program().getSubcommands().keySet()));
  }
}
