package dev.rulewright.cli.guarantees.check;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rulewright.alloy.Obligation;
import dev.rulewright.alloy.Proof;
import dev.rulewright.alloy.Scope;
import dev.rulewright.alloy.solver.Answer;
import dev.rulewright.reports.results.Verdict;
import java.util.List;
import org.junit.jupiter.api.Test;

final class PropertyProofTest {

  /// A slower machine may not say anything else of the rules than a fast one.
  @Test
  void whoeverIsOverTimeWasStoppedAndFoundNothingOut() {
    PropertyProof slow = proof("not within 120 s");
    assertThat(slow.verdict()).isEqualTo(Verdict.STOPPED);
    assertThat(slow.details()).containsExactly("stopped, or over time, before attack");
    assertThat(proof("a solver broke off").verdict()).isEqualTo(Verdict.UNKNOWN);
  }

  @Test
  void aProofIsWorthNoMoreThanTheInvariantItRestsOn() {
    List<Proof> proved = steps(new Answer.Unsatisfiable(120));
    assertThat(new PropertyProof(proved, Verdict.PROVED).verdict()).isEqualTo(Verdict.PROVED);
    assertThat(new PropertyProof(proved, Verdict.NOT_PROVED).verdict()).isEqualTo(Verdict.UNKNOWN);
    var stopped = new PropertyProof(proved, Verdict.STOPPED);
    assertThat(stopped.verdict()).isEqualTo(Verdict.STOPPED);
    assertThat(stopped.details()).containsExactly("rests on the invariant: stopped");
  }

  private static PropertyProof proof(String why) {
    return new PropertyProof(steps(new Answer.Unknown(why, 120)));
  }

  private static List<Proof> steps(Answer answer) {
    var obligation =
        new Obligation("at-most-one-guest", "attack", "atMostOneGuest_attack", Scope.USUAL);
    return List.of(new Proof(obligation, answer, 1));
  }
}
