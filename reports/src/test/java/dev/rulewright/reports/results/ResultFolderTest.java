package dev.rulewright.reports.results;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.rulewright.kernel.BadInput;
import dev.rulewright.reports.charts.Chart;
import dev.rulewright.reports.charts.tables.TableCharts;
import dev.rulewright.simulator.batch.Column;
import dev.rulewright.simulator.batch.GameRecord;
import dev.rulewright.simulator.experiments.ResultTable;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ResultFolderTest {

  private static final List<String> PLAYERS = List.of("marines", "portalists");

  @TempDir private Path folder;

  private ResultFolder read() throws IOException {
    return ResultFolder.read(folder, PLAYERS);
  }

  @Test
  void everyTableComesWithTheMeaningOfItsColumns() throws IOException {
    Files.writeString(folder.resolve("costs.csv"), "card,cost\nrifleman,2\ngunner,10\n");
    Files.writeString(
        folder.resolve("costs-columns.csv"), "column,unit,meaning\ncost,AP,what it costs\n");
    Files.writeString(folder.resolve("other.csv"), "a\n");
    Files.writeString(folder.resolve("half.csv.unfinished"), "a\n\"");
    Files.writeString(folder.resolve("costs-basis.txt"), "first\nsecond\n");

    ResultFolder results = read();
    assertThat(results.tables()).extracting(ResultTable::name).containsExactly("costs", "other");
    ResultTable costs = results.tables().getFirst();
    assertThat(costs.columns())
        .containsExactly(new Column("card", "", ""), new Column("cost", "AP", "what it costs"));
    assertThat(costs.rows()).containsExactly(List.of("rifleman", "2"), List.of("gunner", "10"));
    assertThat(costs.isNumeric(0)).isFalse();
    assertThat(costs.isNumeric(1)).isTrue();
    assertThat(results.files())
        .containsExactly("costs-basis.txt", "costs-columns.csv", "costs.csv", "other.csv");
  }

  @Test
  void testsOfSeveralAgentsStayWithTheirRows() throws IOException {
    Files.writeString(
        folder.resolve("impact.csv"),
        """
        answer,agents,difference,low_95,high_95,p_adjusted
        one,random,0.1,0.05,0.2,0.01
        one,heuristic,0,-0.1,0.1,1
        """);
    Files.writeString(
        folder.resolve("impact-columns.csv"),
        """
        column,unit,meaning
        answer,name,
        agents,name,
        difference,share,
        low_95,share,
        high_95,share,
        p_adjusted,probability,
        """);

    ResultFolder results = read();
    assertThat(results.allTables()).isEqualTo(results.tables());
    assertThat(TableCharts.of(results.tables()))
        .extracting(Chart::id)
        .containsExactly("impact-random", "impact-heuristic");
  }

  @Test
  void gamesOfSeveralArmsAreNeverOneWinRate() throws IOException {
    Path games = folder.resolve("games.csv");
    Samples.write(games, 40);
    String other =
        Files.readString(games)
            .lines()
            .skip(1)
            .map(line -> "other" + line.substring(line.indexOf(',')) + "\n")
            .collect(Collectors.joining());
    Files.writeString(games, Files.readString(games) + other);

    ResultFolder results = read();
    assertThat(results.onlyGames()).isEmpty();
    ResultTable arms = results.allTables().getLast();
    assertThat(arms.name()).isEqualTo("games-by-arm");
    assertThat(arms.rows()).hasSize(2);
    assertThat(arms.rows().getLast().subList(0, 2)).containsExactly("other", "40");
    assertThat(arms.rows().getFirst().subList(1, 12))
        .isEqualTo(arms.rows().getLast().subList(1, 12));
  }

  @Test
  void anArmWhoseGamesAreWonOnTheLastTurnIsWarnedOf() throws IOException {
    var lines = new StringBuilder();
    for (int game = 0; game < 6; game++) {
      String[] end =
          game == 0 ? new String[] {"draw", "turn-limit"} : new String[] {"marines", "no"};
      for (String arm : List.of("a", "b")) {
        lines.append(
            "%s,%d,%d,1,marines,%s,%s,%d,9,9,x0123456789abcdef\n"
                .formatted(arm, game, game, end[0], end[1], arm.equals("a") ? 30 : 30 - game));
      }
    }
    String headings =
        GameRecord.COLUMNS.stream().map(Column::name).collect(Collectors.joining(","));
    Files.writeString(folder.resolve("games.csv"), headings + "\n" + lines);
    Files.writeString(
        folder.resolve("verdict.json"),
        """
        {"question": "Who?", "verdict": "Nobody.", "seed": 7, "plan": [], "base": {}, "identity": {},
         "tables": {}, "notes": ["Note."],
         "assumed": []}
        """);
    List<String> notes = read().conclusion().orElseThrow().notes();
    assertThat(notes).hasSize(2).startsWith("Note.");
    assertThat(notes.getLast())
        .startsWith("Warning: of a, 5 of 5 decided games (100.0 %) were won");
  }

  @Test
  void anExperimentIsReadWithItsVerdictAndItsCall() throws IOException {
    Files.writeString(folder.resolve("a.csv"), "a\n");
    Files.writeString(folder.resolve("z.csv"), "a\n");
    Files.writeString(
        folder.resolve("manifest.json"), "{\"command\": \"rulewright sweep\", \"seed\": \"1\"}");
    Files.writeString(
        folder.resolve("verdict.json"),
        """
        {"question": "Who?", "verdict": "Nobody.", "seed": 7, "plan": ["Who?", "Play."],
         "base": {"numbers.turn-ap": "4"}, "identity": {"version": "1"}, "tables": {"z": []},
         "notes": ["Note."],
         "assumed": ["card gunner: wholly assumed", "card sniper: defence"]}
        """);

    ResultFolder results = read();
    Conclusion found = results.conclusion().orElseThrow();
    assertThat(found.question()).isEqualTo("Who?");
    assertThat(found.sentence()).isEqualTo("Nobody.");
    assertThat(found.plan()).containsExactly("Who?", "Play.");
    assertThat(found.base()).containsExactly(Map.entry("numbers.turn-ap", "4"));
    assertThat(found.basis()).containsExactly(Map.entry("seed", "7"), Map.entry("version", "1"));
    assertThat(found.assumed().size()).isEqualTo(2);
    assertThat(found.assumed())
        .containsExactly("card gunner: wholly assumed", "card sniper: defence");
    assertThat(results.command()).contains("rulewright sweep");
    assertThat(results.tables()).extracting(ResultTable::name).containsExactly("z", "a");
  }

  @Test
  void aVerdictThatIsNoneIsRefused() throws IOException {
    Files.writeString(folder.resolve("a.csv"), "a\n");
    Files.writeString(folder.resolve("verdict.json"), "{\"question\": [3]}");
    assertThatThrownBy(this::read)
        .hasMessageContaining("verdict.json")
        .hasMessageContaining("\"question\"");
    Files.writeString(folder.resolve("verdict.json"), "{\n  \"question\": \"Who?\"");
    assertThatThrownBy(this::read)
        .hasMessageContaining("verdict.json:2:")
        .hasMessageContaining("it is no JSON");
    Files.writeString(
        folder.resolve("verdict.json"),
        "{\"question\": \"Who?\", \"verdict\": \"Nobody.\",\n \"plan\": {}}");
    assertThatThrownBy(this::read)
        .hasMessageEndingWith("verdict.json:2:10: expected a list of texts for \"plan\"");
  }

  @Test
  void aManifestWithoutItsCommandIsToldWithItsLine() throws IOException {
    Files.writeString(folder.resolve("a.csv"), "a\n");
    Files.writeString(folder.resolve("manifest.json"), "{\n\"seed\": 1,\n\"command\": []}");
    assertThatThrownBy(this::read)
        .hasMessageEndingWith("manifest.json:3:12: expected a text for \"command\"");
    Files.writeString(folder.resolve("manifest.json"), "{\n\"seed\": 1,\n\"seed\": 2}");
    assertThatThrownBy(this::read)
        .hasMessageEndingWith("manifest.json:3:9: 'seed': this key is there already");
  }

  @Test
  void whatIsNoResultIsRefused() throws IOException {
    assertThatThrownBy(() -> ResultFolder.read(folder.resolve("missing"), PLAYERS))
        .isInstanceOf(BadInput.class)
        .hasMessageContaining("there is no such folder");
    assertThatThrownBy(this::read)
        .isInstanceOf(BadInput.class)
        .hasMessageContaining("holds no table of results");
    Files.writeString(folder.resolve("odd.csv"), "a,b\n1,2\n3\n");
    assertThatThrownBy(this::read)
        .isInstanceOf(BadInput.class)
        .hasMessageContaining("odd.csv:3:2")
        .hasMessageContaining("expected 2 values, one for each column");
  }
}
