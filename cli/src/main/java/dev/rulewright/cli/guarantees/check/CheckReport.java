package dev.rulewright.cli.guarantees.check;

import dev.rulewright.cli.input.CheckOptions;
import dev.rulewright.kernel.Place;
import dev.rulewright.kernel.box.Box;
import dev.rulewright.reports.files.Folder;
import dev.rulewright.reports.html.Page;
import dev.rulewright.reports.results.Checks;
import dev.rulewright.reports.results.Verdict;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;

/// The findings of a check, ready to be told.
public final class CheckReport {

  private final List<Found> found;
  private final Box<?, ?> box;
  private final CheckOptions options;

  CheckReport(List<Found> found, Box<?, ?> box, CheckOptions options) {
    this.found = found;
    this.box = box;
    this.options = options;
  }

  /// The table.
  public Checks checks() {
    return CheckFolder.checks(found);
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

  /// Writes the table and the plays.
  ///
  /// @return the files that hold the table
  public List<Path> write(Path folder) throws IOException {
    return new CheckFolder(new Folder(folder))
        .write(
            found,
            box.rulebook(),
            box.game("standard", Place.of("check")).assumptions(),
            List.of(
                new Page.Fact("Readings", String.join("; ", checks().readings())),
                new Page.Fact("Methods", String.join(", ", checks().methods()))));
  }
}
