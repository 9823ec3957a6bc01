package dev.rulewright.cli.input;

import dev.rulewright.cli.output.Console;
import dev.rulewright.kernel.Field;
import dev.rulewright.kernel.Player;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import picocli.CommandLine.Option;

/// The options that say which agents play the same games, one after the other.
public final class StrengthOptions {

  @Option(
      names = "--agents",
      paramLabel = "AGENT,…",
      defaultValue = "heuristic",
      description =
          "Who plays both sides: one agent, or several that play the same games one after the other,"
              + " such as random,heuristic,ismcts:iterations=100 (default: ${DEFAULT-VALUE}).")
  private String agents = "";

  @Option(
      names = "--games",
      paramLabel = "N",
      defaultValue = "1000",
      description =
          "Games of each agent: they come in pairs that differ in who begins, or in groups of as many"
              + " as there are players (default: ${DEFAULT-VALUE}).")
  private long games;

  /// Makes sure that the number of games makes sense.
  ///
  /// @param seats the number of players
  /// @throws picocli.CommandLine.ParameterException if it does not
  public void check(int seats, Console console) {
    BatchOptions.checkGroups(games, seats, console);
  }

  /// What is set for each agent, by the agent as text.
  ///
  /// @param players those of the game
  /// @throws dev.rulewright.kernel.BadInput if an agent is unknown or named twice
  public SequencedMap<String, List<Field>> settings(List<? extends Player> players) {
    var settings = new LinkedHashMap<String, List<Field>>();
    for (Field each : AgentOptions.each(agents)) {
      settings.put(
          each.value(),
          players.stream()
              .map(player ->
                  new Field(
                      "agents." + player.id(), each.value(), each.keyPlace(), each.valuePlace()))
              .toList());
    }
    return settings;
  }

  /// Games of each agent, in whole groups.
  public long games(int seats) {
    return (games + seats - 1) / seats * seats;
  }
}
