package dev.rulewright.simulator.experiments;

import dev.rulewright.simulator.batch.Arm;
import dev.rulewright.simulator.statistics.Interval;
import dev.rulewright.simulator.statistics.PairCounts;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/// The same settings, played by agents of rising strength.
record Strengths(List<Strength> strengths, String player, Asked asked) {

  static final String NOTE =
      "Each strength plays both sides. Scores are of pairs of games with the same chance that"
          + " differ in who begins; a draw counts half. Agents are not perfect players: what they"
          + " agree on as they grow stronger is worth more than what one of them says.";

  Strength strongest() {
    return strengths.getLast();
  }

  /// Has every agent play.
  ///
  /// @param leftOut pairs that are left out from the front, because settings were chosen by them
  /// @param prefix what the names of the arms begin with
  /// @return what came of it, in the order of the strengths
  List<ArmScores> play(Arm settings, String prefix, int leftOut, Consumer<String> telling) {
    var scores = new ArrayList<ArmScores>();
    for (Strength strength : strengths) {
      Arm arm = strength.plays(settings, prefix + strength.agent());
      asked.playFresh(List.of(arm), leftOut, strength.pairs());
      scores.add(asked.of(arm));
      telling.accept(
          "%s: the %s score %s".formatted(arm.name(), player, told(scores.getLast().counts())));
    }
    return scores;
  }

  /// One row for each agent.
  ///
  /// @param scores in the order of the strengths
  ResultTable table(String name, List<ArmScores> scores) {
    var rows = new ArrayList<List<String>>();
    for (int i = 0; i < scores.size(); i++) {
      ArmScores each = scores.get(i);
      var row =
          new ArrayList<>(List.of(strengths.get(i).agent(), Long.toString(each.counts().pairs())));
      row.addAll(Difference.texts(each.counts()));
      row.addAll(Difference.texts(each.starterCounts()));
      row.addAll(
          Difference.texts(each.drawn().share(), each.drawn().interval(Difference.CONFIDENCE)));
      row.addAll(Difference.texts(each.turns()));
      rows.add(row);
    }
    return new ResultTable(
        name,
        new Columns()
            .and("agent", "name", "who plays both sides")
            .and("pairs", "pairs", "pairs of games")
            .andEstimate("score", "share", "mean score of the " + player + ", a draw counts half")
            .andEstimate("starter_score", "share", "mean score of who began")
            .andEstimate("drawn", "share", "games that nobody won")
            .andEstimate("turns", "turns", "mean number of turns in a game")
            .list(),
        rows);
  }

  /// `18.7 % (95 % interval 16.1 % to 21.5 %)`.
  static String told(PairCounts counts) {
    Interval interval = counts.interval(Difference.CONFIDENCE);
    return "%s (95 %% interval %s to %s)"
        .formatted(
            ResultTable.percent(counts.mean()),
            ResultTable.percent(interval.low()),
            ResultTable.percent(interval.high()));
  }

  /// What the weaker agents find.
  String others(List<ArmScores> scores) {
    var found = new ArrayList<String>();
    for (int i = 0; i < scores.size() - 1; i++) {
      found.add(
          "%s %s"
              .formatted(
                  strengths.get(i).agent(), ResultTable.percent(scores.get(i).counts().mean())));
    }
    return found.isEmpty() ? "" : "; others: " + String.join(", ", found);
  }
}
