package dev.rulewright.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rulewright.cli.output.StandardOutput;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Whatever is wrong with a call is said in a sentence or two, and the exit code is 2.
final class WrongUseTest {

  @TempDir private Path folder;

  private static void complains(String complaint, String... arguments) {
    assertThat(Called.with(arguments)).isEqualTo(new Called(2, "", complaint));
  }

  @Test
  void aMisspeltCommandIsAnsweredWithTheNearest() {
    var called = Called.with("repley");
    assertThat(called.code()).isEqualTo(2);
    assertThat(called.err())
        .startsWith("rulewright: no such command: repley\nDid you mean: rulewright replay ")
        .endsWith("?\nTry: rulewright --help\n");
  }

  @Test
  void aMisspeltOptionIsAnsweredWithTheNearest() {
    complains(
        """
        rulewright: Unknown option: '--limt'
        Possible solutions: --limit, --like
        Try: rulewright moves --help
        """,
        "moves",
        "--limt");
  }

  @Test
  void badInputIsToldWithItsPlace() {
    complains(
        "--position:1:5: 'riflman': expected the name of a unit\nMaybe rifleman?\n",
        "moves",
        "-p",
        "hq: riflman");
    complains(
        "--reading:5: 'foo': expected the name of an answer to road.requires-adjacent"
            + " (any-opposing, adjacent-only, along-free-path)\n",
        "moves",
        "--reading=A38=foo");
  }

  @Test
  void aWrongMoveIsToldWithItsPlace() {
    var called = Called.with("why", "-p", "hq: rifleman; blue-portal: exorcist", "mov rifleman");
    assertThat(called.code()).isEqualTo(2);
    assertThat(called.err())
        .startsWith("move: 'mov': expected the name of a move (")
        .endsWith("Maybe move?\n");
  }

  @Test
  void missingFilesAndFoldersInTheirPlaceAreTold() {
    complains(folder + "/x.txt: no such file\n", "moves", "-p", "@" + folder + "/x.txt");
    complains(folder + "/x.yaml: no such file\n", "moves", "-s", folder + "/x.yaml");
    complains(folder + ": this is a folder, expected a file\n", "moves", "-s", "" + folder);
    complains(folder + ": this is a folder, expected a file\n", "moves", "--data=cards=" + folder);
    complains(folder + ": this is a folder, expected a file\n", "moves", "--cards", "" + folder);
    complains(folder + ": this is a folder, expected a file\n", "moves", "--cards=" + folder);
    complains(folder + "/x: no such file or folder\n", "replay", folder + "/x");
    complains(
        folder + ": no scenario file (*.yaml) in this folder or below it\n", "replay", "" + folder);
  }

  @Test
  void aFileThatIsNotInUtf8IsTold() throws IOException {
    Path file = Files.write(folder.resolve("cards.csv"), new byte[] {(byte) 0xff});
    complains(
        file + ":1:1: these bytes are not UTF-8, expected text in UTF-8 (byte 1 of the file)\n",
        "moves",
        "--data=cards=" + file);
  }

  @Test
  void aFileThatFillsTheMemoryIsRefused() throws IOException {
    Path file = Files.writeString(folder.resolve("x.txt"), "# far too much\n".repeat(200_000));
    complains(
        file + ": the file is too large, expected at most 2,000,000 bytes\n",
        "moves",
        "-p",
        "@" + file);
  }

  @Test
  void whatSteersATerminalIsSpeltOut() throws IOException {
    assertThat(Called.ofMission("why", "mo\u001b[31mve\u009b").err())
        .startsWith("move: 'mo\\x1b[31mve\\x9b': expected the name of a move");
    Path file =
        Files.writeString(
            folder.resolve("x.yaml"),
            """
            game: mission-combat
            title: {en: "one \\e[31mtwo\\rthree"}
            clauses: [TURN-3]
            given: {hq: rifleman, red-portal: exorcist}
            play: [move rifleman arterial-road]
            """);
    Called called = Called.with("replay", file.toString());
    assertThat(called.out() + called.err())
        .contains("x.yaml:2:13: expected text without control characters, found \\x1b")
        .doesNotContain("\u001b", "\r");
  }

  @Test
  void ofALongTextTheMiddleIsLeftOut() {
    Called called = Called.ofMission("why", "x".repeat(200_000));
    assertThat(called.code()).isEqualTo(2);
    assertThat(called.err()).startsWith("move: 'xxx").contains("xxx … xxx").hasSizeLessThan(600);
    called = Called.ofMission("simulate", "--games", "y".repeat(200_000));
    assertThat(called.code()).isEqualTo(2);
    assertThat(called.err()).contains("yyy … yyy").hasSizeLessThan(1200);
  }

  @Test
  void aFolderWithoutANameIsNotTheWorkingFolder() {
    complains(
        """
        rulewright: Invalid value for option '--out': expected a file or a folder, found nothing
        Try: rulewright simulate --help
        """,
        "simulate",
        "--out",
        "");
  }

  @Test
  void moreGamesThanAnybodyCanPlayAreRefused() {
    complains(
        """
        rulewright: --games: expected a number from 1 to 1,000,000,000, found 2147483648
        Try: rulewright simulate --help
        """,
        "simulate",
        "--games",
        "2147483648");
  }

  @Test
  void aFullDiskBehindTheVersionIsToldWithoutATrace() {
    var err = new StringWriter();
    var full =
        new StandardOutput(
            new OutputStream() {
              @Override
              public void write(int octet) throws IOException {
                throw new IOException("No space left on device");
              }
            });
    assertThat(Rulewright.run(full.writer(), new PrintWriter(err), "--version")).isEqualTo(2);
    assertThat(err)
        .hasToString("rulewright: the answer cannot be written: No space left on device\n");
  }

  @Test
  void aCellOfAFileIsToldByLineAndColumn() throws IOException {
    Path file =
        Files.writeString(
            folder.resolve("adjacency.csv"),
            "area,adjacent_area,evidence\nhq,bunker-wst,assumed\n");
    var called = Called.ofMission("moves", "--data=adjacency=" + file);
    assertThat(called.code()).isEqualTo(2);
    assertThat(called.err())
        .startsWith(file + ":2:4: 'bunker-wst': expected the name of an area")
        .endsWith("Maybe bunker-west?\n");
  }

  @Test
  void numbersOutOfRangeAreTold() {
    complains(
        "rulewright: --depth: expected a number from 1, found 0\nTry: rulewright perft --help\n",
        "perft",
        "--depth=0");
    complains(
        "rulewright: --limit: expected a number from 0, found -1\nTry: rulewright moves --help\n",
        "moves",
        "--limit=-1");
    complains(
        """
        rulewright: --games: expected a number from 1 to 1,000,000,000, found 0
        Try: rulewright simulate --help
        """,
        "simulate",
        "--games=0");
    complains(
        """
        rulewright: --threads: expected a number from 1 to 1,024, found 0
        Try: rulewright demo --help
        """,
        "demo",
        "--threads=0");
    for (String command : List.of("simulate", "impact --all", "diverge --b=standard", "check")) {
      assertThat(Called.ofMission((command + " --threads=100000").split(" ", -1)))
          .returns(2, Called::code)
          .returns(true, called -> called.err().contains("from 1 to 1,024, found 100000"));
    }
    complains(
        "--turn-limit: '0': expected a whole number of turns from 1 to 30000 for"
            + " numbers.turn-limit\n",
        "simulate",
        "--game=mission-combat",
        "--turn-limit=0");
  }

  @Test
  void whatIsNoNumberIsToldInPlainWords() {
    complains(
        """
        rulewright: Invalid value for option '--games': expected a whole number, found 'abc'
        Try: rulewright simulate --help
        """,
        "simulate",
        "--games=abc");
    complains(
        """
        rulewright: Invalid value for option '--look': expected a whole number of at most 2,147,483,647, found '3000000000'
        Try: rulewright compare --help
        """,
        "compare",
        "--b=numbers.turn-ap=5",
        "--look=3000000000");
    complains(
        """
        rulewright: Invalid value for option '--alpha': expected a number, found 'x'
        Try: rulewright compare --help
        """,
        "compare",
        "--b=numbers.turn-ap=5",
        "--alpha=x");
  }

  @Test
  void enginesThatCannotPlayAreTold() {
    complains(
        "--engine: 'sparc': expected the name of an engine (threads, spark)\nMaybe spark?\n",
        "simulate",
        "--engine=sparc");
    complains(
        """
        rulewright: --master goes with --engine spark
        Try: rulewright sweep --help
        """,
        "sweep",
        "--vary=numbers.turn-ap=3..5",
        "--master=local[2]");
    complains(
        """
        rulewright: --threads goes with --engine threads; with Spark, --master says how many: local[2]
        Try: rulewright simulate --help
        """,
        "simulate",
        "--engine=spark",
        "--threads=2");
    // As here, where nobody put it on the class path.
    complains(
        """
        rulewright: --engine spark: Spark is not on the class path; ./rulewright and spark-submit put it\
         there, see simulator/spark/README.md
        Try: rulewright simulate --help
        """,
        "simulate",
        "--game=mission-combat",
        "--engine=spark");
  }

  @Test
  void wrongAgentsAreTold() {
    complains(
        "--agents:9: 'gredy': expected the name of an agent (greedy, heuristic, ismcts, random,"
            + " script)\n"
            + "Maybe greedy?\n",
        "simulate",
        "--game=mission-combat",
        "--agents=marines=gredy");
    complains(
        "--agents: 'marines=greedy': expected an agent for the portalists too\n",
        "simulate",
        "--game=mission-combat",
        "--agents=marines=greedy");
    complains(
        "--agents:16: 'marines': this player has an agent already\n",
        "simulate",
        "--game=mission-combat",
        "--agents=marines=greedy,marines=random".replace("greedy", "random"));
  }

  @Test
  void aPlaceThatCannotBeWrittenToIsTold() throws IOException {
    Path file = Files.writeString(folder.resolve("file"), "");
    complains(
        "rulewright: " + file + ": a file stands where a folder is needed\n",
        "simulate",
        "--game=mission-combat",
        "--games=2",
        "--agents=random",
        "--out",
        file.toString());
    complains(
        "rulewright: " + file + "/below: Not a directory\n",
        "demo",
        "--games=2",
        "--out",
        file + "/below");
  }

  @Test
  void whatExcludesEachOtherIsTold() {
    complains(
        """
        rulewright: --position=TEXT|@FILE, --scenario=FILE are mutually exclusive (specify only one)
        Try: rulewright moves --help
        """,
        "moves",
        "-p",
        "x",
        "-s",
        "y");
  }

  @Test
  void everyCommandExplainsItselfWithExamples() {
    for (String command :
        List.of("demo", "replay", "simulate", "moves", "why", "perft", "clauses", "readings")) {
      var called = Called.with(command, "--help");
      assertThat(called.code()).isZero();
      assertThat(called.out())
          .startsWith("Usage: rulewright " + command)
          .contains("\nExamples:\n  rulewright " + command);
    }
  }

  @Test
  void withoutACommandTheHelpIsShown() {
    assertThat(Called.with()).isEqualTo(Called.with("--help"));
    assertThat(Called.with("--version").out()).startsWith("Rulewright ");
    assertThat(Called.with("editions", "check", "-V")).isEqualTo(Called.with("--version"));
  }

  @Test
  void aShellCanCompleteTheCommands() {
    assertThat(Called.with("generate-completion").out()).contains("perft", "--divide");
  }
}
