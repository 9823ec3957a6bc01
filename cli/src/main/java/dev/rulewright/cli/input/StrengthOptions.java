package dev.rulewright.cli.input;

import dev.rulewright.cli.output.Console;
import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Field;
import dev.rulewright.kernel.Place;
import dev.rulewright.missioncombat.material.Faction;
import dev.rulewright.simulator.agents.AgentCatalogue;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import picocli.CommandLine.Option;

/// The options that say which agents play the same games, one after the other.
public final class StrengthOptions {

  private static final String EACH = "--agents";

  @Option(
      names = EACH,
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
          "Games of each agent, an even number: they come in pairs that differ in who begins"
              + " (default: ${DEFAULT-VALUE}).")
  private long games;

  /// Makes sure that the number of games makes sense.
  ///
  /// @throws picocli.CommandLine.ParameterException if it does not
  public void check(Console console) {
    BatchOptions.checkGames(games, console);
    if (games < 4 || games % 2 != 0) {
      throw console.wrongUse("--games: expected an even number from 4, found " + games);
    }
  }

  /// What is set for each agent, by the agent as text.
  ///
  /// @throws BadInput if an agent is unknown or named twice
  public SequencedMap<String, List<Field>> settings() {
    var settings = new LinkedHashMap<String, List<Field>>();
    int offset = 0;
    for (String text : agents.split(",", -1)) {
      var place = Place.of(EACH).after(offset);
      String agent = AgentCatalogue.standard().read(text, place).toString();
      List<Field> fields =
          Arrays.stream(Faction.values())
              .map(player -> new Field("agents." + player.id(), agent, place, place))
              .toList();
      if (settings.put(agent, fields) != null) {
        throw BadInput.at(place).found(text).because("this agent is named already");
      }
      offset += text.length() + 1;
    }
    return settings;
  }

  /// Games of each agent.
  public long games() {
    return games;
  }
}
