package dev.rulewright.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The game of `model/sample`, compiled from its sources and played out of its jar.
final class SampleGameTest {

  private static final Path SAMPLE = Path.of("..", "model", "sample");

  @TempDir private static Path folder = Path.of("");
  private static String path = "";

  @BeforeAll
  static void makeTheJar() throws IOException {
    path = "--game-path=" + jar().written("sample.jar");
  }

  /// The jar as the tutorial makes it.
  private static OwnJar jar() throws IOException {
    return new OwnJar(folder).compiling(sources(SAMPLE.resolve("src"))).holding(resources());
  }

  private static Path resources() {
    return SAMPLE.resolve("resources");
  }

  private static Stream<Path> sources(Path where) throws IOException {
    try (Stream<Path> files = Files.walk(where)) {
      return files.filter(file -> file.toString().endsWith(".java")).toList().stream();
    }
  }

  @Test
  void conformFindsNothingBroken() {
    Called called = Called.with("conform", path);
    assertThat(called.err()).isEmpty();
    assertThat(called.code()).isZero();
    assertThat(called.out())
        .contains("kept    listed-is-legal   what is listed is legal\n")
        .contains("token-race, reading standard: 20 plays, ");
    assertThat(Called.with("conform", path, "--reading=printed-de").code()).isZero();
  }

  // ---- Bad jars ----

  @Test
  void aJarWithoutAProviderIsRefused() throws IOException {
    refused(
        jar().without("META-INF/services/dev.rulewright.kernel.box.BoxProvider"),
        "there is no game in it: expected a line in META-INF/services/dev.rulewright.kernel");
    refused(
        jar().without("tokenrace/RaceProvider.class"),
        "a game cannot be loaded: .*Provider tokenrace.RaceProvider not found");
    assertThat(Called.with("conform", "--game-path=none.jar").err())
        .isEqualTo("--game-path: 'none.jar': expected a jar or a folder of classes\n");
  }

  /// Bytes 4 to 7 of a class file are its version.
  @Test
  void aJarForAnotherJavaIsRefused() throws IOException {
    refused(
        jar()
            .changing(
                "tokenrace/RaceProvider.class",
                bytes -> {
                  byte[] later = bytes.clone();
                  later[7]++;
                  return later;
                }),
        "a game cannot be loaded: tokenrace/RaceProvider has been compiled by a more recent");
  }

  /// As if it had been compiled when boxes had no rulebook.
  @Test
  void aJarForAnotherRulewrightIsRefused() throws IOException {
    Path box = Path.of("..", "model/src/main/java/dev/rulewright/kernel/Box.java");
    Path older = Files.createTempDirectory(folder, "older").resolve("Box.java");
    Files.writeString(
        older,
        Files.readString(box)
            .replace("  Rulebook rulebook();", "")
            .replace("return rulebook().game();", "return \"token-race\";"));
    Path sources =
        changed("RaceBox", "@Override\\s+public Rulebook rulebook\\(\\)", "Rulebook book()");
    refused(
        new OwnJar(folder)
            .compiling(Stream.concat(sources(sources), Stream.of(older)))
            .without("dev/rulewright/kernel/Box.class")
            .holding(resources()),
        "the game does not fit this version of Rulewright: .*rulebook");
  }

  @Test
  void aPromiseThatIsBrokenIsNamedWithTheShortestPlay() throws IOException {
    Path sources =
        changed(
            "TokenRace",
            "public Turn<RaceMove> turn\\(RacePosition position\\) \\{",
            "$0 if (position.pot() > 8) { throw new ArithmeticException(\"too much\"); }");
    Path bad =
        new OwnJar(folder).compiling(sources(sources)).holding(resources()).written("throwing.jar");
    Called called = Called.with("conform", "--game-path=" + bad);
    assertThat(called.err()).isEmpty();
    assertThat(called.code()).isEqualTo(1);
    assertThat(called.out())
        .contains(
            "BROKEN  answers           the rules answer every question without an exception\n")
        .containsPattern(
            "the promise that the rules answer every question without an exception is broken: threw"
                + " ArithmeticException \\(too much\\) at TokenRace.java:\\d+ in turn\n"
                + "  seed \\d+, after these 7 moves and outcomes:\n    starts ");
  }

  /// The sources with a change in one of them.
  private static Path changed(String type, String pattern, String replacement) throws IOException {
    Path copy = Files.createTempDirectory(folder, "src");
    for (Path source : sources(SAMPLE.resolve("src")).toList()) {
      String text = Files.readString(source);
      boolean meant = source.endsWith(type + ".java");
      String other = meant ? text.replaceFirst(pattern, replacement) : text;
      assertThat(other.equals(text)).as("%s is changed", source).isEqualTo(!meant);
      Files.writeString(copy.resolve(source.getFileName()), other);
    }
    return copy;
  }

  private static void refused(OwnJar jar, String sentence) throws IOException {
    Called called =
        Called.with("conform", "--game-path=" + jar.written("bad-" + jar.hashCode() + ".jar"));
    assertThat(called.err()).containsPattern("^--game-path: ('.*jar': )?" + sentence);
    assertThat(called.code()).isEqualTo(2);
  }
}
