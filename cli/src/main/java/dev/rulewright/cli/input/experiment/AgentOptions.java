package dev.rulewright.cli.input.experiment;

import dev.rulewright.cli.input.code.JarPath;
import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Field;
import dev.rulewright.kernel.Place;
import dev.rulewright.kernel.text.Word;
import dev.rulewright.simulator.agents.AgentCatalogue;
import dev.rulewright.simulator.agents.AgentSpec;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.ServiceConfigurationError;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/// Where agents come from: those that are built in, and those in jars of one's own.
public final class AgentOptions {

  private static final String OPTION = "--agent-path";

  @Option(names = OPTION, paramLabel = "JARS")
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

  /// Agents of `--agents` who play for every player, one after the other, each as a setting.
  ///
  /// @param text with commas between them
  /// @throws BadInput if an agent is unknown or named twice
  public static List<Field> each(String text) {
    var fields = new ArrayList<Field>();
    for (Word one : new Word(text, Place.of("--agents")).pieces(',')) {
      String agent = AgentCatalogue.standard().read(one.text(), one.place()).toString();
      if (fields.stream().anyMatch(field -> field.value().equals(agent))) {
        throw one.because("this agent is named already");
      }
      fields.add(new Field("agents", agent, one.place(), one.place()));
    }
    return fields;
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
