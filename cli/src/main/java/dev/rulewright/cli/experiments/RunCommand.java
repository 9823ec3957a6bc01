package dev.rulewright.cli.experiments;

import dev.rulewright.cli.experiments.file.ExperimentReader;
import dev.rulewright.cli.experiments.file.ExperimentSchema;
import dev.rulewright.cli.input.FolderOptions;
import dev.rulewright.cli.input.code.GamePathOption;
import dev.rulewright.cli.input.experiment.EngineOptions;
import dev.rulewright.cli.output.Console;
import dev.rulewright.cli.output.JsonOption;
import dev.rulewright.kernel.input.InputFile;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// Plays the experiment that stands in a file.
@Command(name = "run")
public final class RunCommand implements Callable<Integer> {

  @Parameters(paramLabel = "FILE", arity = "0..1")
  private @Nullable Path file;

  @Option(names = "--schema")
  private boolean schema;

  @Mixin private FolderOptions folder = new FolderOptions();

  @Mixin private EngineOptions engine = new EngineOptions();

  @SuppressWarnings("UnusedVariable") // it is passed on as it was given
  @Mixin
  private GamePathOption games = new GamePathOption();

  @SuppressWarnings("UnusedVariable") // likewise
  @Mixin
  private JsonOption json = new JsonOption();

  @Mixin private Console console = new Console();

  @Override
  public Integer call() throws Exception {
    var commands = ExperimentReader.commands(console.spec().commandLine().getParent());
    if (schema) {
      console.out().print(ExperimentSchema.of(commands));
      return 0;
    }
    if (file == null) {
      throw console.wrongUse("Missing the file of the experiment");
    }
    folder.check(console);
    engine.check(console);
    return ExperimentReader.read(InputFile.text(file), file, commands).run(console.given());
  }
}
