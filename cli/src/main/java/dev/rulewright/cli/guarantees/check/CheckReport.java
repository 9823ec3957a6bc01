package dev.rulewright.cli.guarantees.check;

import dev.rulewright.cli.output.JsonOption;
import dev.rulewright.cli.output.Paragraph;
import dev.rulewright.kernel.Place;
import dev.rulewright.kernel.box.Box;
import dev.rulewright.reports.html.Page;
import dev.rulewright.reports.results.Checks;
import dev.rulewright.reports.results.Verdict;
import dev.rulewright.simulator.files.WholeFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

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
    return table(checks()) + stories;
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
        WholeFile.write(folder.resolve("check.txt"), table(checks)),
        WholeFile.write(folder.resolve("check.csv"), checks.table().csv()),
        WholeFile.write(folder.resolve("times.csv"), checks.timedTable().csv()),
        WholeFile.write(folder.resolve("check.html"), page(checks).html()));
  }

  private Page page(Checks checks) {
    var facts = new LinkedHashMap<String, String>();
    facts.put(
        "Readings",
        Stream.concat(checks.readings().stream(), options.alike(box).stream())
            .collect(Collectors.joining("; ")));
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

  // ---- The table in text: a line for each property, a column for each reading ----

  /// The table as text, without times: the same rules give the same bytes.
  private String table(Checks checks) {
    String alike =
        options.alike(box).stream().map(each -> each + "\n").collect(Collectors.joining());
    return grid(checks) + alike + "\n" + checks.counts() + "\n" + findings(checks) + bounds(checks);
  }

  private static String grid(Checks checks) {
    List<String> readings = checks.readings();
    var lines = new ArrayList<List<String>>();
    var head = new ArrayList<>(List.of("property"));
    head.addAll(readings);
    lines.add(head);
    for (String property : checks.properties()) {
      var line = new ArrayList<>(List.of(property));
      for (String reading : readings) {
        line.add(
            checks.rowsOf(property).stream()
                .filter(row -> row.reading().equals(reading))
                .map(CheckReport::cell)
                .collect(Collectors.joining(", ")));
      }
      lines.add(line);
    }
    return Paragraph.columns(lines);
  }

  private static String cell(Checks.Row row) {
    return row.method() + " " + row.verdict().words();
  }

  // ---- What stands below ----

  private static String findings(Checks checks) {
    var text = new StringBuilder();
    for (Verdict verdict : List.of(Verdict.FAILS, Verdict.FAILS_AS_EXPECTED)) {
      List<Checks.Row> rows =
          checks.rows().stream().filter(row -> row.verdict() == verdict).toList();
      if (!rows.isEmpty()) {
        text.append('\n').append(verdict.words()).append(":\n");
        rows.forEach(row -> text.append(finding(row)));
      }
    }
    List<Checks.Row> needing =
        checks.rows().stream()
            .filter(row -> row.verdict() == Verdict.PROVED && !row.detail().isEmpty())
            .toList();
    if (!needing.isEmpty()) {
      text.append("\nproved, and not without the clauses named:\n");
      needing.forEach(row -> text.append(finding(row)));
    }
    return text.toString();
  }

  private static String finding(Checks.Row row) {
    return "  %s under %s, by %s: %s%s\n"
        .formatted(
            row.property(),
            row.reading(),
            row.method(),
            row.detail(),
            row.witness().isEmpty() ? "" : " (" + row.witness() + ")");
  }

  private static String bounds(Checks checks) {
    var bounds = new LinkedHashMap<String, List<String>>();
    for (Checks.Row row : checks.rows()) {
      if (!row.bound().isEmpty()) {
        bounds
            .computeIfAbsent(
                "%s under %s: %s".formatted(row.method(), row.reading(), row.bound()),
                _ -> new ArrayList<>())
            .add(row.property());
      }
    }
    var text = new StringBuilder("\nBounds:\n");
    bounds.forEach((bound, properties) ->
        text.append("  ")
            .append(bound)
            .append(
                properties.size() <= 3
                    ? " (" + String.join(", ", properties) + ")"
                    : " (" + properties.size() + " properties)")
            .append('\n'));
    return text.toString();
  }
}
