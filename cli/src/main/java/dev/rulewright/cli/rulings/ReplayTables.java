package dev.rulewright.cli.rulings;

import dev.rulewright.cli.input.GameChoice;
import dev.rulewright.cli.output.Console;
import dev.rulewright.cli.output.JsonOption;
import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Place;
import dev.rulewright.kernel.box.Box;
import dev.rulewright.kernel.text.Word;
import dev.rulewright.scenarios.Plays;
import dev.rulewright.scenarios.ReadingTable;
import dev.rulewright.scenarios.Scenario;
import dev.rulewright.scenarios.ScenarioFiles;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/// What comes of scenarios under several readings, a table for each.
///
/// @param language the language of titles
record ReplayTables(String language, GameChoice game, JsonOption json, Console console) {

  private static final String OPTION = "--readings";

  /// Which readings a table is about.
  sealed interface Kind {
    /// Those of the scenario, or every answer.
    record All() implements Kind {}

    /// Those that are named.
    record Named(List<Word> readings) implements Kind {
      /// Copies the list.
      public Named {
        readings = List.copyOf(readings);
      }
    }

    /// The standard reading and one for each edition.
    record Profiles() implements Kind {}
  }

  /// The readings that an option names. Commas part them, and the answers of one of them.
  static List<Word> readings(String text) {
    var readings = new ArrayList<Word>();
    int offset = 0;
    for (String piece : text.split(",", -1)) {
      if (piece.contains("=") && !readings.isEmpty()) {
        Word before = readings.removeLast();
        readings.add(new Word(before.text() + "," + piece, before.place()));
      } else {
        readings.add(new Word(piece, Place.of(OPTION).after(offset)));
      }
      offset += piece.length() + 1;
    }
    return readings;
  }

  /// Prints the tables.
  ///
  /// @return the exit code
  int print(List<Path> files, Kind kind) {
    var tables = new ArrayList<ReadingTable>();
    int code = 0;
    for (Path file : files) {
      try {
        Scenario scenario = ScenarioFiles.read(file);
        Box<?, ?> box = game.box(scenario, console);
        ReadingTable table = table(scenario, kind, box);
        code = Math.max(code, Plays.of(scenario, box).passed() ? 0 : 1);
        tables.add(table);
        if (!json.wanted()) {
          print(table, kind, box);
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

  private void print(ReadingTable table, Kind kind, Box<?, ?> box) {
    switch (kind) {
      case Kind.Profiles _ ->
          new ExampleText(language, box, console.ink()).print(table, console.out());
      case Kind.All _, Kind.Named _ ->
          new ReadingTableText(language, box.readings(), console.ink()).print(table, console.out());
    }
  }

  private static ReadingTable table(Scenario scenario, Kind kind, Box<?, ?> box) {
    return switch (kind) {
      case Kind.Named named -> ReadingTable.of(scenario, named.readings(), box);
      case Kind.Profiles _ -> ReadingTable.of(scenario, profiles(box), box);
      case Kind.All _ when scenario.under().isEmpty() -> ReadingTable.ofEveryAnswer(scenario, box);
      case Kind.All _ -> ReadingTable.ofItsOwn(scenario, box);
    };
  }

  private static List<Word> profiles(Box<?, ?> box) {
    return box.readings().profiles().stream()
        .map(profile -> new Word(profile.name(), Place.of("--profiles")))
        .toList();
  }
}
