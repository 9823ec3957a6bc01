package dev.rulewright.cli.files;

import dev.rulewright.cli.experiments.GameAnswer;
import dev.rulewright.missioncombat.material.Faction;
import dev.rulewright.missioncombat.rules.MissionCombat;
import dev.rulewright.reports.charts.WinRateChanges;
import dev.rulewright.reports.results.Assumed;
import dev.rulewright.reports.results.Checks;
import dev.rulewright.reports.results.Conclusion;
import dev.rulewright.reports.results.Games;
import dev.rulewright.reports.results.Impacts;
import dev.rulewright.reports.results.ResultFolder;
import dev.rulewright.simulator.batch.Column;
import dev.rulewright.simulator.experiments.ResultTable;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// What a folder of results was asked and answers, where no experiment wrote it down.
///
/// @param assumptions what stands in the data that ship without evidence
record ReportAnswer(ResultFolder results, MissionCombat combat, List<String> assumptions) {

  private static final String ASSUMED = "Assumed, not from the rulebook:";
  private static final String CHANGES = "experiment.changes.";

  /// The conclusion, if it is known what the folder is about.
  Optional<Conclusion> conclusion() {
    return results
        .conclusion()
        .or(() -> results.onlyGames().map(this::ofGames))
        .or(() -> results.impacts().map(this::ofImpacts))
        .or(() -> results.tables().stream().flatMap(table -> ofChecks(table).stream()).findFirst());
  }

  private Conclusion ofGames(Games games) {
    Map<String, String> manifest = results.manifest();
    var base = new LinkedHashMap<String, String>();
    var basis = new LinkedHashMap<String, String>();
    manifest.forEach((name, value) -> {
      if (name.startsWith(CHANGES)) {
        base.put(name.substring(CHANGES.length()), value);
      } else if (!name.equals("command")) {
        basis.put(name, value);
      }
    });
    List<String> players = combat.players().stream().map(Faction::id).toList();
    return new Conclusion(
        GameAnswer.question(players, manifest),
        GameAnswer.sentence(games),
        List.of(),
        base,
        basis,
        List.of(),
        List.of(),
        Assumed.of(assumptions));
  }

  /// What stands beside the table tells what it rests on, block by block.
  private Conclusion ofImpacts(Impacts impacts) {
    String player = combat.players().getFirst().id();
    var notes = List.<String>of();
    var assumed = Assumed.NOTHING;
    var answers = new LinkedHashMap<String, String>();
    for (String block : String.join("\n", results.basis()).split("\n\n", -1)) {
      List<String> lines = Arrays.asList(block.split("\n"));
      if (lines.getFirst().equals(ASSUMED)) {
        assumed = Assumed.of(lines.subList(1, lines.size()));
      } else if (lines.getFirst().equals("Default answers:")) {
        lines.stream()
            .map(line -> line.split("=", 2))
            .filter(answer -> answer.length == 2)
            .forEach(answer -> answers.put(answer[0], answer[1]));
      } else if (lines.size() > 1) {
        notes = lines;
      }
    }
    return new Conclusion(
        "Which answers to unclear clauses move the win rate of the %s?".formatted(player),
        WinRateChanges.sentence(impacts, player),
        List.of(),
        answers,
        new LinkedHashMap<>(),
        List.of(),
        notes,
        assumed);
  }

  private Optional<Conclusion> ofChecks(ResultTable table) {
    List<String> columns = table.columns().stream().map(Column::name).toList();
    if (!columns.equals(Checks.COLUMNS.stream().map(Column::name).toList())) {
      return Optional.empty();
    }
    int verdict = columns.indexOf("verdict");
    return Optional.of(
        new Conclusion(
            "What do the rules guarantee?",
            Checks.sentence(table.rows().stream().map(row -> row.get(verdict)).toList()),
            List.of(),
            new LinkedHashMap<>(),
            new LinkedHashMap<>(),
            List.of(),
            List.of("A verdict holds within the bound that stands beside it, never beyond."),
            Assumed.of(assumptions)));
  }
}
