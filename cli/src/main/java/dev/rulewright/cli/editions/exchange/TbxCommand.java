package dev.rulewright.cli.editions.exchange;

import dev.rulewright.cli.editions.input.Output;
import dev.rulewright.cli.editions.input.ProjectOptions;
import dev.rulewright.cli.output.Console;
import dev.rulewright.rulebook.align.Alignment;
import dev.rulewright.rulebook.exchange.Tbx;
import dev.rulewright.rulebook.project.Project;
import dev.rulewright.rulebook.project.ProjectTexts;
import dev.rulewright.rulebook.terms.Candidate;
import dev.rulewright.rulebook.terms.TermBase;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// Writes the terms of the project, and those that the texts suggest, as a term base.
@Command(name = "tbx")
public final class TbxCommand implements Callable<Integer> {

  @Mixin private ProjectOptions options = new ProjectOptions();
  @Mixin private Console console = new Console();

  @Option(names = "--out", paramLabel = "FILE", required = true)
  private @Nullable Path out;

  @Override
  public Integer call() throws IOException {
    Path file = Objects.requireNonNull(out);
    Project project = options.project();
    Tbx.Read base =
        project.termbase().map(Tbx::read).orElse(new Tbx.Read(TermBase.EMPTY, List.of()));
    base.warnings().forEach(console::warn);
    Alignment alignment = ProjectTexts.read(project).align();
    List<Candidate> candidates = Candidate.of(alignment, project.reference());
    new Output(project, console)
        .write(file, Tbx.write(base.terms().with(Candidate.termBase(candidates))));
    return 0;
  }
}
