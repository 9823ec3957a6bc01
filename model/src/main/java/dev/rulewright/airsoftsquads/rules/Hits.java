package dev.rulewright.airsoftsquads.rules;

import static dev.rulewright.airsoftsquads.AirsoftClause.ATTACK_2;
import static dev.rulewright.airsoftsquads.AirsoftClause.CARD_1;
import static dev.rulewright.airsoftsquads.AirsoftClause.OUT_1;

import dev.rulewright.airsoftsquads.Operator;
import dev.rulewright.airsoftsquads.Operator.State;
import dev.rulewright.airsoftsquads.Position;
import dev.rulewright.airsoftsquads.Seat;
import dev.rulewright.airsoftsquads.Stage;
import dev.rulewright.kernel.Chronicle;
import dev.rulewright.kernel.Event;

/// How operators go HIT or OUT.
final class Hits extends Chapter {

  private final Performance performance;
  private final boolean counterIsLost = says("counter.objective=lost");
  private final boolean onlyByMyAction = says("perform.own-fault=only-by-my-action");

  Hits(Terms terms, Performance performance) {
    super(terms);
    this.performance = performance;
  }

  Performance performance() {
    return performance;
  }

  /// Whether an operator has to be HIT now.
  ///
  /// - ATTACK-2: Whenever its HITCOUNTER is not below its DP, an OPERATOR is HIT.
  boolean isOverwhelmed(Operator operator) {
    return operator.isStanding() && operator.hits() >= terms.dp(operator);
  }

  /// The position after an operator went HIT.
  ///
  /// @param operator the one on the position, with the HITCOUNTER for which it goes HIT
  Position hit(Position position, Seat owner, int at, Operator operator, Chronicle chronicle) {
    chronicle.tell(() ->
        Event.of(
            "hit %s %d: %s, HITCOUNTER %d, DP %d"
                .formatted(owner, at, operator.name(), operator.hits(), terms.dp(operator)),
            ATTACK_2,
            CARD_1));
    return position.with(owner, at, down(operator, State.HIT));
  }

  /// The position after an operator went OUT.
  Position out(Position position, Seat owner, int at, Chronicle chronicle) {
    Operator operator = position.side(owner).at(at);
    chronicle.tell(
        () -> Event.of("out %s %d: %s".formatted(owner, at, operator.name()), OUT_1, CARD_1));
    return position.with(owner, at, down(operator, State.OUT));
  }

  /// Its counters are gone (Q20), and so are Moves and BONUS; what is attached stays.
  ///
  /// - CARD-1: An OPERATOR has AP, EP, DP and MP, and is ready, EXHAUSTED, HIT or OUT.
  private Operator down(Operator operator, State state) {
    return operator.down(state, counterIsLost ? 0 : operator.objective());
  }

  /// The position after an operator went HIT by its owner's doing (Q24).
  Position hitByOwnFault(Position position, Seat owner, int at, Stage then, Chronicle chronicle) {
    Position hit = hit(position, owner, at, position.side(owner).at(at), chronicle);
    return onlyByMyAction
        ? hit.with(then)
        : performance.earned(hit, owner.other(), then, chronicle);
  }
}
