package dev.rulewright.cli.command;

import dev.rulewright.cli.input.ExperimentOptions;
import dev.rulewright.cli.output.Console;
import dev.rulewright.cli.output.Interruption;
import dev.rulewright.cli.output.JsonOption;
import dev.rulewright.cli.output.Paragraph;
import dev.rulewright.cli.output.Progress;
import dev.rulewright.kernel.Field;
import dev.rulewright.reports.files.Folder;
import dev.rulewright.simulator.batch.Arm;
import dev.rulewright.simulator.batch.ThreadEngine;
import dev.rulewright.simulator.experiments.Experiment;
import dev.rulewright.simulator.experiments.Findings;
import dev.rulewright.simulator.missioncombat.settings.Knobs;
import dev.rulewright.simulator.missioncombat.settings.MissionWorkshop;
import dev.rulewright.simulator.runs.Playing;
import dev.rulewright.simulator.runs.Stopped;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/// Plays the games of an experiment and tells its findings.
///
/// @param base what is set in all arms
record ExperimentRun(
    ExperimentOptions options, MissionWorkshop workshop, List<Field> base, Console console) {

  /// With what the options say; everything that is set is checked.
  ///
  /// @param more what is set in all arms besides
  static ExperimentRun of(ExperimentOptions options, List<Field> more, Console console) {
    options.check(console);
    MissionWorkshop workshop = options.workshop(console);
    List<Field> base = new ArrayList<>(options.base());
    base.addAll(more);
    workshop.check(base);
    return new ExperimentRun(options, workshop, base, console);
  }

  Knobs knobs() {
    return Knobs.of(workshop.material());
  }

  /// An arm with some more settings, checked together with the base.
  Arm arm(String name, List<Field> more) {
    var all = new ArrayList<>(base);
    all.addAll(more);
    workshop.check(all);
    Knobs knobs = knobs();
    var changes = new TreeMap<String, String>();
    all.forEach(field -> changes.put(knobs.listed(field.key()), field.value()));
    return new Arm(name, changes);
  }

  /// The base alone.
  Arm baseArm() {
    return arm("base", List.of());
  }

  /// Plays, tells and writes.
  ///
  /// @param out the folder to write to, or null
  int answer(Experiment experiment, @Nullable Path out, JsonOption json) throws IOException {
    if (!json.wanted()) {
      experiment.plan().forEach(line -> console.out().println(Paragraph.hanging(line, 2)));
      console.out().println();
      console.out().flush();
    }
    try (var interruption = Interruption.awaited()) {
      Playing playing =
          Playing.on(
              new ThreadEngine(options.threads()),
              workshop,
              options.seed(),
              interruption,
              Progress.on(console.err()));
      Findings findings = experiment.run(playing, line -> tell(line, json));
      tell(experiment, findings, out, json);
    } catch (Stopped _) {
      console.err().println("\nStopped: not all games were played, so nothing is found.");
    }
    return 0;
  }

  private void tell(String line, JsonOption json) {
    if (!json.wanted()) {
      console.out().println(line);
      console.out().flush();
    }
  }

  private void tell(Experiment experiment, Findings findings, @Nullable Path out, JsonOption json)
      throws IOException {
    var entry =
        ExperimentEntry.of(
            findings,
            options.seed(),
            experiment.plan(),
            baseArm().changes(),
            workshop.identity(),
            workshop.material());
    if (json.wanted()) {
      json.print(entry, console.out());
    } else {
      console.out().println();
      new ExperimentText(console.ink()).print(findings, entry.assumed(), console.out());
    }
    if (out != null) {
      List<Path> written = new ExperimentFolder(new Folder(out)).write(findings, entry, json);
      if (!json.wanted()) {
        written.forEach(file -> console.out().println("Written: " + file));
      }
    }
    console.out().flush();
  }
}
