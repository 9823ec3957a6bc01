package dev.rulewright.simulator.agents.search;

import dev.rulewright.simulator.agents.Agent;
import dev.rulewright.simulator.agents.AgentParameter;
import dev.rulewright.simulator.agents.AgentParameter.Decimal;
import dev.rulewright.simulator.agents.AgentParameter.Whole;
import dev.rulewright.simulator.agents.AgentProvider;
import dev.rulewright.simulator.agents.AgentSettings;
import dev.rulewright.simulator.agents.Knowledge;
import java.util.List;
import java.util.Optional;

/// Provides [TreeSearch] as `ismcts`.
public final class TreeSearchProvider implements AgentProvider {

  private static final SearchSettings USUAL = SearchSettings.of(1000);

  private static final List<AgentParameter> PARAMETERS =
      List.of(
          new Whole(
              "iterations",
              USUAL.iterations(),
              1,
              100_000_000,
              "ways to go on that are tried for each choice"),
          new Decimal(
              "exploration",
              USUAL.exploration(),
              0,
              100,
              "how much more moves are tried that were tried seldom"),
          new Decimal(
              "best",
              USUAL.best(),
              0,
              1,
              "share of the value after the best reply in the value of a move, the rest is the mean"),
          new Whole(
              "narrow",
              USUAL.narrow(),
              1,
              1_000_000,
              "moves that are looked at when a position is met for the first time"),
          new Decimal(
              "widening",
              USUAL.widening(),
              0,
              1_000_000,
              "moves that are looked at besides, times the square root of the visits"),
          new Whole(
              "alike",
              USUAL.alike(),
              1,
              1_000_000,
              "moves tried out of those that differ in small things only, such as the split of"
                  + " damage"),
          new Whole(
              "playout",
              USUAL.playout(),
              0,
              1_000_000,
              "moves played at random before a position is valued"),
          new Decimal(
              "scale",
              USUAL.scale(),
              0.001,
              1_000_000,
              "advantage in value at which the odds of winning are e : 1"),
          new Decimal(
              "patience",
              USUAL.patience(),
              0.001,
              1,
              "factor by which what is won or lost one move later counts less"),
          new Whole(
              "trees",
              USUAL.trees(),
              1,
              1_000,
              "trees among which the iterations are divided, which grow on all cores, whatever --threads"
                  + " says"));

  @Override
  public String name() {
    return "ismcts";
  }

  @Override
  public String description() {
    return "Tries ways to go on, imagining what it cannot see, and takes the move it came back to"
        + " most often (information-set Monte Carlo tree search).";
  }

  @Override
  public List<AgentParameter> parameters() {
    return PARAMETERS;
  }

  @Override
  public <P, M> Optional<Agent<P, M>> agent(Knowledge<P, M> knowledge, AgentSettings settings) {
    var search =
        new SearchSettings(
            Math.toIntExact(settings.whole("iterations")),
            settings.decimal("exploration"),
            settings.decimal("best"),
            Math.toIntExact(settings.whole("narrow")),
            settings.decimal("widening"),
            Math.toIntExact(settings.whole("alike")),
            Math.toIntExact(settings.whole("playout")),
            settings.decimal("scale"),
            settings.decimal("patience"),
            Math.toIntExact(settings.whole("trees")));
    return Optional.of(
        new TreeSearch<>(knowledge.determinization(), knowledge.evaluation(), search));
  }
}
