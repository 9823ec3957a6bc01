package dev.rulewright.cli.rulings;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rulewright.cli.Called;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Replaying what an edition tells under what each edition prints.
final class ReplayProfilesTest {

  private static final Path EXAMPLES = Path.of("../scenarios/mission-combat/00-examples");

  @TempDir private Path folder;

  /// To write the file anew: `./rulewright replay --profiles scenarios/mission-combat/00-examples`.
  @Test
  void theExamplesAreHeldAgainstEachEdition() throws IOException {
    var called = Called.with("replay", "--profiles", EXAMPLES.toString());
    assertThat(called.out().replace("../scenarios/", "scenarios/"))
        .isEqualTo(Files.readString(EXAMPLES.resolve("profiles.txt")));
    assertThat(called.err()).isEmpty();
    assertThat(called.code()).isZero();
  }

  /// The weapon of the trooper is assumed, and with another one the French edition would be right.
  @Test
  void whatRestsOnAnAssumedValueIsNoContradiction() {
    assertThat(
            Called.with("replay", "--profiles", EXAMPLES.resolve("example-4.yaml").toString())
                .out())
        .doesNotContain("contradicts the edition's own")
        .contains("  printed-fr  does not hold, which rests on an assumed value, the weapon of");
  }

  @Test
  void anEditionThatTellsWhatItsClausesForbidContradictsItself() throws IOException {
    String file =
        Files.writeString(
                folder.resolve("s.yaml"),
                """
                title: A free walk
                game: mission-combat
                clauses: [MOVE-1]
                told-in: {de: as here, fr: the unit walks (MOVE-1)}
                given: {arterial-road: rifleman, hq: gunner, red-portal: exorcist}
                play: [move rifleman blue-portal by arterial-road]
                """)
            .toString();
    assertThat(Called.with("replay", "--profiles", file).out())
        .contains("A free walk\n" + file + ", told in de, fr\nabout MOVE-1\n")
        .contains("\n  standard    holds\n")
        .contains("\n  printed-de  holds\n")
        .contains("\n  printed-en  does not hold, nor does this edition tell it: refused at")
        .contains("\n  printed-fr  contradicts the edition's own clauses: refused at step 1 by")
        .contains("; told otherwise: the unit\n              walks (MOVE-1)\n");
  }
}
