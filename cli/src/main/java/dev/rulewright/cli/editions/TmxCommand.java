package dev.rulewright.cli.editions;

import dev.rulewright.cli.output.Console;
import dev.rulewright.rulebook.align.Alignment;
import dev.rulewright.rulebook.exchange.ClauseTable;
import dev.rulewright.rulebook.exchange.PassageNames;
import dev.rulewright.rulebook.exchange.Tmx;
import dev.rulewright.rulebook.project.Compared;
import dev.rulewright.rulebook.project.Project;
import dev.rulewright.simulator.files.WholeFile;
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
    Alignment alignment = Compared.alignment(project, Compared.editions(project));
    var names = new PassageNames(project.rulebook().map(ClauseTable::of).orElse(ClauseTable.NONE));
    WholeFile.write(file, Tmx.write(alignment, names, project.reference()));
    console.written(file);
    return 0;
  }
}
