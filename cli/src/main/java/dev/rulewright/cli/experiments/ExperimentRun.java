package dev.rulewright.cli.experiments;

import dev.rulewright.cli.experiments.file.ExperimentFile;
import dev.rulewright.cli.input.ExperimentOptions;
import dev.rulewright.cli.input.FolderOptions;
import dev.rulewright.cli.output.Console;
import dev.rulewright.cli.output.Interruption;
import dev.rulewright.cli.output.JsonOption;
import dev.rulewright.cli.output.Paragraph;
import dev.rulewright.cli.output.Progress;
import dev.rulewright.kernel.Field;
import dev.rulewright.kernel.Player;
import dev.rulewright.missioncombat.box.MissionCombatBox;
import dev.rulewright.reports.files.Folder;
import dev.rulewright.simulator.agents.AgentCatalogue;
import dev.rulewright.simulator.batch.Arm;
import dev.rulewright.simulator.batch.Engine;
import dev.rulewright.simulator.experiments.Experiment;
import dev.rulewright.simulator.experiments.Findings;
import dev.rulewright.simulator.kit.KitWorkshop;
import dev.rulewright.simulator.kit.Knob;
import dev.rulewright.simulator.kit.Knobs;
import dev.rulewright.simulator.runs.Manifest;
import dev.rulewright.simulator.runs.Playing;
import dev.rulewright.simulator.runs.Stopped;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/// Plays the games of an experiment and tells its findings.
///
/// @param base what is set in all arms
record ExperimentRun(
    ExperimentOptions options, KitWorkshop workshop, List<Field> base, Console console) {

  /// With what the options say; everything that is set is checked.
  ///
  /// @param more what is set in all arms besides; asked when agents of one's own are known
  static ExperimentRun of(
      ExperimentOptions options,
      Function<List<? extends Player>, List<Field>> more,
      Console console) {
    options.check(console);
    KitWorkshop workshop = options.workshop(console);
    List<Field> base = new ArrayList<>(options.base(workshop.box()));
    base.addAll(more.apply(workshop.box().players()));
    workshop.check(base);
    return new ExperimentRun(options, workshop, base, console);
  }

  Knobs<?, ?> knobs() {
    return Knobs.of(workshop.box());
  }

  /// The players of the game, in seat order.
  List<? extends Player> players() {
    return workshop.box().players();
  }

  /// The number of players.
  int seats() {
    return players().size();
  }

  /// Refuses a game for more than two.
  ///
  /// @param what needs two players, such as `ladder`
  /// @throws picocli.CommandLine.ParameterException if there are more
  void requireTwoPlayers(String what) {
    if (seats() != 2) {
      throw console.wrongUse(
          "%s: expected a game for two players, %s has %d"
              .formatted(what, workshop.game(), seats()));
    }
  }

  /// The value of a setting in the box, empty for nothing.
  String shipped(String key) {
    return knobs().all().stream()
        .filter(knob -> knob.key().equals(key))
        .map(Knob::current)
        .findFirst()
        .orElseThrow();
  }

  /// Whether two arms play the same game: they differ in nothing but what is so anyway.
  boolean isSame(Arm first, Arm second) {
    return changed(first).equals(changed(second));
  }

  private SortedMap<String, String> changed(Arm arm) {
    var changed = new TreeMap<>(arm.changes());
    // What the reading says or who plays may be set for all before it is set for one.
    changed
        .entrySet()
        .removeIf(each -> {
          String all = each.getKey().replaceFirst("\\..*", "");
          boolean isSetForAll = !all.equals(each.getKey()) && arm.changes().containsKey(all);
          return !isSetForAll && each.getValue().equals(shipped(each.getKey()));
        });
    return changed;
  }

  /// An arm with some more settings, checked together with the base.
  Arm arm(String name, List<Field> more) {
    var all = new ArrayList<>(base);
    all.addAll(more);
    workshop.check(all);
    Knobs<?, ?> knobs = knobs();
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
  /// @return the exit code
  int answer(Experiment experiment, FolderOptions folder, JsonOption json) throws IOException {
    folder.check(console);
    // Settings that do not go together end a run before its first game, not in the middle.
    experiment.arms().forEach(arm -> workshop.batch(arm, options.seed()));
    experiment.plan().forEach(line -> tell(Paragraph.hanging(line, 2), json));
    tell("", json);
    try (var interruption = Interruption.awaited(console.err());
        Engine engine = options.engine(console)) {
      var progress = Progress.on(console.err(), experiment.mostGames(), interruption);
      var run =
          new GameRun(
              folder,
              manifest(experiment),
              workshop.columns(),
              Playing.on(engine, workshop, options.seed(), interruption, progress),
              progress,
              console);
      return run.answer(playing -> ask(experiment, playing, folder.path(), json));
    }
  }

  private Manifest manifest(Experiment experiment) {
    SortedMap<String, String> asked = experiment.description();
    return new Manifest(
        asked,
        options.seed(),
        withAgentFiles(workshop.identity(baseArm()), asked.values()),
        ExperimentFile.of(console.spec()).call());
  }

  /// An identity together with what is in the files that agents read.
  static SortedMap<String, String> withAgentFiles(
      SortedMap<String, String> identity, Collection<String> asked) {
    var all = new TreeMap<>(identity);
    AgentCatalogue.standard()
        .filesOfAgentsIn(asked)
        .forEach((file, digest) -> all.put("file " + file, digest));
    return all;
  }

  private void ask(Experiment experiment, Playing playing, @Nullable Path out, JsonOption json)
      throws IOException {
    Findings findings = found(experiment, playing, json);
    var entry =
        ExperimentEntry.of(
            findings,
            options.seed(),
            experiment.plan(),
            baseArm().changes(),
            workshop.identity(baseArm()),
            ((MissionCombatBox) workshop.box()).material());
    if (json.wanted()) {
      json.print(entry, console.out());
    } else {
      console.out().println();
      new ExperimentText(console.ink()).print(findings, entry.assumed(), console.out());
    }
    if (out != null) {
      var written = new ExperimentFolder(new Folder(out)).write(findings, entry, json);
      if (!json.wanted()) {
        written.forEach(console::written);
        // It gets its name when the run is whole, after this; if it cannot, that is told.
        console.out().println("Written: " + out.resolve("games.csv"));
      }
    }
    console.out().flush();
  }

  private Findings found(Experiment experiment, Playing playing, JsonOption json) {
    try {
      return experiment.run(playing, line -> tell(line, json));
    } catch (Stopped stopped) {
      console.err().println("Stopped: not all games were played, so nothing is found yet.");
      throw stopped;
    }
  }

  private void tell(String line, JsonOption json) {
    if (!json.wanted()) {
      console.out().println(line);
      console.out().flush();
    }
  }
}
