package dev.rulewright.cli.input;

import dev.rulewright.kernel.Place;
import dev.rulewright.simulator.agents.AgentCatalogue;
import dev.rulewright.simulator.agents.AgentSpec;
import java.nio.file.Path;
import java.util.List;
import java.util.ServiceConfigurationError;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/// Where agents come from: those that are built in, and those in jars of one's own.
public final class AgentOptions {

  private static final String OPTION = "--agent-path";

  @Option(
      names = OPTION,
      paramLabel = "JARS",
      description =
          "Jars with agents of your own, joined by colons (on Windows by semicolons) as in a class"
              + " path.")
  private @Nullable String path;

  private @Nullable AgentCatalogue catalogue;

  /// Every agent that can be chosen.
  ///
  /// @throws BadInput if there is no such jar, or an agent in it cannot be made
  public AgentCatalogue catalogue() {
    if (catalogue == null) {
      catalogue = path == null ? AgentCatalogue.standard() : from(new JarPath(OPTION, path));
    }
    return catalogue;
  }

  /// One agent.
  ///
  /// @param option the option that names it
  /// @throws BadInput if there is no such agent, or something is wrong with what is set about it
  public AgentSpec read(String text, String option) {
    return catalogue().read(text, Place.of(option));
  }

  /// Who plays, in seat order.
  ///
  /// @param players the names of the players in seat order
  /// @throws BadInput if there is no such agent or player
  public List<AgentSpec> readAll(String text, List<String> players) {
    return catalogue().readAll(text, players, Place.of("--agents"));
  }

  /// The jars with agents of one's own.
  public List<Path> jars() {
    return path == null ? List.of() : new JarPath(OPTION, path).jars();
  }

  private static AgentCatalogue from(JarPath jars) {
    try {
      return AgentCatalogue.of(jars.open());
    } catch (ServiceConfigurationError | LinkageError e) {
      throw jars.at().because("an agent cannot be loaded: " + e.getMessage(), e);
    }
  }
}
