package dev.rulewright.kernel.property;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.rulewright.kernel.Check;
import dev.rulewright.kernel.Outcomes;
import dev.rulewright.kernel.Turn;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/// Checks tell what is wrong, by the example of numbers to which moves add others.
class ChecksTest {

  private final Checks<Integer, Object> checks = new Checks<>();

  private @Nullable String position(int position) {
    return check() instanceof Check.OfPosition<Integer, Object> check
        ? check.broken(position)
        : "no check of positions";
  }

  private @Nullable String step(int before, Object move, int after) {
    return check() instanceof Check.OfStep<Integer, Object> check
        ? check.broken(before, move, after)
        : "no check of steps";
  }

  private Check<Integer, Object> check() {
    return Objects.requireNonNull(checks.byId().get("a"));
  }

  @Test
  void aConditionSaysWhatIsWrongOtherwise() {
    checks.positions("a", position -> position < 3, "%s is too much");
    assertThat(position(2)).isNull();
    assertThat(position(3)).isEqualTo("3 is too much");
  }

  @Test
  void ofAStepTheMoveIsTold() {
    checks.steps("a", (before, move, after) -> move.equals(after - before), "'%s' is wrong");
    assertThat(step(1, 2, 3)).isNull();
    assertThat(step(1, 2, 4)).isEqualTo("'2' is wrong");
  }

  @Test
  void aKindOfMovesLeavesOthersOut() {
    checks.steps("a", Integer.class, (_, move, _) -> move > 0, "'%s' goes down");
    assertThat(step(1, "pass", 0)).isNull();
    assertThat(step(1, 1, 2)).isNull();
    assertThat(step(1, -1, 0)).isEqualTo("'-1' goes down");
  }

  @Test
  void ofSeveralThingsTheFirstThatBreaksItIsTold() {
    checks.each(List.of(2, 3)).positions("a", (position, by) -> position % by > 0, "by %s");
    assertThat(position(5)).isNull();
    assertThat(position(6)).isEqualTo("by 2");
    assertThat(position(9)).isEqualTo("by 3");
  }

  @Test
  void ofSeveralThingsInAStepTheMoveIsTold() {
    checks
        .each(List.of(2, 3))
        .steps("a", (before, _, after, by) -> before % by == after % by, "after '%s'");
    assertThat(step(0, "x", 6)).isNull();
    assertThat(step(0, "x", 2)).isEqualTo("after 'x'");
  }

  @Test
  void whoDecidesWithoutAMoveIsTold() {
    checks.whoDecidesHasAMove("a");
    var check = (Check.OfTurn<Integer, Object>) check();
    assertThat(check.broken(0, new Turn.Decision<>(Climbing.Who.ONE, Outcomes.of(List.of()))))
        .isEqualTo("ONE has no move");
    assertThat(check.broken(0, new Turn.Decision<>(Climbing.Who.ONE, Outcomes.of(List.of(1)))))
        .isNull();
  }

  @Test
  void playCanEndWhereAPositionIsOver() {
    checks.playCanEnd("a", position -> position == 3);
    var check = (Check.OfPlay<Integer, Object>) check();
    assertThat(check.goal().isReached(1, 2, 3)).isTrue();
    assertThat(check.goal().isReached(3, 1, 4)).isFalse();
    assertThat(check.repeating()).isFalse();
  }

  @Test
  void aPropertyHasOneCheck() {
    checks.positions("a", _ -> null);
    assertThatThrownBy(() -> checks.steps("a", (_, _, _) -> null))
        .hasMessage("there are two checks of property a");
  }
}
