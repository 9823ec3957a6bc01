package dev.rulewright.cli.input;

import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Place;
import dev.rulewright.simulator.agents.AgentCatalogue;
import dev.rulewright.simulator.agents.AgentSpec;
import java.io.File;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.ServiceConfigurationError;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/// Where agents come from: those that are built in, and those in jars of one's own.
public final class AgentOptions {

  @Option(
      names = "--agent-path",
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
      catalogue = path == null ? AgentCatalogue.standard() : from(path);
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
    return path == null ? List.of() : Stream.of(names(path)).map(Path::of).toList();
  }

  private static String[] names(String jars) {
    return jars.split(Pattern.quote(File.pathSeparator), -1);
  }

  private static AgentCatalogue from(String jars) {
    String[] names = names(jars);
    var urls = new URL[names.length];
    int offset = 0;
    for (int i = 0; i < names.length; i++) {
      urls[i] = url(names[i], Place.of("--agent-path").after(offset));
      offset += names[i].length() + 1;
    }
    try {
      // Agents are used until the program ends, and so is the loader that makes their classes.
      // Where
      // games are played, threads inherit it.
      var loader = new URLClassLoader(urls, AgentCatalogue.class.getClassLoader());
      Thread.currentThread().setContextClassLoader(loader);
      return AgentCatalogue.of(loader);
    } catch (ServiceConfigurationError | LinkageError e) {
      throw BadInput.at(Place.of("--agent-path"))
          .found(jars)
          .because("an agent cannot be loaded: " + e.getMessage(), e);
    }
  }

  private static URL url(String name, Place place) {
    Path jar = Path.of(name);
    if (name.isEmpty() || !Files.exists(jar)) {
      throw BadInput.at(place).found(name).expected("a jar or a folder of classes");
    }
    try {
      return jar.toUri().toURL();
    } catch (MalformedURLException e) {
      throw BadInput.at(place).found(name).because("this path cannot be opened", e);
    }
  }
}
