package dev.rulewright.cli.input;

import dev.rulewright.cli.output.Console;
import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Field;
import dev.rulewright.kernel.Place;
import dev.rulewright.simulator.agents.AgentCatalogue;
import dev.rulewright.simulator.agents.AgentSpec;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// The options of experiments that ask for a player's score: who plays, whose score is meant, and
/// how many games are played.
public final class ScoreOptions {

  @Option(
      names = "--agents",
      paramLabel = "AGENTS",
      description =
          "Who plays: an agent for all, or one for each player as in"
              + " marines=heuristic,portalists=random (default: heuristic).")
  private @Nullable String agents;

  @Mixin private PlayerOption player = new PlayerOption();

  @Option(
      names = "--games",
      paramLabel = "N",
      defaultValue = "1000",
      description =
          "Games of each setting, an even number: they come in pairs that differ in who begins"
              + " (default: ${DEFAULT-VALUE}).")
  private int games;

  /// Makes sure that the number of games makes sense.
  ///
  /// @throws picocli.CommandLine.ParameterException if it does not
  public void check(Console console) {
    BatchOptions.checkGames(games, console);
    if (games < 4 || games % 2 != 0) {
      throw console.wrongUse("--games: expected an even number from 4, found " + games);
    }
  }

  /// Who plays, as settings of all arms; nothing if nobody was named.
  ///
  /// @throws BadInput if an agent is unknown
  public List<Field> agents() {
    var fields = new ArrayList<Field>();
    if (agents != null) {
      var place = Place.of("--agents");
      List<AgentSpec> specs =
          AgentCatalogue.standard().readAll(agents, PlayerOption.PLAYERS, place);
      for (int i = 0; i < PlayerOption.PLAYERS.size(); i++) {
        fields.add(
            new Field(
                "agents." + PlayerOption.PLAYERS.get(i), specs.get(i).toString(), place, place));
      }
    }
    return fields;
  }

  /// Whose score is meant.
  ///
  /// @throws BadInput if there is no such player
  public String player() {
    return player.player();
  }

  /// Pairs of games of each setting.
  public int pairs() {
    return games / 2;
  }
}
