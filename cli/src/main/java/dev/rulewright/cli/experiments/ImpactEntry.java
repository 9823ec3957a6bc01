package dev.rulewright.cli.experiments;

import dev.rulewright.reports.results.ImpactRow;
import dev.rulewright.simulator.impact.StoppingRule;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;

/// How far answers move the win rate, and what that rests on. Also the JSON answer of `impact`.
///
/// @param reading the reading whose answers are the default
/// @param player whose win rate is meant
/// @param precision the width in percentage points at which no more games are played
/// @param round games after which it is looked at the width, again and again
/// @param mostGames the most games of an answer, by agents
/// @param answers one for each answer and agents, in the order of the agents and of the ranks
/// @param leftOut the answers that do not go together with the reading
/// @param assumed what stands in the data without evidence
record ImpactEntry(
    String reading,
    int turnLimit,
    long seed,
    String player,
    double precision,
    int round,
    SequencedMap<String, Long> mostGames,
    List<ImpactRow> answers,
    List<AnswerComparison.LeftOut> leftOut,
    SimulationEntry.Assumed assumed) {

  static ImpactEntry of(
      AnswerComparison comparison,
      long seed,
      SequencedMap<String, StoppingRule> rules,
      List<ImpactRow> answers) {
    var combat = comparison.combat();
    var most = new LinkedHashMap<String, Long>();
    rules.forEach((agents, rule) -> most.put(agents, rule.mostPairs()));
    return new ImpactEntry(
        combat.reading(),
        combat.material().numbers().turnLimit(),
        seed,
        combat.players().getFirst().id(),
        100 * rules.firstEntry().getValue().precision(),
        StoppingRule.ROUND,
        most,
        answers,
        comparison.leftOut(),
        SimulationEntry.Assumed.of(combat.material()));
  }

  /// What the numbers say and what they rest on, a paragraph each.
  List<String> basis() {
    return List.of(
        "Default: reading %s; seed %d, turn limit %d.".formatted(reading, seed, turnLimit),
        "Comes up: positions per game under the default in which the answer lists other moves, or a"
            + " move or a card drawn leads to something else, and the games with at least one; counted"
            + " in the first %,d games.".formatted(counted()),
        "Moves the score: that of the %s under the answer minus that under the".formatted(player)
            + " default, in percentage points; a draw counts half. Both play the same games: every"
            + " source of chance and every agent has the same stream of random numbers, and agents"
            + " know the answer they play by.",
        "Interval: 95 %%, Bonett and Price (2012). After every %d games of an answer it is looked at;"
                .formatted(round)
            + " play ends once it is at most %s points wide, or after %s. It is made for a number of"
                .formatted(number(precision), mostGamesText())
            + " games fixed beforehand; simulations in the tests show that it keeps its coverage"
            + " under this rule.",
        "p: exact sign-flip test for pairs, two-sided; adjusted for all %d tests here by Benjamini"
                .formatted(answers.size())
            + " and Hochberg. The largest of many differences is probably an overestimate.",
        "Agents are simple: other agents may give other numbers.");
  }

  private long counted() {
    return answers.stream().mapToLong(ImpactRow::gamesCounted).max().orElse(0);
  }

  private String mostGamesText() {
    return String.join(
        ", ",
        mostGames.entrySet().stream()
            .map(each -> "%,d games (%s)".formatted(each.getValue(), each.getKey()))
            .toList());
  }

  private static String number(double number) {
    String text = "%.1f".formatted(number);
    return text.endsWith(".0") ? text.substring(0, text.length() - 2) : text;
  }
}
