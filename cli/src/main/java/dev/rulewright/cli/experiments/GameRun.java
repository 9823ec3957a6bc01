package dev.rulewright.cli.experiments;

import dev.rulewright.cli.experiments.file.ExperimentFile;
import dev.rulewright.cli.output.Console;
import dev.rulewright.cli.output.Interruption;
import dev.rulewright.cli.output.JsonObject;
import dev.rulewright.cli.output.JsonOption;
import dev.rulewright.cli.output.Paragraph;
import dev.rulewright.cli.output.Progress;
import dev.rulewright.reports.tables.Table;
import dev.rulewright.simulator.batch.BatchFactory;
import dev.rulewright.simulator.batch.Engine;
import dev.rulewright.simulator.experiments.Experiment;
import dev.rulewright.simulator.experiments.Findings;
import dev.rulewright.simulator.experiments.ResultTable;
import dev.rulewright.simulator.files.WholeFile;
import dev.rulewright.simulator.runs.Manifest;
import dev.rulewright.simulator.runs.Playing;
import dev.rulewright.simulator.runs.RunFolder;
import dev.rulewright.simulator.runs.Stopped;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;

/// The games of an experiment, by way of the folder that keeps them, if one is wanted: played, told
/// and written.
///
/// @param games makes them
record GameRun(ExperimentRun run, Experiment experiment, BatchFactory games) {

  /// Plays, tells and writes.
  ///
  /// @return the exit code
  int answer() throws IOException {
    // Settings that do not go together end a run before its first game, not in the middle.
    experiment.arms().forEach(arm -> games.batch(arm, seed()));
    try (var interruption = console().interruption();
        Engine engine = run.options().engine(console())) {
      var progress =
          Progress.on(
              console().err(), experiment.mostGames(), experiment.slowGames(), interruption);
      Playing playing = Playing.on(engine, games, seed(), interruption, progress);
      Path path = run.options().folder().path();
      return path == null
          ? asked(progress.counting(playing)) ? 0 : Interruption.EXIT_CODE
          : kept(path, playing, progress);
    }
  }

  private int kept(Path path, Playing playing, Progress progress) throws IOException {
    var columns = games.batch(run.baseArm(), seed()).counting().columns();
    try (RunFolder kept =
        RunFolder.open(
            path, manifest(), run.options().folder().start(), columns, playing, System::nanoTime)) {
      boolean wasFinished = kept.isFinished();
      file().keep(path);
      if (!asked(progress.counting(kept))) {
        console()
            .note(
                "The games so far are kept in "
                    + path
                    + "; the same call with --resume continues.");
        return Interruption.EXIT_CODE;
      }
      kept.finish();
      if (!json().wanted()) {
        console().written(path.resolve("games.csv"));
      }
      if (wasFinished) {
        console().note(path + " holds this run, finished: its games were read, not played.");
      }
      return 0;
    } catch (IllegalStateException e) {
      if (e.getCause() instanceof UncheckedIOException) {
        console().note("The games so far are kept in " + path + "; --resume continues from there.");
      }
      throw e;
    }
  }

  private ExperimentFile file() {
    return ExperimentFile.of(console().spec(), run.factory().game().name());
  }

  private Manifest manifest() {
    SortedMap<String, String> asked = experiment.description();
    return new Manifest(asked, seed(), run.identity(asked.values()), file().call());
  }

  /// Asks for the games and tells what they answer; some experiments answer by what is finished.
  ///
  /// @return whether all of them were played
  private boolean asked(Progress.Counted playing) throws IOException {
    experiment.plan().forEach(line -> tell(Paragraph.hanging(line, 2)));
    tell("");
    try {
      tell(experiment.run(playing, this::tell), !playing.isStopped());
    } catch (Stopped _) {
      console().note("Stopped: not all games were played, so nothing is found yet.");
      return false;
    }
    if (playing.isStopped()) {
      console()
          .note(
              "Stopped: %,d of %,d games were finished, and count."
                  .formatted(playing.games(), experiment.mostGames()));
    }
    return !playing.isStopped();
  }

  private void tell(Findings findings, boolean isWhole) throws IOException {
    List<String> assumed = run.ready().rules().assumptions();
    JsonObject entry =
        ExperimentEntry.of(
            findings,
            seed(),
            experiment.plan(),
            run.baseArm().changes(),
            run.identity(List.of()),
            assumed);
    if (json().wanted()) {
      json().print(entry, console().out());
    } else {
      tell("");
      new ExperimentText(console().ink()).print(findings, assumed, console().out());
    }
    Path path = run.options().folder().path();
    if (path != null && isWhole) {
      var written = write(findings, entry, path);
      if (!json().wanted()) {
        written.forEach(console()::written);
      }
    }
    console().out().flush();
  }

  /// Writes the tables, what their columns mean, and the verdict.
  private List<Path> write(Findings findings, JsonObject entry, Path folder) throws IOException {
    var written = new ArrayList<Path>();
    for (ResultTable table : findings.tables()) {
      List<String> headings = table.names();
      List<List<String>> meanings =
          table.columns().stream()
              .map(column -> List.of(column.name(), column.unit(), column.meaning()))
              .toList();
      written.add(
          WholeFile.write(
              folder.resolve(table.name() + ".csv"), new Table(headings, table.rows()).csv()));
      written.add(
          WholeFile.write(
              folder.resolve(table.name() + "-columns.csv"),
              new Table(List.of("column", "unit", "meaning"), meanings).csv()));
    }
    written.add(WholeFile.write(folder.resolve("verdict.json"), JsonOption.text(entry) + "\n"));
    return written;
  }

  private void tell(String line) {
    if (!json().wanted()) {
      console().print(line);
      console().out().flush();
    }
  }

  private JsonOption json() {
    return run.options().json();
  }

  private Console console() {
    return run.console();
  }

  private long seed() {
    return run.options().seed();
  }
}
