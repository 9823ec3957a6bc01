package dev.rulewright.simulator.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rulewright.kernel.Game;
import org.junit.jupiter.api.Test;
import tokenrace.Bag;
import tokenrace.RaceDeterminization;
import tokenrace.RaceMove;
import tokenrace.RacePosition;
import tokenrace.TokenRace;

final class ConformanceTest {

  @Test
  void theRaceKeepsEveryPromise() {
    Conformance report = Conformance.of(rules(new TokenRace()), 40);
    assertThat(report.broken()).isEmpty();
    assertThat(report.plays()).isEqualTo(40);
    assertThat(report.longest()).isBetween(20L, (long) TokenRace.LONGEST_PLAY);
    assertThat(report.positions()).isGreaterThan(40 * 20);
  }

  @Test
  void everyPromiseIsMissedWhenItIsBroken() {
    for (Promise promise : Promise.values()) {
      assertThat(broken(promise).broken())
          .as(promise.sentence())
          .extracting(Broken::promise)
          .contains(promise);
    }
  }

  @Test
  void theShortestPlayIsTold() {
    Broken first = broken(Promise.LISTED_IS_LEGAL).broken().getFirst();
    assertThat(first.sentence())
        .isEqualTo(
            "the promise that what is listed is legal is broken: "
                + "show is listed, yet TOKEN-1 refuses it: it is too late");
    // Somebody starts, three tokens are dealt; nine points take two throws.
    assertThat(first.moves()).hasSize(1 + 3 + 4).containsSubsequence("roll", "roll");
    assertThat(first.toString())
        .contains("seed " + first.seed() + ", after these 8 moves and outcomes:\n    starts ")
        .contains("in the position:\n    awaits: choice");
  }

  @Test
  void anExceptionIsToldWithItsPlace() {
    assertThat(broken(Promise.ANSWERS).broken().getFirst().how())
        .matches("threw ArithmeticException \\(too much\\) at BrokenRaces.java:\\d+ in list");
  }

  @Test
  void theSamePlaysGiveTheSameReport() {
    assertThat(broken(Promise.HIDDEN)).isEqualTo(broken(Promise.HIDDEN));
  }

  @Test
  void whoStopsItGetsWhatWasFound() {
    assertThat(Conformance.of(rules(new TokenRace()), 40, () -> true).plays()).isZero();
  }

  private static Conformance broken(Promise promise) {
    return Conformance.of(rules(BrokenRaces.breaking(promise)), 10);
  }

  private static Rules<RacePosition, RaceMove> rules(Game<RacePosition, RaceMove> race) {
    return Rules.of(race)
        .hiding(new RaceDeterminization(Bag.standard())::sample)
        .endingWithin(TokenRace.LONGEST_PLAY);
  }
}
