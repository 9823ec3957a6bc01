package dev.rulewright.airsoftsquads.rules;

import dev.rulewright.airsoftsquads.Operator;
import dev.rulewright.airsoftsquads.Side;
import dev.rulewright.airsoftsquads.material.Card;
import dev.rulewright.airsoftsquads.material.Material;
import dev.rulewright.airsoftsquads.material.Numbers;
import dev.rulewright.kernel.cards.Pile;
import dev.rulewright.kernel.reading.Asking;
import dev.rulewright.kernel.reading.Reading;

/// The material under a reading, and what operators are worth with what is attached to them.
final class Terms extends Asking {

  private final boolean roundsUp = says("suppression.rounding=up");
  private final Material material;

  Terms(Material material, Reading reading) {
    super(reading);
    this.material = material;
  }

  Material material() {
    return material;
  }

  Numbers numbers() {
    return material.numbers();
  }

  /// The DP of an operator (MOVE-1 takes some from who moved this TURN).
  int dp(Operator operator) {
    Card card = operator.attached();
    return operator.printed().dp()
        + (card == null ? 0 : card.dp())
        - operator.moves() * numbers().moveCostsDp();
  }

  /// The EP of an operator.
  int ep(Operator operator) {
    Card card = operator.attached();
    return operator.printed().ep()
        + (card == null ? 0 : card.ep())
        - operator.moves() * numbers().moveCostsEp();
  }

  /// The AP of an operator that attacks.
  ///
  /// - MODIFY-1: Values are multiplied and divided before anything is added or subtracted.
  int ap(Side side, Operator operator) {
    int ap = operator.printed().ap();
    if (isSuppressed(operator)) {
      ap = (ap + (roundsUp ? 1 : 0)) / 2;
    }
    Pile<Card> strategies = side.strategies();
    for (int kind = 0; !strategies.isEmpty() && kind < strategies.kinds(); kind++) {
      ap += strategies.count(kind) * strategies.kind(kind).ap();
    }
    Card card = operator.attached();
    return ap + (card == null ? 0 : card.ap());
  }

  /// - MODIFY-2: SUPPRESSION: an attacker whose DP less HITCOUNTER is below its printed DP has half
  ///   its printed AP.
  boolean isSuppressed(Operator operator) {
    return dp(operator) - operator.hits() < operator.printed().dp();
  }
}
