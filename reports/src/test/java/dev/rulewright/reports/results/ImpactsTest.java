package dev.rulewright.reports.results;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.rulewright.kernel.BadInput;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class ImpactsTest {

  @TempDir private Path folder;

  @Test
  void whatWasWrittenCanBeReadBack() throws IOException {
    Impacts impacts = ImpactSamples.impacts(6);
    Path file = Files.writeString(folder.resolve("impact.csv"), impacts.table().csv());
    Impacts read = Impacts.read(file);
    assertThat(read.table()).isEqualTo(impacts.table());
    assertThat(read.agents()).containsExactly("greedy", "random");
    assertThat(Files.readAllLines(file)).hasSize(13);
  }

  @Test
  void theAnswersOfEachAgentsAreRankedByHowFarTheyMoveTheWinRate() {
    Impacts impacts = ImpactSamples.impacts(12);
    for (String agents : impacts.agents()) {
      var rows = impacts.rowsOf(agents);
      assertThat(rows).extracting(ImpactRow::rank).isSorted().startsWith(1).endsWith(12);
      assertThat(rows)
          .isSortedAccordingTo(
              Comparator.comparingDouble((ImpactRow row) -> -Math.abs(row.difference())));
      assertThat(rows).allMatch(row -> row.adjusted() >= row.p());
    }
  }

  @Test
  void aBrokenTableIsRefusedWithItsPlace() throws IOException {
    String table = ImpactSamples.impacts(2).table().csv();
    Path file = folder.resolve("impact.csv");
    Files.writeString(file, table.replaceFirst("rank", "place"));
    assertThatThrownBy(() -> Impacts.read(file))
        .isInstanceOf(BadInput.class)
        .hasMessageStartingWith(file + ":1:1: 'place,question_id");
    Files.writeString(file, "");
    assertThatThrownBy(() -> Impacts.read(file))
        .hasMessageStartingWith(file + ": the file is empty");
    String[] lines = table.split("\n", -1);
    Files.writeString(file, table + lines[1] + "\n");
    assertThatThrownBy(() -> Impacts.read(file))
        .hasMessageStartingWith(file + ":" + lines.length + ":")
        .hasMessageEndingWith("this answer is there already for the same agents");
    Files.writeString(file, table.replaceFirst("\n1,", "\nfirst,"));
    assertThatThrownBy(() -> Impacts.read(file))
        .isInstanceOf(BadInput.class)
        .hasMessageStartingWith(file + ":2:1: 'first': expected a whole number from 1");
  }
}
