package dev.rulewright.cli.input;

import dev.rulewright.cli.output.Console;
import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Field;
import dev.rulewright.kernel.Place;
import dev.rulewright.simulator.agents.AgentCatalogue;
import dev.rulewright.simulator.experiments.Ladder;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/// The options that say which agents meet in a ladder, and how often.
public final class LadderOptions {

  private static final int FEWEST_ROUNDS = 2;

  @Option(
      names = "--agents",
      paramLabel = "AGENT,…",
      required = true,
      description = "The agents that meet, two or more. See 'rulewright agents'.")
  private String agents = "";

  @Option(
      names = "--games",
      paramLabel = "N",
      defaultValue = "400",
      description =
          "Games of every two agents, a multiple of 4: each agent on each side, each side beginning"
              + " once, with the same chance (default: ${DEFAULT-VALUE}).")
  private int games;

  @Option(
      names = "--anchor",
      paramLabel = "AGENT",
      description =
          "The agent whose rating is 0 (default: the one that makes the intervals narrowest).")
  private @Nullable String anchor;

  /// Makes sure that the number of games makes sense.
  ///
  /// @throws picocli.CommandLine.ParameterException if it does not
  public void check(Console console) {
    BatchOptions.checkGames(games, console);
    int fewest = FEWEST_ROUNDS * Ladder.GAMES_OF_A_ROUND;
    if (games < fewest || games % Ladder.GAMES_OF_A_ROUND != 0) {
      throw console.wrongUse(
          "--games: expected a multiple of %d from %d, found %d"
              .formatted(Ladder.GAMES_OF_A_ROUND, fewest, games));
    }
  }

  /// The agents, each as the value of a setting that says who plays.
  ///
  /// @throws BadInput if one is unknown or named twice, or there is only one
  public List<Field> agents() {
    List<Field> fields = AgentOptions.each(agents);
    if (fields.size() < 2) {
      throw BadInput.at(Place.of("--agents"))
          .found(agents)
          .expected("two or more agents with commas between them");
    }
    return fields;
  }

  /// The agent whose rating is 0, or null if nobody was named.
  ///
  /// @throws BadInput if it is none of those that meet
  public @Nullable String anchor() {
    if (anchor == null) {
      return null;
    }
    var place = Place.of("--anchor");
    String name = AgentCatalogue.standard().read(anchor, place).toString();
    List<String> names = agents().stream().map(Field::value).toList();
    if (!names.contains(name)) {
      throw BadInput.at(place).found(name).expected("one of " + String.join(", ", names));
    }
    return name;
  }

  /// Rounds of every two agents.
  public int rounds() {
    return games / Ladder.GAMES_OF_A_ROUND;
  }
}
