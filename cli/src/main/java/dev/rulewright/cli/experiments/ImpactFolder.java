package dev.rulewright.cli.experiments;

import dev.rulewright.missioncombat.rules.MissionCombat;
import dev.rulewright.reports.charts.Chart;
import dev.rulewright.reports.charts.Format;
import dev.rulewright.reports.charts.NoFonts;
import dev.rulewright.reports.charts.WinRateChanges;
import dev.rulewright.reports.files.Folder;
import dev.rulewright.reports.results.Impacts;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/// The folder that `impact` fills: the table, what its columns mean and what it rests on, and the
/// chart, which is drawn from the table that was written.
record ImpactFolder(Folder folder) {

  private static final String NAME = "impact";

  /// Writes everything.
  ///
  /// @param warnings is told what cannot be written, and why
  /// @return the files written
  List<Path> write(
      Impacts impacts, ImpactEntry entry, MissionCombat combat, Consumer<String> warnings)
      throws IOException {
    var written = new ArrayList<Path>();
    Path table = folder.write(NAME + ".csv", impacts.table().csv());
    written.add(table);
    written.add(folder.write(NAME + "-columns.csv", Impacts.columnsTable().csv()));
    written.add(folder.write(NAME + "-basis.txt", basis(entry, combat)));
    Chart chart =
        WinRateChanges.chart(
            Impacts.read(table),
            entry.player(),
            "Default: reading %s. Most card values and adjacencies are assumed: see %s-basis.txt."
                .formatted(entry.reading(), NAME));
    try {
      written.add(folder.write(NAME + ".svg", chart.svg(Format.PAGE)));
      written.add(folder.write(NAME + ".png", chart.png(Format.PAGE)));
    } catch (NoFonts e) {
      warnings.accept(String.valueOf(e.getMessage()));
    }
    return written;
  }

  private static String basis(ImpactEntry entry, MissionCombat combat) {
    var lines = new ArrayList<String>();
    lines.add("What the numbers in " + NAME + ".csv say and rest on");
    lines.add("");
    lines.addAll(entry.basis());
    lines.add("");
    lines.add("Default answers:");
    combat.answers().answers().forEach((question, answer) -> lines.add(question + "=" + answer));
    lines.add("");
    lines.add("Assumed, not from the rulebook:");
    lines.addAll(combat.material().assumptions());
    return String.join("\n", lines) + "\n";
  }
}
