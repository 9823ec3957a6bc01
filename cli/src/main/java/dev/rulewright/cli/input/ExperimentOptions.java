package dev.rulewright.cli.input;

import dev.rulewright.cli.output.Console;
import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Field;
import dev.rulewright.kernel.Place;
import dev.rulewright.missioncombat.Faction;
import dev.rulewright.simulator.agents.AgentCatalogue;
import dev.rulewright.simulator.agents.AgentSpec;
import dev.rulewright.simulator.missioncombat.settings.MissionWorkshop;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// The options of every experiment: what is set in all its arms, whose score is meant, and how many
/// games are played.
public final class ExperimentOptions {

  @Mixin private MaterialOptions material = new MaterialOptions();
  @Mixin private ReadingOption reading = new ReadingOption();

  @Option(
      names = "--set",
      paramLabel = "KEY=VALUE",
      description = "Set something in all arms; repeatable. See 'rulewright knobs'.")
  private List<String> settings = List.of();

  @Option(
      names = "--agents",
      paramLabel = "AGENTS",
      description =
          "Who plays: an agent for all, or one for each player as in"
              + " marines=greedy,portalists=random (default: greedy).")
  private @Nullable String agents;

  @Option(
      names = "--turn-limit",
      paramLabel = "N",
      description = "Turns of both players together after which a game is a draw (default: 200).")
  private @Nullable String turnLimit;

  @Option(
      names = "--player",
      paramLabel = "PLAYER",
      defaultValue = "marines",
      description = "Whose score is meant: marines or portalists (default: ${DEFAULT-VALUE}).")
  private String player = "marines";

  @Option(
      names = "--games",
      paramLabel = "N",
      defaultValue = "1000",
      description =
          "Games of each setting, an even number: they come in pairs that differ in who begins"
              + " (default: ${DEFAULT-VALUE}).")
  private int games;

  @Option(
      names = "--seed",
      paramLabel = "N",
      defaultValue = "1",
      description =
          "Seed: the same seed gives the same findings on any number of threads (default:"
              + " ${DEFAULT-VALUE}).")
  private long seed;

  @Option(
      names = "--threads",
      paramLabel = "N",
      description = "Threads to play on (default: one for each processor).")
  private @Nullable Integer threads;

  /// Makes sure that the numbers make sense.
  ///
  /// @throws picocli.CommandLine.ParameterException if one does not
  public void check(Console console) {
    if (games < 4 || games % 2 != 0) {
      throw console.wrongUse("--games: expected an even number from 4, found " + games);
    }
    if (threads() < 1) {
      throw console.wrongUse("--threads: expected a number from 1, found " + threads());
    }
    List<String> players = Arrays.stream(Faction.values()).map(Faction::id).toList();
    if (!players.contains(player)) {
      throw BadInput.at(new Place("--player", 1, 1)).unknown("a player", player, players);
    }
  }

  /// What makes the games.
  ///
  /// @throws BadInput if a file makes no sense
  public MissionWorkshop workshop(Console console) {
    material.material(console::warn);
    String version = MissionWorkshop.class.getPackage().getImplementationVersion();
    return new MissionWorkshop(
        material.files(), Objects.requireNonNullElse(version, "(not packaged)"));
  }

  /// What is set in all arms.
  ///
  /// @throws BadInput if a setting is no setting or an agent is unknown
  public List<Field> base() {
    var fields = new ArrayList<Field>();
    reading
        .named()
        .ifPresent(text ->
            fields.add(new Field("reading", text, ReadingOption.PLACE, ReadingOption.PLACE)));
    if (turnLimit != null) {
      var place = new Place("--turn-limit", 1, 1);
      fields.add(new Field("numbers.turn-limit", turnLimit, place, place));
    }
    if (agents != null) {
      addAgents(agents, fields);
    }
    fields.addAll(SettingText.read(settings, "--set"));
    return fields;
  }

  private static void addAgents(String text, List<Field> fields) {
    var place = new Place("--agents", 1, 1);
    List<String> players = Arrays.stream(Faction.values()).map(Faction::id).toList();
    List<AgentSpec> specs = AgentCatalogue.standard().readAll(text, players, place);
    for (int i = 0; i < players.size(); i++) {
      fields.add(new Field("agents." + players.get(i), specs.get(i).toString(), place, place));
    }
  }

  /// Whose score is meant.
  public String player() {
    return player;
  }

  /// Pairs of games of each setting.
  public int pairs() {
    return games / 2;
  }

  /// Seed of the games.
  public long seed() {
    return seed;
  }

  /// Threads to play on.
  public int threads() {
    return threads == null ? Runtime.getRuntime().availableProcessors() : threads;
  }
}
