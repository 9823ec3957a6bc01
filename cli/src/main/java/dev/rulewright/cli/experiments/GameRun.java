package dev.rulewright.cli.experiments;

import dev.rulewright.cli.experiments.file.ExperimentFile;
import dev.rulewright.cli.input.FolderOptions;
import dev.rulewright.cli.output.Console;
import dev.rulewright.cli.output.Interruption;
import dev.rulewright.cli.output.Progress;
import dev.rulewright.simulator.batch.Column;
import dev.rulewright.simulator.runs.Manifest;
import dev.rulewright.simulator.runs.Playing;
import dev.rulewright.simulator.runs.RunFolder;
import dev.rulewright.simulator.runs.Stopped;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.List;

/// Has games played by way of the folder that keeps them, if one is wanted, and says how to go on
/// with what was broken off.
///
/// @param engine plays what no folder holds
/// @param progress counts all games
/// @param counted the columns of the table of games behind those that every game has
record GameRun(
    FolderOptions options,
    Manifest manifest,
    List<Column> counted,
    Playing engine,
    Progress progress,
    Console console) {

  /// Who asks for games.
  interface Asking {
    /// Asks, and tells what came of it.
    ///
    /// @throws Stopped if somebody wished an end
    void ask(Playing playing) throws IOException;
  }

  /// Lets somebody ask.
  ///
  /// @return the exit code
  int answer(Asking asking) throws IOException {
    Path path = options.path();
    if (path == null) {
      return ask(asking, engine) ? 0 : Interruption.EXIT_CODE;
    }
    try (RunFolder folder = RunFolder.open(path, manifest, options.start(), counted, engine)) {
      boolean wasFinished = folder.isFinished();
      ExperimentFile.of(console.spec()).keep(path);
      if (!ask(asking, folder)) {
        console
            .err()
            .println(
                "The games so far are kept in " + path + "; the same call with --resume goes on.");
        return Interruption.EXIT_CODE;
      }
      folder.finish();
      if (wasFinished) {
        console.err().println(path + " holds this run, finished: its games were read, not played.");
      }
      return 0;
    } catch (IllegalStateException e) {
      if (e.getCause() instanceof UncheckedIOException) {
        console
            .err()
            .println("The games so far are kept in " + path + "; --resume goes on from there.");
      }
      throw e;
    }
  }

  private boolean ask(Asking asking, Playing playing) throws IOException {
    try {
      asking.ask(progress.counting(playing));
      return true;
    } catch (Stopped _) {
      return false;
    }
  }
}
