package dev.rulewright.cli.guarantees;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rulewright.cli.Called;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CheckCommandTest {

  private static final String WORLDS = "../scenarios/mission-combat/worlds/";

  @TempDir private Path folder;

  @Test
  void theListExplainsEveryProperty() {
    var called = Called.ofMission("check", "--list");
    assertThat(called.code()).as(called.err()).isZero();
    assertThat(called.out())
        .contains(
            "\n  at-most-one-guest\n      There is at most one guest at a time.\n      [MOVE-5")
        .contains("\n  m8-is-moot\n");
  }

  @Test
  void whatHoldsInAWorldIsSaidWithItsBound() {
    var called =
        Called.ofMission(
            "check",
            "--property=at-most-one-guest",
            "--reading=standard",
            "--method=explore",
            "--worlds=" + WORLDS + "duel.yaml");
    assertThat(called.code()).as(called.err()).isZero();
    assertThat(called.out())
        .startsWith("property           standard\nat-most-one-guest  explore holds\n")
        .contains("\n  explore under standard: 1 world to the end, 2,405 positions; ");
  }

  @Test
  void aBoundIsNeverTakenForTheEnd() {
    var called =
        Called.ofMission(
            "check",
            "--property=at-most-one-guest",
            "--reading=standard",
            "--method=explore",
            "--bound=depth=2",
            "--worlds=" + WORLDS + "duel.yaml");
    assertThat(called.code()).as(called.err()).isZero();
    assertThat(called.out())
        .contains("explore nothing found", "standard: stopped before the end: duel (");
  }

  /// The scenario that is written shows the failure, and replays. Played on the map of training,
  /// which is standard, no turn of these worlds would be the last.
  @Test
  void whatAWorldChoosesBeforeTheSetUpIsPlayed() {
    String worlds = "../scenarios/starquest/worlds";
    var called =
        Called.with(
            "check",
            "--game=starquest",
            "--method=explore",
            "--reading=standard",
            "--worlds=" + worlds);
    assertThat(called.out()).contains("3 worlds to the end");
    var otherwise =
        Called.with(
            "check",
            "--game=starquest",
            "--option=mission=training",
            "--method=explore",
            "--reading=standard",
            "--worlds=" + worlds);
    assertThat(otherwise.out()).contains("explore not stated").doesNotContain("to the end");
  }

  @Test
  void aPlayThatBreaksAPropertyIsToldAndKept() throws IOException {
    Path out = folder.resolve("mission-combat");
    var called =
        Called.ofMission(
            "check",
            "--property=only-waiting-units-have-damage",
            "--reading=standard,event.target-side=any",
            "--method=explore",
            "--worlds=" + WORLDS + "own-fire.yaml",
            "--bound=positions=50000",
            "--out=" + out);
    assertThat(called.code()).as(called.err()).isZero();
    assertThat(called.out()).contains("fails, as expected", "an event damages units of its own");
    Path scenario =
        out.resolve("only-waiting-units-have-damage-standard-event-target-side-any.yaml");
    assertThat(Files.readString(scenario)).contains("reading: \"standard,event.target-side=any\"");
    var replayed = Called.with("replay", "--quiet", scenario.toString());
    assertThat(replayed.code()).as(replayed.out() + replayed.err()).isZero();
    assertThat(Files.readString(out.resolve("check.html"))).contains("fails, as expected");
    assertThat(Files.readString(out.resolve("check.csv")))
        .startsWith("property,reading,method,verdict,bound,detail,witness,clauses,sentence\n");
    Path moved = Files.move(out, folder.resolve("moved"));
    var report = Called.with("report", moved.toString());
    assertThat(report.code()).as(report.err()).isZero();
    assertThat(moved.resolve("report.html"))
        .content()
        .contains("Mission: Combat!", "--worlds=", "own-fire.yaml");
  }

  @Test
  void aPropertyIsProvedOnSmallBoards() {
    var called =
        Called.ofMission(
            "check",
            "--property=turns-alternate",
            "--reading=standard",
            "--method=alloy",
            "--bound=areas=3,units=2");
    assertThat(called.code()).as(called.err()).isZero();
    assertThat(called.out())
        .contains("turns-alternate  alloy proved")
        .contains("any play on any board, 3 areas, 2 units");
  }

  @Test
  void theClausesThatAProofNeedsAreNamed() {
    var called =
        Called.ofMission(
            "check",
            "--property=no-damage-between-turns",
            "--reading=standard",
            "--method=alloy",
            "--clauses",
            "--bound=areas=3,units=2");
    assertThat(called.code()).as(called.err()).isZero();
    assertThat(called.out())
        .contains("\n  no-damage-between-turns under standard, by alloy: needs END-1\n");
  }

  @Test
  void methodsAreListedAsTheHelpHasThem() {
    var called = Called.ofMission("check", "--method=explor");
    assertThat(called.code()).isEqualTo(2);
    assertThat(called.err()).contains("expected one of explore, alloy, both, found 'explor'");
  }

  @Test
  void unknownNamesAreAnsweredWithTheNearest() {
    assertThat(Called.ofMission("check", "--property=at-most-one-gest").err())
        .isEqualTo(
            """
            --property: 'at-most-one-gest': expected the name of a property
            Maybe at-most-one-guest?
            """);
    var called = Called.ofMission("check", "--bound=position=3");
    assertThat(called.code()).isEqualTo(2);
    assertThat(called.err()).contains("Maybe positions?");
    assertThat(Called.ofMission("check", "--worlds=nowhere"))
        .isEqualTo(new Called(2, "", "nowhere: no such file or folder\n"));
  }
}
