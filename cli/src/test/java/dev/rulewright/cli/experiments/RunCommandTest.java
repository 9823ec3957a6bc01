package dev.rulewright.cli.experiments;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import dev.rulewright.cli.Called;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// An experiment is a file: every run leaves one that plays it again.
final class RunCommandTest {

  private static final Path SCHEMA = Path.of("../scenarios/experiment.schema.json");
  private static final Path EXAMPLES = Path.of("../scenarios/mission-combat/experiments");

  @TempDir private Path folder;

  // ---- The file that a run leaves ----

  @ParameterizedTest
  @ValueSource(
      strings = {
        "simulate --games=6 --agents=random",
        "compare --b=numbers.turn-ap=6 --b=without.marines=event,first-attack --games=8"
            + " --agents=random",
        "compare --b=numbers.turn-ap=6 --games=40 --sprt=0,20 --look=5 --seed=-7 --agents=random",
        "sweep --vary=numbers.turn-ap=3..5 --games=8 --without=marines:event --agents=random",
        "sweep --screen --vary=numbers.turn-ap --vary=numbers.bunker-bonus=0,20 --games=4"
            + " --agents=random",
        "tune --tune=numbers.turn-ap=2..6 --games=10 --budget=50 --fresh=10 --agents=random",
        "ladder --agents=random,greedy --games=8",
        "metrics --games=8 --agents=random",
        "impact --question=A49 --games=4 --agents=random",
        "study --strength=random/20 --worker=random --number=numbers.turn-ap=3..5 --screening=8"
            + " --tuning=8 --budget=40 --fresh=8 --tuned=1"
      })
  void theExperimentOfARunPlaysToTheSameBytes(String command) throws IOException {
    Path first = folder.resolve("first");
    String[] words = (command + " --turn-limit=30 --out=" + first).split(" ", -1);
    var called = Called.ofMission(words);
    assertThat(called.code()).as(called.err()).isZero();
    Path again = folder.resolve("again");
    var rerun = Called.with("run", first.resolve("experiment.yaml").toString(), "--out=" + again);
    assertThat(rerun.code()).as(rerun.err()).isZero();
    assertSame(first, again);
    assertThat(
            schema().validate(Files.readString(first.resolve("experiment.yaml")), InputFormat.YAML))
        .isEmpty();
  }

  @Test
  void filesThatAnExperimentReadsGoWithIt() throws IOException {
    Path cards =
        Files.writeString(
            folder.resolve("mine.csv"),
            """
            card,name,faction,kind,type,defence,weapon,damage,traits,copies,assumed
            rifle,Rifle,marines,unit,standard,10,standard,10,,30,all
            fanatic,Fanatic,portalists,unit,standard,10,standard,10,,30,all
            """);
    Path first = folder.resolve("first");
    Called.ofMission(
        "compare",
        "--b=cards.rifle.damage=20",
        "--data=cards=" + cards,
        "--games=4",
        "--agents=random",
        "--out=" + first);
    Files.delete(cards);
    assertThat(first.resolve("experiment.yaml"))
        .content()
        .contains("\ndata:\n  cards: input/data/cards/mine.csv\n");
    for (String command : List.of("report", "game 1 --arm=b")) {
      var words = new ArrayList<>(List.of(command.split(" ", -1)));
      words.add(1, first.toString());
      var told = Called.with(words.toArray(String[]::new));
      assertThat(told.code()).as(told.err()).isZero();
    }
    Files.delete(first.resolve("report.html"));
    Path again = folder.resolve("again");
    var rerun = Called.with("run", first.resolve("experiment.yaml").toString(), "--out=" + again);
    assertThat(rerun.code()).as(rerun.err()).isZero();
    assertSame(first, again);
  }

  @Test
  void aRunIsGoneOnWithByItsFileToo() throws IOException {
    Path first = folder.resolve("first");
    String file = first.resolve("experiment.yaml").toString();
    Called.ofMission(
        "compare", "--b=numbers.turn-ap=6", "--games=8", "--agents=random", "--out=" + first);
    byte[] games = Files.readAllBytes(first.resolve("games.csv"));
    Files.move(first.resolve("games.csv"), first.resolve("games.csv.unfinished"));
    var anew = Called.with("run", file, "--out=" + first);
    assertThat(anew.code()).isEqualTo(2);
    assertThat(anew.err()).contains("unfinished; continue it by --resume");
    assertThat(Called.with("run", file, "--out=" + first, "--resume").code()).isZero();
    assertThat(first.resolve("games.csv")).hasBinaryContent(games);
  }

  private static void assertSame(Path one, Path other) throws IOException {
    assertThat(files(other)).isEqualTo(files(one));
    for (Path file : files(one)) {
      assertThat(other.resolve(file)).hasSameBinaryContentAs(one.resolve(file));
    }
  }

  private static List<Path> files(Path folder) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      return files.filter(Files::isRegularFile).map(folder::relativize).sorted().toList();
    }
  }

  // ---- What is wrong, and where it stands ----

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          experiment: compar                                     | 1:13: 'compar': expected the name of an experiment | compare
          games: 4                                               | 1:1: the key 'experiment' is missing               |
          experiment: compare; games: 4                          | 1:1: the key 'b' is missing                        |
          experiment: compare; gamess: 4                          | 2:1: 'gamess': expected the name of a key of 'compare' | games
          experiment: compare; b:;  numbers.turn-ip: 5           | 3:2: 'numbers.turn-ip': expected the name of a setting | numbers.turn-ap
          experiment: compare; b:;  numbers.turn-ap: "99"        | 3:20: '99': expected a whole number of AP          |
          experiment: compare; b: [numbers.turn-ap=5, without.marines=event] ; without: marines:helfire | 3:18: 'helfire': expected the name of something | hellfire
          experiment: compare; b:;  numbers.turn-ap: 5;  without.marines: event,helfire | 4:25: 'helfire': expected the name of something | hellfire
          experiment: compare; b: [numbers.turn-ap=5]; games: 7  | 3:8: games: expected an even number from 4, found 7 |
          experiment: compare; b: [numbers.turn-ap=5]; games: x  | 3:8: Invalid value for option 'games'              |
          experiment: compare; b: [numbers.turn-ap=5]; sprt: 0,x | 3:7: '0,x': expected two numbers                   |
          experiment: compare; b:;  agents: gredy                | 3:10: 'gredy': expected the name of an agent       | greedy
          experiment: sweep; vary:;  numbers.turn-ap: 3,44       | 3:19: '44': expected a whole number of AP          |
          experiment: sweep; vary:;  numbers.turn-ap: [3, 44]    | 3:19: '44': expected a whole number of AP          |
          experiment: sweep; vary: numbers.turn-ap; player: marine | 3:9: 'marine': expected the name of a player     | marines
          experiment: sweep; vary: numbers.turn-ap; screen: maybe | 3:9: 'maybe': expected yes or no                  |
          experiment: tune; tune:;  numbers.turn-ap: 5..2        | 3:19: '5..2': expected bounds that rise            |
          """)
  void whatIsWrongIsToldWhereItStandsInTheFile(String text, String complaint, String nearest)
      throws IOException {
    Path file =
        Files.writeString(
            folder.resolve("e.yaml"), text.replaceAll(" *; ?", "\n") + "\ngame: mission-combat\n");
    var called = Called.with("run", file.toString());
    assertThat(called.code()).isEqualTo(2);
    assertThat(called.err()).startsWith(file + ":" + complaint);
    if (nearest != null) {
      assertThat(called.err()).endsWith("Maybe " + nearest + "?\n");
    }
    assertThat(called.out()).isEmpty();
  }

  // ---- Schema and examples ----

  private static Schema schema() throws IOException {
    return SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
        .getSchema(Files.readString(SCHEMA), InputFormat.JSON);
  }

  @Test
  void theSchemaThatShipsIsThatOfTheCommands() {
    assertThat(SCHEMA)
        .as("rulewright run --schema > scenarios/experiment.schema.json")
        .content()
        .isEqualTo(Called.with("run", "--schema").out());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "games: 4",
        "experiment: compar",
        "experiment: compare",
        "{experiment: compare, b: {numbers.turn-ap: 5}, gamess: 4}",
        "{experiment: compare, b: {5: numbers.turn-ap}}",
        "{experiment: compare, b: {numbers.turn-ap: 5}, games: four}",
        "{experiment: sweep, vary: {numbers.turn-ap: {from: 1}}}"
      })
  void theSchemaRefusesWhatIsNoExperiment(String text) throws IOException {
    assertThat(schema().validate(text, InputFormat.YAML)).isNotEmpty();
  }

  @TestFactory
  Stream<DynamicTest> everyExampleFitsTheSchemaAndPlays() throws IOException {
    Schema schema = schema();
    try (Stream<Path> files = Files.list(EXAMPLES)) {
      return files
          .sorted()
          .map(file ->
              dynamicTest(
                  String.valueOf(file.getFileName()),
                  () -> {
                    assertThat(schema.validate(Files.readString(file), InputFormat.YAML)).isEmpty();
                    plays(file);
                  }))
          .toList()
          .stream();
    }
  }

  /// With few games between random agents.
  private void plays(Path file) throws IOException {
    String brief =
        Files.readString(file)
            .replaceAll("(?m)^(games|fresh|tuning): .*", "$1: 20")
            .replaceAll("(?m)^screening: .*", "screening: 4")
            .replaceAll("(?m)^( *- ismcts:iterations=[0-9]+)/.*", "$1/4")
            .replaceAll("(?m)^( *- [a-z]+)/.*", "$1/20")
            .replaceAll("(?m)^budget: .*", "budget: 100")
            .replaceAll("(?m)^(agents|worker): .*", "$1: random\nturn-limit: 30");
    Path copy = Files.writeString(folder.resolve("brief.yaml"), brief);
    var called = Called.with("run", copy.toString(), "--json");
    assertThat(called.code()).as(called.err()).isZero();
    assertThat(called.out()).startsWith("{").contains("\"assumed\"");
  }
}
