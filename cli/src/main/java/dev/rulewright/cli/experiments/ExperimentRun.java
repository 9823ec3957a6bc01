package dev.rulewright.cli.experiments;

import dev.rulewright.cli.input.experiment.BatchOptions;
import dev.rulewright.cli.input.experiment.ExperimentOptions;
import dev.rulewright.cli.input.experiment.StartOptions;
import dev.rulewright.cli.output.Console;
import dev.rulewright.kernel.Field;
import dev.rulewright.kernel.Player;
import dev.rulewright.kernel.input.DataFile;
import dev.rulewright.simulator.agents.AgentCatalogue;
import dev.rulewright.simulator.batch.Arm;
import dev.rulewright.simulator.batch.Batch;
import dev.rulewright.simulator.batch.BatchFactory;
import dev.rulewright.simulator.batch.MadeArms;
import dev.rulewright.simulator.experiments.Experiment;
import dev.rulewright.simulator.experiments.Grouping;
import dev.rulewright.simulator.experiments.Simulation;
import dev.rulewright.simulator.kit.KitBatchFactory;
import dev.rulewright.simulator.kit.Knob;
import dev.rulewright.simulator.kit.Knobs;
import dev.rulewright.simulator.kit.Prepared;
import dev.rulewright.simulator.kit.Setup;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Function;

/// The set-up of an experiment: what is set, by whom the games are made, and where is answered.
///
/// @param knobs what can be set
/// @param base what is set in all arms
/// @param baseArm the base alone
/// @param ready the base, set up
public record ExperimentRun(
    ExperimentOptions options,
    KitBatchFactory factory,
    Knobs<?, ?> knobs,
    List<Field> base,
    Arm baseArm,
    Prepared<?, ?> ready,
    Console console) {

  /// With what the options say; everything that is set is checked.
  ///
  /// @param more what is set in all arms besides; asked when agents of one's own are known
  public static ExperimentRun of(
      ExperimentOptions options,
      Function<List<? extends Player>, List<Field>> more,
      Console console) {
    return of(options, new StartOptions(), more, console);
  }

  /// The same with games that begin elsewhere, if that is wanted.
  ///
  /// @throws dev.rulewright.kernel.BadInput if they cannot begin there
  static ExperimentRun of(
      ExperimentOptions options,
      StartOptions start,
      Function<List<? extends Player>, List<Field>> more,
      Console console) {
    options.check(console);
    KitBatchFactory usual = options.factory(start, console);
    List<Field> base = new ArrayList<>(options.base(usual.box()));
    base.addAll(more.apply(usual.box().players()));
    Knobs<?, ?> knobs = Knobs.of(usual.box());
    Setup<?, ?> setup = knobs.setup(base);
    // Agents may have to know where games begin, so they are checked after that.
    KitBatchFactory factory = start.applied(usual, setup, console);
    Arm arm = named("base", base, knobs);
    return new ExperimentRun(
        options, factory, knobs, base, arm, factory.prepared(setup, arm, options.seed()), console);
  }

  /// The same for an experiment that says by options of its own who plays.
  static ExperimentRun withAgentsBy(String own, ExperimentOptions options, Console console) {
    ExperimentRun run = of(options, _ -> List.of(), console);
    if (run.base().stream().anyMatch(field -> field.key().startsWith("agents"))) {
      throw console.wrongUse("--set agents: who plays is said by " + own);
    }
    return run;
  }

  /// The players of the game, in seat order.
  List<? extends Player> players() {
    return factory.box().players();
  }

  /// The number of players.
  int seats() {
    return players().size();
  }

  /// Which games are counted together.
  Grouping grouping() {
    return new Grouping(seats(), ready.batch().turned().isPresent());
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
    factory.check(knobs.setup(all));
    return named(name, all, knobs);
  }

  private static Arm named(String name, List<Field> all, Knobs<?, ?> knobs) {
    var changes = new TreeMap<String, String>();
    all.forEach(field -> changes.put(knobs.listed(field.key()), field.value()));
    return new Arm(name, changes);
  }

  /// A batch of games.
  public Simulation simulation(BatchOptions batch) {
    var changes = new TreeMap<>(baseArm.changes());
    players()
        .forEach(player ->
            changes.putIfAbsent("agents." + player.id(), ready.setup().agent(player).value()));
    Batch<?, ?> games = ready.batch();
    boolean grouped = games.turned().isPresent();
    return new Simulation(
        new Arm("base", changes),
        players().stream().map(Player::id).toList(),
        games.counting().columns(),
        grouped,
        grouped ? batch.groupedGames(seats(), console) : batch.games(),
        ready.rules().assumptions(),
        factory.start().map(DataFile::name).orElse(""));
  }

  /// Plays, tells and writes.
  ///
  /// @return the exit code
  public int answer(Experiment experiment) throws IOException {
    return answer(experiment, factory);
  }

  /// The same with somebody who makes the games and counts more in them.
  ///
  /// @return the exit code
  int answer(Experiment experiment, BatchFactory games) throws IOException {
    var made = new MadeArms(games, options.seed());
    if (games.equals(factory)) {
      made.keep(baseArm, ready.batch());
      // Who plays may be told where it is so anyway.
      experiment.arms().stream()
          .limit(1)
          .filter(arm -> isSame(arm, baseArm))
          .forEach(arm -> made.keep(arm, ready.batch()));
    }
    return new GameRun(this, experiment, made).answer();
  }

  /// What the games of an experiment rest on.
  SortedMap<String, String> identity(Collection<String> asked) {
    var identity = new TreeMap<>(ready.identity());
    AgentCatalogue.standard()
        .filesOfAgentsIn(asked)
        .forEach((file, digest) -> identity.put("file " + file, digest));
    return identity;
  }
}
