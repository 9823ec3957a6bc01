package dev.rulewright.cli.editions;

import dev.rulewright.cli.output.Console;
import dev.rulewright.rulebook.align.Alignment;
import dev.rulewright.rulebook.exchange.Tbx;
import dev.rulewright.rulebook.project.Compared;
import dev.rulewright.rulebook.project.Project;
import dev.rulewright.rulebook.terms.Candidate;
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
    project.termbase().ifPresent(base -> Tbx.read(base).warnings().forEach(console::warn));
    Alignment alignment = Compared.alignment(project, Compared.editions(project));
    List<Candidate> candidates = Candidate.of(alignment, project.reference());
    new Output(project, console)
        .write(file, Tbx.write(Compared.terms(project).with(Candidate.termBase(candidates))));
    return 0;
  }
}
