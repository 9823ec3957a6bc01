package dev.rulewright.cli.editions;

import dev.rulewright.cli.editions.input.Output;
import dev.rulewright.cli.editions.input.ProjectOptions;
import dev.rulewright.cli.output.Console;
import dev.rulewright.cli.output.Paragraph;
import dev.rulewright.reports.tables.Table;
import dev.rulewright.rulebook.exchange.Tbx;
import dev.rulewright.rulebook.project.Project;
import dev.rulewright.rulebook.project.ProjectTexts;
import dev.rulewright.rulebook.terms.Candidate;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// Lists the terms that the texts suggest.
@Command(name = "extract")
public final class ExtractTermsCommand implements Callable<Integer> {

  private static final List<String> COLUMNS =
      List.of(
          "language",
          "term",
          "other_language",
          "translation",
          "rows",
          "reliability",
          "term_lines",
          "translation_lines");

  @Mixin private ProjectOptions options = new ProjectOptions();
  @Mixin private Console console = new Console();

  @Option(names = "--csv", paramLabel = "FILE")
  private @Nullable Path csv;

  @Option(names = "--tbx", paramLabel = "FILE")
  private @Nullable Path tbx;

  @Override
  public Integer call() throws IOException {
    Project project = options.project();
    List<Candidate> candidates =
        Candidate.of(ProjectTexts.read(project).align(), project.reference());
    List<List<String>> rows = candidates.stream().map(ExtractTermsCommand::row).toList();
    var lines = new ArrayList<List<String>>(List.of(COLUMNS));
    lines.addAll(rows);
    console.print(Paragraph.columns(lines, column -> column == 4 || column == 5));
    console.print(Paragraph.count(candidates.size(), "candidate"));
    var output = new Output(project, console);
    if (csv != null) {
      output.write(csv, new Table(COLUMNS, rows).csv());
    }
    if (tbx != null) {
      output.write(tbx, Tbx.write(Candidate.termBase(candidates)));
    }
    return 0;
  }

  private static List<String> row(Candidate candidate) {
    return List.of(
        candidate.source().language(),
        candidate.source().text(),
        candidate.target().language(),
        candidate.target().text(),
        "" + candidate.rows(),
        "%.2f".formatted(candidate.reliability()),
        lines(candidate.sourceLines()),
        lines(candidate.targetLines()));
  }

  private static String lines(List<Integer> lines) {
    return lines.stream().map(String::valueOf).collect(Collectors.joining(" "));
  }
}
