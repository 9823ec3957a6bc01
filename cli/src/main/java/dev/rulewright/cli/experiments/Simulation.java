package dev.rulewright.cli.experiments;

import dev.rulewright.cli.input.BatchOptions;
import dev.rulewright.cli.input.GameOptions;
import dev.rulewright.cli.input.SettingOptions;
import dev.rulewright.cli.input.StartOptions;
import dev.rulewright.cli.output.Console;
import dev.rulewright.kernel.Field;
import dev.rulewright.kernel.Place;
import dev.rulewright.kernel.box.Box;
import dev.rulewright.missioncombat.material.Faction;
import dev.rulewright.missioncombat.rules.MissionCombat;
import dev.rulewright.simulator.agents.AgentSpec;
import dev.rulewright.simulator.batch.Arm;
import dev.rulewright.simulator.batch.Column;
import dev.rulewright.simulator.batch.Engine;
import dev.rulewright.simulator.batch.GameRecord;
import dev.rulewright.simulator.batch.GamesWriter;
import dev.rulewright.simulator.batch.Order;
import dev.rulewright.simulator.batch.Progress;
import dev.rulewright.simulator.batch.Stop;
import dev.rulewright.simulator.kit.KitWorkshop;
import dev.rulewright.simulator.kit.Knobs;
import dev.rulewright.simulator.kit.Setup;
import dev.rulewright.simulator.missioncombat.MissionCounting;
import dev.rulewright.simulator.runs.Manifest;
import dev.rulewright.simulator.runs.Playing;
import dev.rulewright.simulator.runs.Stopped;
import dev.rulewright.simulator.statistics.Summary;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.stream.Collectors;

/// A batch of games as somebody ordered it.
///
/// @param combat the rules
/// @param workshop makes the games, wherever they are played
/// @param arm what is set in them
/// @param agents who plays, in seat order
/// @param games number of games
/// @param seed seed of the batch
public record Simulation(
    MissionCombat combat,
    KitWorkshop workshop,
    Arm arm,
    List<AgentSpec> agents,
    long games,
    long seed) {

  private static final Place AGENTS_PLACE = Place.of("--agents");

  static final MissionCounting COUNTING = new MissionCounting();

  /// As the options say.
  ///
  /// @param more what is set about the game besides
  public static Simulation of(
      GameOptions game,
      SettingOptions more,
      StartOptions start,
      BatchOptions options,
      Console console) {
    game.check(console);
    Box<?, ?> box = game.workshop().box();
    List<Field> fields = new ArrayList<>(game.settings());
    fields.addAll(more.fields(box));
    List<String> players = Arrays.stream(Faction.values()).map(Faction::id).toList();
    List<AgentSpec> agents = options.agents(players);
    for (int i = 0; i < players.size(); i++) {
      fields.add(
          new Field(
              "agents." + players.get(i), agents.get(i).toString(), AGENTS_PLACE, AGENTS_PLACE));
    }
    Knobs<?, ?> knobs = Knobs.of(box);
    Setup<?, ?> setup = knobs.setup(fields);
    var combat = (MissionCombat) setup.rules();
    KitWorkshop workshop = start.applied(game.workshop(), combat, console);
    if (workshop.start().isEmpty()) {
      options.makeGroups(players.size(), console);
    }
    workshop.check(fields);
    var changes = new TreeMap<String, String>();
    fields.forEach(field -> changes.put(knobs.listed(field.key()), field.value()));
    return new Simulation(
        combat,
        workshop,
        new Arm(Arm.BASE.name(), changes),
        agents,
        options.games(),
        options.seed());
  }

  /// Plays the games, sums them up and writes them to a table.
  ///
  /// @param progress is told after each game
  /// @param stop says when to begin no more games
  /// @param table where the table will be; it is there, whole, when this returns
  /// @return the summary, unless the run was stopped before the first game was finished
  public Optional<Summary> played(Engine engine, Progress progress, Stop stop, Path table)
      throws IOException {
    try (var writer = new GamesWriter(table, COUNTING)) {
      Optional<Summary> summary = played(playing(engine, progress, stop), writer);
      writer.finish();
      return summary;
    }
  }

  /// Asks for the games and sums them up.
  ///
  /// @return the summary, unless the run was stopped before the first game was finished
  public Optional<Summary> played(Playing playing) {
    return played(playing, _ -> {});
  }

  private Optional<Summary> played(Playing playing, Consumer<GameRecord> sink) {
    var collecting =
        new Summary.Collecting(
            combat.players().stream().map(Faction::id).toList(),
            COUNTING.columns().stream().map(Column::name).toList());
    try {
      playing.play(List.of(new Order(arm, 0, games)), collecting.andThen(sink));
    } catch (Stopped _) {
      // What was finished counts.
    }
    return collecting.games() == 0 ? Optional.empty() : Optional.of(collecting.summary());
  }

  /// Plays whatever is asked for and keeps nothing.
  Playing playing(Engine engine, Progress progress, Stop stop) {
    return Playing.on(engine, workshop, seed, stop, progress);
  }

  /// What a folder that keeps these games says of them.
  ///
  /// @param command the call that makes the same run
  Manifest manifest(String command) {
    var asked =
        new TreeMap<>(Map.of("experiment", "simulate", "experiment.games", Long.toString(games)));
    arm.changes().forEach((key, value) -> asked.put("experiment.changes." + key, value));
    return new Manifest(asked, seed, identity(), command);
  }

  /// What the games rest on besides the seed.
  private SortedMap<String, String> identity() {
    SortedMap<String, String> identity = workshop.identity(arm);
    identity.put("agents", agentsByPlayer());
    identity.put("reading", combat.reading());
    return ExperimentRun.withAgentFiles(
        identity, agents.stream().map(AgentSpec::toString).toList());
  }

  /// What is set about the game, besides who plays and what has an option of its own.
  SortedMap<String, String> set() {
    var set = new TreeMap<>(arm.changes());
    set.keySet()
        .removeIf(key ->
            key.startsWith("agents") || List.of("reading", "numbers.turn-limit").contains(key));
    return set;
  }

  /// Who plays: `marines heuristic, portalists random`.
  public String agentsByPlayer() {
    return combat.players().stream()
        .map(player -> player + " " + agents.get(player.seat()))
        .collect(Collectors.joining(", "));
  }

  /// The call that plays these games again.
  public String command() {
    String names =
        combat.players().stream()
            .map(player -> player + "=" + agents.get(player.seat()))
            .collect(Collectors.joining(","));
    return "rulewright simulate --games %d --seed %d --agents %s".formatted(games, seed, names);
  }
}
