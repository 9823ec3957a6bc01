package dev.rulewright.cli.editions.exchange;

import dev.rulewright.cli.editions.input.Output;
import dev.rulewright.cli.editions.input.ProjectOptions;
import dev.rulewright.cli.output.Console;
import dev.rulewright.rulebook.compare.telling.Finding;
import dev.rulewright.rulebook.exchange.PassageNames;
import dev.rulewright.rulebook.exchange.Xliff;
import dev.rulewright.rulebook.project.Compared;
import dev.rulewright.rulebook.project.Project;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// Writes a file for translation for each other edition than the reference.
@Command(name = "xliff")
public final class XliffCommand implements Callable<Integer> {

  @Mixin private ProjectOptions options = new ProjectOptions();
  @Mixin private Console console = new Console();

  @Option(names = "--out", paramLabel = "FOLDER", required = true)
  private @Nullable Path out;

  @Override
  public Integer call() throws IOException {
    Path folder = Objects.requireNonNull(out);
    Project project = options.project();
    Compared compared = Compared.of(project);
    List<Finding> open =
        compared.findings().stream()
            .filter(finding -> !compared.recall().isHarmless(finding))
            .toList();
    var output = new Output(project, console);
    for (String target : project.languages()) {
      if (!target.equals(project.reference())) {
        Path file = folder.resolve(project.reference() + "-" + target + ".xlf");
        String text =
            Xliff.write(
                compared.alignment(),
                project.reference(),
                target,
                open,
                compared.terms(),
                new PassageNames(compared.clauses()));
        output.write(file, text);
      }
    }
    return 0;
  }
}
