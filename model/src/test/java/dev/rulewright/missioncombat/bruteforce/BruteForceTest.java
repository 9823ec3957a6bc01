package dev.rulewright.missioncombat.bruteforce;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// The table of counts is what the naive counter counts, and the naive counter plays the examples
/// of the rulebook as the rulebook does. Depth 4 is left to the comparison with the model.
final class BruteForceTest {

  private final BruteForce bruteForce = new BruteForce();

  static Stream<Counted> upToDepthThree() {
    return Counted.table().stream().filter(counted -> counted.depth() <= 3);
  }

  @ParameterizedTest
  @MethodSource("upToDepthThree")
  void theTableHoldsWhatIsCounted(Counted counted) {
    assertThat(bruteForce.perft(counted.text(), counted.depth())).isEqualTo(counted.count());
  }

  static Stream<Counted> fromDepthOneToThree() {
    return upToDepthThree().filter(counted -> counted.depth() >= 1);
  }

  @ParameterizedTest
  @MethodSource("fromDepthOneToThree")
  void theCountsOfTheMovesAddUp(Counted counted) {
    long sum =
        bruteForce.divide(counted.text(), counted.depth()).values().stream()
            .mapToLong(Long::longValue)
            .sum();
    assertThat(sum).isEqualTo(counted.count());
  }

  @Test
  void theExorcistDestroysTheSpecialForceWithTwoAttacks() {
    String after =
        played(
            "example-1",
            "move exorcist@yellow-portal-alpha arterial-road by ap",
            "attack exorcist@arterial-road stealth-special-force@arterial-road=10",
            "attack exorcist@arterial-road stealth-special-force@arterial-road#10=10");
    assertThat(after.lines())
        .contains("ap: 1", "arterial-road: exorcist", "marines-discard: stealth-special-force")
        .noneMatch(line -> line.startsWith("guest:"));
  }

  @Test
  void theSpecialForceDestroysTwoUnitsWithOneAttack() {
    String after =
        played(
            "example-2",
            "move stealth-special-force@arterial-road yellow-portal-alpha by ap",
            "attack stealth-special-force@yellow-portal-alpha psionic-priest@yellow-portal-alpha=10"
                + " psionic-fanatic@yellow-portal-alpha=10");
    assertThat(after.lines())
        .contains(
            "ap: 2",
            "yellow-portal-alpha: stealth-special-force",
            "portalists-discard: psionic-fanatic, psionic-priest");
  }

  @Test
  void theSniperDestroysTwoUnitsInTwoAreasWithOneAttack() {
    String after =
        played(
            "example-3",
            "attack stealth-sniper@bunker-west portal-trooper@arterial-road=10"
                + " portal-trooper@yellow-portal-alpha=10");
    assertThat(after.lines())
        .contains("ap: 3", "portalists-discard: portal-trooper, portal-trooper");
  }

  @Test
  void theTankGoesBackAndHasUsedItsArterialRoadMove() {
    String after =
        played(
            "example-4",
            "move armored-gauss-tank@arterial-road dark-portal by arterial-road",
            "attack armored-gauss-tank@dark-portal#road-used"
                + " portal-trooper@yellow-portal-omega=10 portal-trooper@red-portal=10");
    assertThat(after).contains("ap: 3\n", "guest: armored-gauss-tank@dark-portal#road-used");
    List<String> moves = List.copyOf(bruteForce.divide(after, 1).keySet());
    assertThat(moves)
        .contains("move armored-gauss-tank@arterial-road#road-used hq by ap")
        .noneMatch(move -> move.endsWith("by arterial-road"));
    assertThat(bruteForce.play(after, "end-turn")).contains("arterial-road: armored-gauss-tank\n");
  }

  @Test
  void thePlayIsOverWhenTheLastUnitIsGone() {
    String after = played("last-unit", "play-event trap-portal stealth-sniper@bunker-west");
    assertThat(after).startsWith("stage: over\n");
    assertThat(bruteForce.perft(after, 0)).isEqualTo(1);
    assertThat(bruteForce.perft(after, 1)).isZero();
  }

  private String played(String position, String... moves) {
    String text = new Counted(position, 0, 1).text();
    for (String move : moves) {
      text = bruteForce.play(text, move);
    }
    return text;
  }
}
