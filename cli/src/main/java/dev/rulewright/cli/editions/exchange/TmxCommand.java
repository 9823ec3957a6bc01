package dev.rulewright.cli.editions.exchange;

import dev.rulewright.cli.editions.input.Output;
import dev.rulewright.cli.editions.input.ProjectOptions;
import dev.rulewright.cli.output.Console;
import dev.rulewright.rulebook.align.Alignment;
import dev.rulewright.rulebook.exchange.PassageNames;
import dev.rulewright.rulebook.exchange.Tmx;
import dev.rulewright.rulebook.link.ClauseTable;
import dev.rulewright.rulebook.link.Links;
import dev.rulewright.rulebook.project.Project;
import dev.rulewright.rulebook.project.ProjectTexts;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Objects;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// Writes the editions as a translation memory.
@Command(name = "tmx")
public final class TmxCommand implements Callable<Integer> {

  @Mixin private ProjectOptions options = new ProjectOptions();
  @Mixin private Console console = new Console();

  @Option(names = "--out", paramLabel = "FILE", required = true)
  private @Nullable Path out;

  @Override
  public Integer call() throws IOException {
    Path file = Objects.requireNonNull(out);
    Project project = options.project();
    ProjectTexts texts = ProjectTexts.read(project);
    Alignment alignment = texts.align();
    var names =
        new PassageNames(
            project
                .book()
                .links(texts.editions(), project.readTerms())
                .map(Links::clauses)
                .orElse(ClauseTable.NONE));
    new Output(project, console).write(file, Tmx.write(alignment, names, project.reference()));
    return 0;
  }
}
