package dev.rulewright.simulator.agents;

import dev.rulewright.kernel.Place;
import java.nio.file.Path;
import java.util.NoSuchElementException;
import java.util.Optional;

/// What is set about an agent: a valid value for each of its parameters.
public final class AgentSettings {

  private final AgentCatalogue catalogue;
  private final AgentProvider provider;
  private final AgentSpec spec;

  /// Settings that the catalogue has found valid.
  AgentSettings(AgentCatalogue catalogue, AgentProvider provider, AgentSpec spec) {
    this.catalogue = catalogue;
    this.provider = provider;
    this.spec = spec;
  }

  /// The agent as text.
  public AgentSpec spec() {
    return spec;
  }

  /// Where to say that something is wrong with the agent as a whole.
  public Place place() {
    return Place.of("agent " + spec);
  }

  /// The value of a whole number.
  ///
  /// @throws NoSuchElementException if the agent has no parameter of that name
  public long whole(String name) {
    return Long.parseLong(text(name));
  }

  /// The value of a number.
  ///
  /// @throws NoSuchElementException if the agent has no parameter of that name
  public double decimal(String name) {
    return Double.parseDouble(text(name));
  }

  /// The file, if one is given.
  public Optional<Path> file(String name) {
    return Optional.ofNullable(spec.settings().get(name)).map(Path::of);
  }

  /// The other agent that a parameter names, for the same game, if one is given.
  ///
  /// @throws dev.rulewright.kernel.BadInput if the other agent cannot play that game
  public <P, M> Optional<Agent<P, M>> agent(String name, Knowledge<P, M> knowledge) {
    return Optional.ofNullable(spec.settings().get(name))
        .map(agent -> catalogue.make(AgentSpec.of(agent), knowledge));
  }

  private String text(String name) {
    String given = spec.settings().get(name);
    return given != null
        ? given
        : provider.parameters().stream()
            .filter(parameter -> parameter.name().equals(name))
            .findFirst()
            .orElseThrow(() -> new NoSuchElementException(provider.name() + " has no " + name))
            .usual();
  }
}
