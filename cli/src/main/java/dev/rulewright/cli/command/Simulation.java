package dev.rulewright.cli.command;

import dev.rulewright.cli.Rulewright;
import dev.rulewright.cli.input.BatchOptions;
import dev.rulewright.missioncombat.Faction;
import dev.rulewright.missioncombat.Move;
import dev.rulewright.missioncombat.Position;
import dev.rulewright.missioncombat.rules.MissionCombat;
import dev.rulewright.simulator.CodeDigest;
import dev.rulewright.simulator.agents.Agent;
import dev.rulewright.simulator.agents.AgentCatalogue;
import dev.rulewright.simulator.agents.AgentSpec;
import dev.rulewright.simulator.batch.Arm;
import dev.rulewright.simulator.batch.Batch;
import dev.rulewright.simulator.batch.Column;
import dev.rulewright.simulator.batch.GameRecord;
import dev.rulewright.simulator.batch.GamesWriter;
import dev.rulewright.simulator.batch.Order;
import dev.rulewright.simulator.batch.Progress;
import dev.rulewright.simulator.batch.ThreadEngine;
import dev.rulewright.simulator.batch.Workshop;
import dev.rulewright.simulator.missioncombat.MissionCounting;
import dev.rulewright.simulator.missioncombat.MissionEncoding;
import dev.rulewright.simulator.missioncombat.MissionKnowledge;
import dev.rulewright.simulator.runs.Manifest;
import dev.rulewright.simulator.runs.Playing;
import dev.rulewright.simulator.runs.Stopped;
import dev.rulewright.simulator.statistics.Summary;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.stream.Collectors;

/// A batch of games as somebody ordered it.
///
/// @param combat the rules
/// @param agents who plays, in seat order
/// @param catalogue makes the agents
/// @param games number of games
/// @param seed seed of the batch
/// @param threads threads to play on
record Simulation(
    MissionCombat combat,
    List<AgentSpec> agents,
    AgentCatalogue catalogue,
    long games,
    long seed,
    int threads) {

  static final MissionCounting COUNTING = new MissionCounting();

  /// The source of chance that says who begins.
  private static final String START_PLAYER = "start player";

  /// What of the identity of an exploration a batch depends on, too.
  private static final Set<String> DATA =
      Set.of("game", "reading", "areas", "adjacency", "cards", "numbers");

  static Simulation of(MissionCombat combat, BatchOptions options) {
    return new Simulation(
        combat,
        options.agents(combat.players().stream().map(Faction::id).toList()),
        options.catalogue(),
        options.games(),
        options.seed(),
        options.threads());
  }

  /// Plays the games, sums them up and writes them to a table.
  ///
  /// @param progress is told after each game
  /// @param stop says when to begin no more games
  /// @param table where the table will be; it is there, whole, when this returns
  /// @return the summary, unless the run was stopped before the first game was finished
  Optional<Summary> played(Progress progress, BooleanSupplier stop, Path table) throws IOException {
    try (var writer = new GamesWriter(table, COUNTING)) {
      Optional<Summary> summary = played(playing(progress, stop), writer);
      writer.finish();
      return summary;
    }
  }

  /// Asks for the games and sums them up.
  ///
  /// @return the summary, unless the run was stopped before the first game was finished
  Optional<Summary> played(Playing playing) {
    return played(playing, _ -> {});
  }

  private Optional<Summary> played(Playing playing, Consumer<GameRecord> sink) {
    var collecting =
        new Summary.Collecting(
            combat.players().stream().map(Faction::id).toList(),
            COUNTING.columns().stream().map(Column::name).toList());
    try {
      playing.play(List.of(new Order(Arm.BASE, 0, games)), collecting.andThen(sink));
    } catch (Stopped _) {
      // What was finished counts.
    }
    return collecting.games() == 0 ? Optional.empty() : Optional.of(collecting.summary());
  }

  /// Plays whatever is asked for and keeps nothing.
  Playing playing(Progress progress, BooleanSupplier stop) {
    return Playing.on(new ThreadEngine(threads), new Table(this), seed, stop, progress);
  }

  /// What a folder that keeps these games says of them.
  ///
  /// @param command the call that makes the same run
  Manifest manifest(String command) {
    return new Manifest(
        new TreeMap<>(Map.of("experiment", "simulate", "games", Long.toString(games))),
        seed,
        new Table(this).identity(),
        command);
  }

  /// Where the games are played. It never leaves this machine.
  @SuppressWarnings("serial")
  private record Table(Simulation simulation) implements Workshop {

    @Override
    public Batch<?, ?> batch(Arm arm, long seed) {
      return new Batch<>(simulation.combat(), COUNTING, agents(), seed)
          .ofArm(arm.name())
          .inPairs(START_PLAYER);
    }

    private List<Agent<Position, Move>> agents() {
      var knowledge = MissionKnowledge.of(simulation.combat());
      return simulation.agents().stream()
          .map(spec -> simulation.catalogue().make(spec, knowledge))
          .toList();
    }

    @Override
    public SortedMap<String, String> identity() {
      var identity = new TreeMap<String, String>();
      MissionEncoding.of(simulation.combat())
          .identity()
          .forEach((name, value) -> {
            if (DATA.contains(name)) {
              identity.put(name, value);
            }
          });
      identity.put("agents", simulation.agentsByPlayer());
      identity.put("version", new Rulewright.Version().getVersion()[0]);
      var code = new ArrayList<Class<?>>(List.of(MissionCombat.class, Batch.class));
      agents().stream().map(Object::getClass).filter(type -> !type.isHidden()).forEach(code::add);
      identity.put("code", CodeDigest.of(code));
      return identity;
    }
  }

  /// Who plays: `marines greedy, portalists random`.
  String agentsByPlayer() {
    return combat.players().stream()
        .map(player -> player + " " + agents.get(player.seat()))
        .collect(Collectors.joining(", "));
  }

  /// The call that plays these games again.
  String command() {
    String names =
        combat.players().stream()
            .map(player -> player + "=" + agents.get(player.seat()))
            .collect(Collectors.joining(","));
    return "rulewright simulate --games %d --seed %d --agents %s".formatted(games, seed, names);
  }
}
