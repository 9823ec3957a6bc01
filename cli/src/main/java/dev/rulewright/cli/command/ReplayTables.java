package dev.rulewright.cli.command;

import dev.rulewright.cli.output.Console;
import dev.rulewright.cli.output.JsonOption;
import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Place;
import dev.rulewright.missioncombat.MissionCombatBox;
import dev.rulewright.scenarios.Phrase;
import dev.rulewright.scenarios.Plays;
import dev.rulewright.scenarios.ReadingTable;
import dev.rulewright.scenarios.Scenario;
import dev.rulewright.scenarios.ScenarioFiles;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// What comes of scenarios under several readings, a table for each.
///
/// @param language the language of titles
record ReplayTables(String language, MissionCombatBox box, JsonOption json, Console console) {

  private static final String OPTION = "--readings";

  /// The readings that an option names. Commas part them, and the answers of one of them.
  static List<Phrase> readings(String text) {
    var readings = new ArrayList<Phrase>();
    int column = 1;
    for (String piece : text.split(",", -1)) {
      if (piece.contains("=") && !readings.isEmpty()) {
        Phrase before = readings.removeLast();
        readings.add(new Phrase(before.text() + "," + piece, before.place()));
      } else {
        readings.add(new Phrase(piece, new Place(OPTION, 1, column)));
      }
      column += piece.length() + 1;
    }
    return readings;
  }

  /// Prints the tables.
  ///
  /// @param readings the readings, if they are named; otherwise those of each scenario, or every
  ///   answer
  /// @return the exit code
  int print(List<Path> files, Optional<List<Phrase>> readings) {
    var tables = new ArrayList<ReadingTable>();
    int code = 0;
    for (Path file : files) {
      try {
        Scenario scenario = ScenarioFiles.read(file);
        ReadingTable table = table(scenario, readings);
        code = Math.max(code, Plays.of(scenario, box).passed() ? 0 : 1);
        tables.add(table);
        if (!json.wanted()) {
          new ReadingTableText(language, console.ink()).print(table, console.out());
        }
      } catch (BadInput e) {
        code = 2;
        console.out().flush();
        console.err().println(e.getMessage());
      }
    }
    if (json.wanted()) {
      json.print(
          Map.of("tables", tables.stream().map(ReadingTableEntry::of).toList()), console.out());
    }
    return code;
  }

  private ReadingTable table(Scenario scenario, Optional<List<Phrase>> readings) {
    if (readings.isPresent()) {
      return ReadingTable.of(scenario, readings.get(), box);
    }
    return scenario.under().isEmpty()
        ? ReadingTable.ofEveryAnswer(scenario, box)
        : ReadingTable.ofItsOwn(scenario, box);
  }
}
