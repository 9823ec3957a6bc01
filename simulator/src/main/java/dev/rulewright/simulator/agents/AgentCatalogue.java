package dev.rulewright.simulator.agents;

import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.ContentDigest;
import dev.rulewright.kernel.Field;
import dev.rulewright.kernel.Place;
import dev.rulewright.kernel.text.Word;
import dev.rulewright.simulator.setting.Domain;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.ServiceConfigurationError;
import java.util.ServiceLoader;
import java.util.SortedMap;
import java.util.TreeMap;

/// The agents that can be chosen.
public final class AgentCatalogue {

  private final SortedMap<String, AgentProvider> providers;

  private AgentCatalogue(SortedMap<String, AgentProvider> providers) {
    this.providers = providers;
  }

  /// The agents whose providers a class loader finds.
  ///
  /// @throws ServiceConfigurationError if a provider cannot be made, or two have the same name
  public static AgentCatalogue of(ClassLoader loader) {
    var providers = new TreeMap<String, AgentProvider>();
    for (AgentProvider provider : ServiceLoader.load(AgentProvider.class, loader)) {
      AgentProvider other = providers.put(provider.name(), provider);
      if (other != null) {
        throw new ServiceConfigurationError(
            "%s and %s both provide an agent of the name '%s'"
                .formatted(
                    other.getClass().getName(), provider.getClass().getName(), provider.name()));
      }
    }
    return new AgentCatalogue(providers);
  }

  /// The agents whose providers this thread's context class loader finds: on whatever machine,
  /// those that come with the simulator and with whoever started the program.
  ///
  /// @throws ServiceConfigurationError as above
  public static AgentCatalogue standard() {
    ClassLoader loader = Thread.currentThread().getContextClassLoader();
    return of(loader == null ? AgentCatalogue.class.getClassLoader() : loader);
  }

  /// All providers, in the order of their names.
  public Collection<AgentProvider> providers() {
    return providers.values();
  }

  /// Reads `name:key=value:key=value`, see [AgentSpec#parse].
  ///
  /// @param start where the text begins
  /// @throws BadInput if the agent, something set, or a value is unknown
  public AgentSpec read(String text, Place start) {
    AgentSpec spec = AgentSpec.parse(text, start);
    check(spec, text, start);
    return spec;
  }

  /// Reads who plays: one agent for all, or one for each as in `marines=greedy,portalists=random`.
  ///
  /// @param players the names of the players in seat order
  /// @param start where the text begins
  /// @return the agents in seat order
  /// @throws BadInput if an agent or a player is unknown, or a player has no agent or two
  public List<AgentSpec> readAll(String text, List<String> players, Place start) {
    var all = new Word(text, start);
    if (!text.contains(",") && equals(all) < 0) {
      return Collections.nCopies(players.size(), read(text, start));
    }
    var agents = new HashMap<String, AgentSpec>();
    for (Word piece : all.pieces(',')) {
      int equals = equals(piece);
      if (equals < 0) {
        throw piece.expected("player=agent");
      }
      Word player = piece.part(0, equals);
      Word agent = piece.from(equals + 1);
      AgentSpec spec = read(agent.text(), agent.place());
      if (agents.put(player.among(players, "a player"), spec) != null) {
        throw player.because("this player has an agent already");
      }
    }
    return players.stream()
        .map(player ->
            Optional.ofNullable(agents.get(player))
                .orElseThrow(() -> all.expected("an agent for the %s too", player)))
        .toList();
  }

  /// Where the name of a player ends, -1 if there is none: what comes after the first colon is
  /// about an agent.
  private static int equals(Word piece) {
    return piece.text().split(":", 2)[0].indexOf('=');
  }

  /// An agent for a game.
  ///
  /// @throws BadInput if the agent, something set or a value is unknown, if a file that it names
  ///   makes no sense, or if it cannot play this game
  public <P, M> Agent<P, M> make(AgentSpec spec, Knowledge<P, M> knowledge) {
    var settings =
        new AgentSettings(this, check(spec, spec.toString(), Place.of("agent " + spec)), spec);
    return provider(spec)
        .agent(knowledge, settings)
        .orElseThrow(
            () -> BadInput.at(settings.place()).because("this agent cannot play this game"));
  }

  /// What is in the files that agents read, by path: the [digest][ContentDigest] of each.
  ///
  /// @param texts agents, such as what is asked in an experiment; what is no agent is passed over
  /// @throws UncheckedIOException if a file cannot be read
  public SortedMap<String, String> filesOfAgentsIn(Collection<String> texts) {
    var digests = new TreeMap<String, String>();
    for (String text : texts) {
      int end = text.indexOf(':');
      AgentProvider provider = end > 0 ? providers.get(text.substring(0, end)) : null;
      if (provider != null) {
        Map<String, String> settings = AgentSpec.parse(text, Place.of("agent " + text)).settings();
        provider.parameters().stream()
            .filter(parameter -> parameter.domain().equals(Domain.Text.FILE))
            .map(parameter -> settings.get(parameter.name()))
            .filter(Objects::nonNull)
            .forEach(file -> digests.put(file, digest(Path.of(file))));
      }
    }
    return digests;
  }

  private static String digest(Path file) {
    try {
      return ContentDigest.of(Files.readAllBytes(file));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private AgentProvider provider(AgentSpec spec) {
    return Objects.requireNonNull(providers.get(spec.name()), spec.name());
  }

  // ---- Checking ----

  /// Checks an agent that is written as the text.
  private AgentProvider check(AgentSpec spec, String text, Place start) {
    AgentProvider provider = providers.get(spec.name());
    if (provider == null) {
      throw BadInput.at(start).unknown("an agent", spec.name(), providers.keySet());
    }
    spec.settings()
        .forEach((key, value) -> {
          Place place = start.after(text.indexOf(":" + key + "=") + 1);
          check(parameter(provider, key, place), value, place.after(key.length() + 1));
        });
    for (AgentParameter parameter : provider.parameters()) {
      if (parameter.usual().isEmpty() && !spec.settings().containsKey(parameter.name())) {
        throw BadInput.at(start)
            .found(spec.toString())
            .expected(
                "%s=%s, because %s does not play without"
                    .formatted(parameter.name(), parameter.domain().expected(), spec.name()));
      }
    }
    return provider;
  }

  private void check(AgentParameter parameter, String value, Place place) {
    if (parameter.domain().equals(Domain.Text.AGENT) && !providers.containsKey(value)) {
      throw BadInput.at(place).unknown("an agent", value, providers.keySet());
    }
    parameter.domain().check(new Field(parameter.name(), value, place, place));
  }

  private static AgentParameter parameter(AgentProvider provider, String key, Place place) {
    return provider.parameters().stream()
        .filter(parameter -> parameter.name().equals(key))
        .findFirst()
        .orElseThrow(() -> unknown(provider, key, place));
  }

  private static BadInput unknown(AgentProvider provider, String key, Place place) {
    List<String> names = provider.parameters().stream().map(AgentParameter::name).toList();
    return names.isEmpty()
        ? BadInput.at(place).found(key).because("nothing can be set about " + provider.name())
        : BadInput.at(place)
            .unknown("something that can be set about " + provider.name(), key, names);
  }
}
