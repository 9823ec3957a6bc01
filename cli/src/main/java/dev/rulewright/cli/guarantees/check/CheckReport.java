package dev.rulewright.cli.guarantees.check;

import dev.rulewright.cli.input.CheckOptions;
import dev.rulewright.cli.output.JsonOption;
import dev.rulewright.kernel.Place;
import dev.rulewright.kernel.box.Box;
import dev.rulewright.reports.html.Page;
import dev.rulewright.reports.results.Checks;
import dev.rulewright.reports.results.Verdict;
import dev.rulewright.simulator.files.WholeFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.stream.Collectors;

/// The findings of a check, ready to be told.
///
/// @param found in the order in which it is told
/// @param box what is in the box
/// @param options what was asked for
public record CheckReport(List<Found> found, Box<?, ?> box, CheckOptions options) {

  /// The table.
  public Checks checks() {
    return new Checks(found.stream().map(Found::rowWithWitness).toList());
  }

  /// The table as text, and the plays that break something; of a single property also those that
  /// are expected.
  public String text() {
    String stories =
        found.stream()
            .filter(each -> each.row().verdict() == Verdict.FAILS || !options.wantsAll())
            .flatMap(each -> each.play().stream())
            .map(play ->
                "\n%s under %s:\n%s\n"
                    .formatted(
                        play.property().id(), play.reading(), String.join("\n", play.story())))
            .collect(Collectors.joining());
    return new CheckTable(checks()).text() + stories;
  }

  /// Writes the table as text, CSV and page, and a scenario for each play that breaks a property.
  ///
  /// `check.txt` and `check.csv` name no times, so that the same rules give the same bytes;
  /// `times.csv` is the table with times. `manifest.json` names call and game, unless a run has one
  /// there.
  ///
  /// @param call the call that checks the same again
  /// @return the files that hold the table
  public List<Path> write(Path folder, String call) throws IOException {
    for (Found each : found) {
      if (each.scenario().isPresent()) {
        WholeFile.write(folder.resolve(each.file()), each.scenario().get());
      }
    }
    Path manifest = folder.resolve("manifest.json");
    if (!Files.exists(manifest)) {
      var facts = new LinkedHashMap<String, String>();
      facts.put("command", call);
      facts.put("game", box.name());
      WholeFile.write(manifest, JsonOption.text(facts) + "\n");
    }
    Checks checks = checks();
    return List.of(
        WholeFile.write(folder.resolve("check.txt"), new CheckTable(checks).text()),
        WholeFile.write(folder.resolve("check.csv"), checks.table().csv()),
        WholeFile.write(folder.resolve("times.csv"), checks.timedTable().csv()),
        WholeFile.write(folder.resolve("check.html"), page(checks).html()));
  }

  private Page page(Checks checks) {
    var facts = new LinkedHashMap<String, String>();
    facts.put("Readings", String.join("; ", checks.readings()));
    facts.put("Methods", String.join(", ", checks.methods()));
    return new Page(
        "What the rules guarantee",
        checks.sentence(),
        box.rulebook(),
        List.of(
            new Page.Assumptions(box.game("standard", Place.of("check")).assumptions()),
            new Page.Properties(checks),
            new Page.Facts("What was run", facts)));
  }
}
