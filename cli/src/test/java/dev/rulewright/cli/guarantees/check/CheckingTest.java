package dev.rulewright.cli.guarantees.check;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rulewright.cli.input.ScenarioFolders;
import dev.rulewright.kernel.box.ChosenGame;
import dev.rulewright.missioncombat.box.MissionCombatBox;
import dev.rulewright.reports.results.Checks;
import dev.rulewright.reports.results.Verdict;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;

/// A check that somebody stops.
class CheckingTest {

  private static final String PROPERTIES =
      "--property=at-most-one-guest,going-back-keeps-control,play-can-still-be-won,m6-is-moot";
  private static final String READING = "--reading=standard";

  @TempDir private Path folder;

  private static CheckReport checked(BooleanSupplier stop, String... words) {
    var options = new CheckOptions();
    new CommandLine(options).setCaseInsensitiveEnumValuesAllowed(true).parseArgs(words);
    return new Checking<>(
            options,
            MissionCombatBox.standard(),
            Collections.emptySortedMap(),
            options.worlds(ScenarioFolders.SHIPPED.find("mission-combat")),
            _ -> ChosenGame.standard("mission-combat"),
            _ -> {},
            stop)
        .run();
  }

  /// Stops when it was asked so many times.
  private static BooleanSupplier after(int questions) {
    var asked = new AtomicInteger();
    return () -> asked.getAndIncrement() >= questions;
  }

  private String[] exploring(String... more) {
    Path worlds = Path.of("../scenarios/mission-combat/worlds");
    var options =
        new ArrayList<>(
            List.of(
                PROPERTIES,
                READING,
                "--method=explore",
                "--bound=positions=60000",
                "--threads=2",
                "--worlds=" + worlds.resolve("duel.yaml") + "," + worlds.resolve("skirmish.yaml")));
    options.addAll(List.of(more));
    return options.toArray(String[]::new);
  }

  @Test
  void whatIsStoppedWritesItsTableAndSaysWhatIsMissing() throws IOException {
    CheckReport report = checked(after(20), exploring());
    assertThat(verdictOf("at-most-one-guest", report.checks())).isEqualTo(Verdict.STOPPED);
    assertThat(verdictOf("m6-is-moot", report.checks())).isEqualTo(Verdict.STOPPED);
    Path out = folder.resolve("out");
    report.write(out, "rulewright check");
    assertThat(Files.readString(out.resolve("check.txt")))
        .contains("at-most-one-guest         explore stopped\n")
        .contains(
            "\n"
                + "  explore under standard: 1 world to the end, 2,405 positions; stopped before"
                + " the end: skirmish (");
    assertThat(Files.readString(out.resolve("check.csv")))
        .contains("m6-is-moot,standard,search,stopped,");
  }

  @Test
  void whatIsStoppedBeforeItBeginsHasARowForEverything() {
    Checks checks = checked(() -> true, PROPERTIES, READING).checks();
    assertThat(checks.rows()).hasSize(8).allMatch(row -> row.verdict() == Verdict.STOPPED);
    assertThat(checks.stopped()).isEqualTo(8);
    assertThat(checks.hasTrouble()).isFalse();
  }

  /// However often it is stopped, and wherever.
  @Test
  void whatIsRepeatedInItsFolderEndsAsIfNobodyHadStoppedIt() {
    Checks whole = checked(() -> false, exploring()).checks();
    assertThat(whole.stopped()).isZero();
    String[] options = exploring("--work=" + folder.resolve("work"));
    for (int questions : new int[] {0, 3, 6, 9, 12}) {
      assertThat(checked(after(questions), options).checks().stopped()).isPositive();
    }
    assertThat(checked(() -> false, options).checks().table()).isEqualTo(whole.table());
    assertThat(folder.resolve("work/standard/skirmish/log.bin")).isNotEmptyFile();
  }

  @Test
  void proofsThatAreUnderWayEndWithoutAnAnswer() {
    // By then the processes that solve have begun.
    Checks checks =
        checked(
                after(5),
                "--property=contested-only-with-guest",
                READING,
                "--method=alloy",
                "--threads=1")
            .checks();
    assertThat(checks.rows())
        .singleElement()
        .satisfies(row -> assertThat(row.verdict()).isEqualTo(Verdict.STOPPED))
        .satisfies(row -> assertThat(row.detail()).startsWith("stopped, or over time, before "));
  }

  private static Verdict verdictOf(String property, Checks checks) {
    return checks.rowsOf(property).stream().map(Checks.Row::verdict).findFirst().orElseThrow();
  }
}
