package dev.rulewright.cli.rulings;

import dev.rulewright.cli.input.GameChoice;
import dev.rulewright.cli.input.ReadingOption;
import dev.rulewright.cli.output.Console;
import dev.rulewright.cli.output.JsonObject;
import dev.rulewright.cli.output.JsonOption;
import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Clause;
import dev.rulewright.kernel.Place;
import dev.rulewright.kernel.box.Box;
import dev.rulewright.kernel.text.Word;
import dev.rulewright.scenarios.Plays;
import dev.rulewright.scenarios.ReadingTable;
import dev.rulewright.scenarios.Scenario;
import dev.rulewright.scenarios.file.ScenarioFiles;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/// What comes of scenarios under several readings, a table for each.
///
/// @param language the language of titles
record ReplayTables(String language, GameChoice game, JsonOption json, Console console) {

  /// Instead of the story: what comes of the same moves under several readings.
  static final class Which {
    @Option(names = "--all-readings", required = true)
    private boolean all;

    @Option(names = "--readings", paramLabel = "READINGS", required = true)
    private @Nullable String named;

    @Option(names = "--profiles", required = true)
    private boolean profiles;
  }

  /// In JSON: what comes of a scenario under several readings, and under its own if the rows are
  /// other answers, with how many more answers change nothing and the clauses by which others
  /// refuse its last move.
  private static JsonObject json(ReadingTable table) {
    var scenario = table.scenario();
    return new JsonObject()
        .with("file", scenario.file())
        .with("title", scenario.title().toString())
        .with("question", scenario.question().map(Word::text).orElse(null))
        .with("reading", scenario.reading().text())
        .with("own", table.own().map(ReplayTables::json).orElse(null))
        .with("rows", table.rows().stream().map(ReplayTables::json).toList())
        .with("unchanged", table.unchanged())
        .with("refusing", table.refusing().stream().<String>map(Clause::id).toList());
  }

  private static JsonObject json(ReadingTable.Row row) {
    return new JsonObject()
        .with("reading", row.reading())
        .with("verdict", row.verdict())
        .with("outcome", row.outcome());
  }

  /// Prints the tables.
  ///
  /// @return the exit code
  int print(List<Path> files, Which which) {
    var tables = new ArrayList<ReadingTable>();
    int code = 0;
    for (Path file : files) {
      try {
        Scenario scenario = ScenarioFiles.read(file);
        Box<?, ?> box = game.chosen(scenario, console).box();
        ReadingTable table = table(scenario, which, box);
        code = Math.max(code, Plays.of(scenario, box).passed() ? 0 : 1);
        tables.add(table);
        if (!json.wanted()) {
          print(table, which, box);
        }
      } catch (BadInput e) {
        code = 2;
        console.out().flush();
        console.note(String.valueOf(e.getMessage()));
      }
    }
    if (json.wanted()) {
      json.print(Map.of("tables", tables.stream().map(ReplayTables::json).toList()), console.out());
    }
    return code;
  }

  private void print(ReadingTable table, Which which, Box<?, ?> box) {
    if (which.profiles) {
      new ExampleText(language, box, console.ink()).print(table, console.out());
    } else {
      new ReadingTableText(language, box, console.ink()).print(table, console.out());
    }
  }

  private static ReadingTable table(Scenario scenario, Which which, Box<?, ?> box) {
    if (which.named != null) {
      return ReadingTable.of(scenario, ReadingOption.several(which.named, "--readings"), box);
    }
    if (which.all) {
      return scenario.under().isEmpty()
          ? ReadingTable.ofEveryAnswer(scenario, box)
          : ReadingTable.ofItsOwn(scenario, box);
    }
    return ReadingTable.of(scenario, profiles(box), box);
  }

  private static List<Word> profiles(Box<?, ?> box) {
    return box.readings().profiles().stream()
        .map(profile -> new Word(profile.name(), Place.of("--profiles")))
        .toList();
  }
}
