package dev.rulewright.cli.experiments;

import dev.rulewright.cli.experiments.file.ExperimentFile;
import dev.rulewright.cli.input.ExperimentOptions;
import dev.rulewright.cli.input.FolderOptions;
import dev.rulewright.cli.input.StrengthOptions;
import dev.rulewright.cli.output.Console;
import dev.rulewright.cli.output.Interruption;
import dev.rulewright.cli.output.JsonOption;
import dev.rulewright.cli.output.Progress;
import dev.rulewright.kernel.box.Box;
import dev.rulewright.missioncombat.box.MissionCombatBox;
import dev.rulewright.reports.files.Folder;
import dev.rulewright.simulator.batch.Arm;
import dev.rulewright.simulator.batch.Column;
import dev.rulewright.simulator.batch.Engine;
import dev.rulewright.simulator.batch.Order;
import dev.rulewright.simulator.experiments.Findings;
import dev.rulewright.simulator.kit.GameKit;
import dev.rulewright.simulator.kit.KitWorkshop;
import dev.rulewright.simulator.metrics.PlayMetrics;
import dev.rulewright.simulator.runs.Manifest;
import dev.rulewright.simulator.runs.Playing;
import dev.rulewright.simulator.runs.Stopped;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.TreeMap;

/// Plays the same games with each agent and tells how they went.
///
/// @param arms one for each agent, named after it
/// @param games games of each
record MetricsRun(ExperimentRun run, KitWorkshop workshop, List<Arm> arms, long games) {

  static MetricsRun of(ExperimentOptions options, StrengthOptions strengths, Console console) {
    ExperimentRun run = ExperimentRun.of(options, _ -> List.of(), console);
    strengths.check(run.seats(), console);
    var arms = new ArrayList<Arm>();
    strengths
        .settings(run.players())
        .forEach((agent, settings) -> arms.add(run.arm(agent, settings)));
    return new MetricsRun(
        run, run.workshop().countingEverything(), arms, strengths.games(run.seats()));
  }

  /// Plays, tells and writes.
  ///
  /// @return the exit code
  int answer(FolderOptions folder, JsonOption json) throws IOException {
    List<Column> counted = workshop.batch(arms.getFirst(), seed()).counting().columns();
    try (Engine engine = run.options().engine(console());
        var interruption = Interruption.awaited(console().err())) {
      var progress = Progress.on(console().err(), games * arms.size(), interruption);
      Playing playing = Playing.on(engine, workshop, seed(), interruption, progress);
      return new GameRun(folder, manifest(), counted, playing, progress, console())
          .answer(asked -> ask(asked, counted, folder, json));
    }
  }

  private Console console() {
    return run.console();
  }

  private long seed() {
    return run.options().seed();
  }

  private Manifest manifest() {
    var asked = new TreeMap<String, String>();
    asked.put("experiment", "metrics");
    asked.put("experiment.games", Long.toString(games));
    for (int i = 0; i < arms.size(); i++) {
      asked.put("experiment.arms." + (i + 1), arms.get(i).changes().toString());
    }
    return new Manifest(
        asked,
        seed(),
        ExperimentRun.withAgentFiles(
            workshop.identity(run.baseArm()),
            arms.stream().flatMap(arm -> arm.changes().values().stream()).toList()),
        ExperimentFile.of(console().spec()).call());
  }

  private void ask(Playing playing, List<Column> counted, FolderOptions folder, JsonOption json)
      throws IOException {
    Findings findings = found(playing, counted);
    var entry =
        ExperimentEntry.of(
            findings,
            seed(),
            List.of("%,d games with each of: %s".formatted(games, names())),
            run.baseArm().changes(),
            workshop.identity(run.baseArm()),
            ((MissionCombatBox) run.workshop().box()).material());
    if (json.wanted()) {
      json.print(entry, console().out());
    } else {
      new MetricsText(console().ink())
          .print(
              "%,d games with each of: %s; seed %d".formatted(games, names(), seed()),
              findings,
              entry.assumed(),
              console().out());
    }
    if (folder.path() != null) {
      var written = new ExperimentFolder(new Folder(folder.path())).write(findings, entry, json);
      if (!json.wanted()) {
        written.forEach(console()::written);
      }
    }
    console().out().flush();
  }

  private String names() {
    return String.join(", ", arms.stream().map(Arm::name).toList());
  }

  private Findings found(Playing playing, List<Column> counted) {
    var agents = new LinkedHashMap<String, String>();
    arms.forEach(arm -> agents.put(arm.name(), arm.name()));
    Box<?, ?> box = workshop.setup(arms.getFirst()).box();
    var metrics = new PlayMetrics(box, GameKit.measuresOf(box), counted, agents);
    try {
      playing.play(arms.stream().map(arm -> new Order(arm, 0, games)).toList(), metrics);
    } catch (Stopped stopped) {
      console().err().println("Stopped: not all games were played, so nothing is measured yet.");
      throw stopped;
    }
    return metrics.findings();
  }
}
