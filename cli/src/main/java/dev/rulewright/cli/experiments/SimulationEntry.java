package dev.rulewright.cli.experiments;

import dev.rulewright.kernel.box.DataFile;
import dev.rulewright.missioncombat.material.Card;
import dev.rulewright.missioncombat.material.Faction;
import dev.rulewright.missioncombat.material.Material;
import dev.rulewright.simulator.agents.AgentSpec;
import dev.rulewright.simulator.statistics.DistinctCourses;
import dev.rulewright.simulator.statistics.Distribution;
import dev.rulewright.simulator.statistics.PairCounts;
import dev.rulewright.simulator.statistics.PairedProportion;
import dev.rulewright.simulator.statistics.Summary;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// What a batch of games says and what it rests on. Also the JSON answer of `simulate`.
///
/// @param games games finished
/// @param pairs pairs of games that share their chance
/// @param distinct games of different course; beyond three million an estimate
/// @param distinctError relative standard error of the estimate, left out if they were counted
/// @param set what was set about the game besides, by key
/// @param from where games began, in words, if not with the set-up; then they are not in pairs
/// @param agents who played, by player
/// @param scores what each player scored in all games, a draw counts half
/// @param startPlayerScore what the player who began scored
/// @param wins what each player won of the games that somebody won
/// @param startPlayer what the player who began won of them
/// @param drawn games that nobody won, of all
/// @param endings games by the reason why they ended
/// @param warning what makes the shares doubtful, if something does
/// @param turns turns of a game, both players together
/// @param moves decisions in a game
/// @param assumed what stands in the data without evidence
public record SimulationEntry(
    long games,
    long pairs,
    long distinct,
    @Nullable Double distinctError,
    long seed,
    String reading,
    int turnLimit,
    Map<String, String> set,
    @Nullable String from,
    Map<String, String> agents,
    Map<String, Score> scores,
    Score startPlayerScore,
    Map<String, Share> wins,
    Share startPlayer,
    Share drawn,
    Map<String, Integer> endings,
    @Nullable String warning,
    Length turns,
    Length moves,
    Assumed assumed) {

  private static final double CONFIDENCE = 0.95;

  /// A mean score with its 95 % interval, see [PairCounts#interval].
  record Score(double score, double low, double high) {

    static Score of(PairCounts counts) {
      var interval = counts.interval(CONFIDENCE);
      return new Score(counts.mean(), interval.low(), interval.high());
    }
  }

  /// A share of games with its 95 % interval, see [PairedProportion#interval].
  ///
  /// @param share null if there are no games to take a share of
  record Share(int games, int of, @Nullable Double share, double low, double high) {

    static Share of(PairedProportion proportion) {
      var interval = proportion.interval(CONFIDENCE);
      return new Share(
          proportion.successes(),
          proportion.trials(),
          proportion.trials() == 0 ? null : proportion.share(),
          interval.low(),
          interval.high());
    }
  }

  /// How long games are.
  record Length(long least, long quarter, long median, long threeQuarters, long most, double mean) {

    static Length of(Distribution lengths) {
      return new Length(
          lengths.min(),
          lengths.quantile(0.25),
          lengths.quantile(0.5),
          lengths.quantile(0.75),
          lengths.max(),
          lengths.mean());
    }
  }

  /// What stands in the data without evidence.
  ///
  /// @param cards cards of which everything is assumed
  /// @param values cards of which some values are assumed, with the names of these
  /// @param adjacencies pairs of adjacent areas that are assumed, of all
  record Assumed(
      List<String> cards, Map<String, String> values, int adjacencies, int ofAdjacencies) {

    static Assumed of(Material material) {
      List<Card> cards =
          material.cards().filter(card -> !card.identity().assumed().isBlank()).toList();
      var values = new LinkedHashMap<String, String>();
      cards.stream()
          .filter(card -> !isWhollyAssumed(card))
          .forEach(card -> values.put(card.id(), card.identity().assumed()));
      var pairs = material.board().adjacencies();
      return new Assumed(
          cards.stream().filter(Assumed::isWhollyAssumed).map(Card::id).toList(),
          values,
          (int) pairs.stream().filter(pair -> pair.evidence().startsWith("assumed")).count(),
          pairs.size());
    }

    private static boolean isWhollyAssumed(Card card) {
      return card.identity().assumed().equals("all");
    }
  }

  public static SimulationEntry of(Simulation simulation, Summary summary) {
    var combat = simulation.combat();
    var agents = new LinkedHashMap<String, String>();
    var scores = new LinkedHashMap<String, Score>();
    summary.paired().scores().forEach((player, counts) -> scores.put(player, Score.of(counts)));
    var wins = new LinkedHashMap<String, Share>();
    for (Faction player : combat.players()) {
      AgentSpec agent = simulation.agents().get(player.seat());
      agents.put(player.id(), agent.toString());
      wins.put(
          player.id(),
          Share.of(summary.paired().won().getOrDefault(player.id(), PairedProportion.NONE)));
    }
    DistinctCourses distinct = summary.paired().distinct();
    return new SimulationEntry(
        summary.games(),
        summary.paired().pairs(),
        Math.min(distinct.number(), summary.games()),
        distinct.isCounted() ? null : distinct.error(),
        simulation.seed(),
        combat.reading(),
        combat.material().numbers().turnLimit(),
        simulation.set(),
        simulation.workshop().start().map(DataFile::name).orElse(null),
        agents,
        scores,
        Score.of(summary.paired().starterScore()),
        wins,
        Share.of(summary.paired().wonByStarter()),
        Share.of(summary.paired().drawn()),
        summary.endings(),
        summary.warning().orElse(null),
        Length.of(summary.turns()),
        Length.of(summary.moves()),
        Assumed.of(combat.material()));
  }
}
