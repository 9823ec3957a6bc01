package dev.rulewright.cli.command;

import dev.rulewright.cli.input.BatchOptions;
import dev.rulewright.missioncombat.Faction;
import dev.rulewright.missioncombat.rules.MissionCombat;
import dev.rulewright.simulator.agents.AgentCatalogue;
import dev.rulewright.simulator.agents.AgentSpec;
import dev.rulewright.simulator.batch.Batch;
import dev.rulewright.simulator.batch.BatchRun;
import dev.rulewright.simulator.batch.Column;
import dev.rulewright.simulator.batch.GameRecord;
import dev.rulewright.simulator.batch.GamesWriter;
import dev.rulewright.simulator.batch.Progress;
import dev.rulewright.simulator.missioncombat.MissionCounting;
import dev.rulewright.simulator.missioncombat.MissionKnowledge;
import dev.rulewright.simulator.statistics.Summary;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
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

  private static final MissionCounting COUNTING = new MissionCounting();

  static Simulation of(MissionCombat combat, BatchOptions options) {
    return new Simulation(
        combat,
        options.agents(combat.players().stream().map(Faction::id).toList()),
        options.catalogue(),
        options.games(),
        options.seed(),
        options.threads());
  }

  /// Plays the games and sums them up.
  ///
  /// @param progress is told after each game
  /// @param stop says when to begin no more games
  /// @return the summary, unless the run was stopped before the first game was finished
  Optional<Summary> played(Progress progress, BooleanSupplier stop) {
    return played(progress, stop, _ -> {});
  }

  /// The same, with the games written to a table.
  ///
  /// @param table where the table will be; it is there, whole, when this returns
  Optional<Summary> played(Progress progress, BooleanSupplier stop, Path table) throws IOException {
    try (var writer = new GamesWriter(table, COUNTING)) {
      Optional<Summary> summary = played(progress, stop, writer);
      writer.finish();
      return summary;
    }
  }

  private Optional<Summary> played(
      Progress progress, BooleanSupplier stop, Consumer<GameRecord> sink) {
    var collecting =
        new Summary.Collecting(
            combat.players().stream().map(Faction::id).toList(),
            COUNTING.columns().stream().map(Column::name).toList());
    var knowledge = MissionKnowledge.of(combat);
    var seated = agents.stream().map(spec -> catalogue.make(spec, knowledge)).toList();
    var batch = new Batch<>(combat, COUNTING, seated, seed);
    BatchRun.of(games)
        .onThreads(threads)
        .telling(progress)
        .until(stop)
        .run(batch, collecting.andThen(sink));
    return collecting.games() == 0 ? Optional.empty() : Optional.of(collecting.summary());
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
