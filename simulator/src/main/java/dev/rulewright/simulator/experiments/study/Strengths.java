package dev.rulewright.simulator.experiments.study;

import dev.rulewright.simulator.batch.Arm;
import dev.rulewright.simulator.experiments.ArmScores;
import dev.rulewright.simulator.experiments.Asked;
import dev.rulewright.simulator.experiments.Grouping;
import dev.rulewright.simulator.experiments.ResultTable;
import dev.rulewright.simulator.experiments.Rows;
import dev.rulewright.simulator.experiments.Strength;
import dev.rulewright.simulator.statistics.Estimate;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/// The same settings, played by agents of rising strength.
record Strengths(List<Strength> strengths, String player, Asked asked) {

  static String note(Grouping grouping) {
    return "Each strength plays both sides. Scores are of %s; a draw counts half. Agents are not"
            .formatted(
                grouping.turnsStart()
                    ? "pairs of games with the same chance that differ in who begins"
                    : "games with shuffles of their own")
        + " perfect players: what they agree on as they grow stronger is worth more than what one"
        + " of them says.";
  }

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
          "%s: score of %s %s".formatted(arm.name(), player, scores.getLast().score().inPercent()));
    }
    return scores;
  }

  /// One row for each agent.
  ///
  /// @param scores in the order of the strengths
  ResultTable table(String name, List<ArmScores> scores) {
    Rows rows = Rows.of("strengths", words(), List.of());
    for (int i = 0; i < scores.size(); i++) {
      ArmScores each = scores.get(i);
      rows.row(
          strengths.get(i).agent(),
          each.counts().pairs(),
          each.score(),
          asked.grouping().ofStarter(each.starterScore()),
          each.drawn(),
          each.turns());
    }
    return rows.named(name);
  }

  private Map<String, String> words() {
    var words = new HashMap<>(asked.grouping().words());
    words.put("player", player);
    return words;
  }

  /// What the weaker agents find.
  String others(List<ArmScores> scores) {
    var found = new ArrayList<String>();
    for (int i = 0; i < scores.size() - 1; i++) {
      found.add(
          "%s %s"
              .formatted(
                  strengths.get(i).agent(), Estimate.percent(scores.get(i).counts().mean())));
    }
    return found.isEmpty() ? "" : "; others: " + String.join(", ", found);
  }
}
