package dev.rulewright.cli.input;

import dev.rulewright.cli.output.Console;
import dev.rulewright.simulator.runs.RunFolder;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/// The options that say where a run of games is kept, and whether it is gone on with.
public final class FolderOptions {

  @Option(names = "--out", paramLabel = "FOLDER")
  private @Nullable Path out;

  @Option(names = "--resume")
  private boolean resume;

  /// Keeps the run in a folder if none is named.
  public void otherwise(Path folder) {
    out = out == null ? folder : out;
  }

  /// Makes sure that both go together.
  public void check(Console console) {
    if (resume && out == null) {
      throw console.wrongUse("--resume: say by --out which folder holds the run");
    }
  }

  /// The folder, or null if the run is kept nowhere.
  public @Nullable Path path() {
    return out;
  }

  /// Whether a run that was interrupted is resumed.
  public RunFolder.Start start() {
    return resume ? RunFolder.Start.RESUME : RunFolder.Start.ANEW;
  }
}
