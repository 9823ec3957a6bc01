package dev.rulewright.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The launcher with programs beside it that only write down how they were called.
final class LauncherTest {

  @TempDir private Path root;

  private Path jdk;
  private Path programs;

  /// A project that is built.
  @BeforeEach
  void project() throws IOException {
    Files.copy(Path.of("..", "rulewright"), root.resolve("rulewright"));
    executable(root.resolve("rulewright"));
    Files.writeString(root.resolve("pom.xml"), "<duckdb.version>7</duckdb.version>\n");
    Files.createDirectories(root.resolve("cli/target/rulewright"));
    Files.writeString(root.resolve("cli/target/rulewright/built"), "");
    jdk = Files.createDirectories(root.resolve("jdk"));
    Files.writeString(jdk.resolve("release"), "JAVA_VERSION=\"25.0.1\"\n");
    program(jdk.resolve("bin/javac"), "");
    java("exit 0");
    programs = Files.createDirectories(root.resolve("programs"));
    locales("C.utf8", "de_DE.utf8");
  }

  private void java(String otherwise) throws IOException {
    program(
        jdk.resolve("bin/java"),
        """
        echo "LC_ALL=$LC_ALL $*" >>%s
        case "$*" in *AOTCacheOutput*) exit 1 ;; esac
        %s
        """
            .formatted(root.resolve("calls"), otherwise));
  }

  /// Says of LC_ALL=C what glibc says.
  private void locales(String... known) throws IOException {
    program(
        programs.resolve("locale"),
        """
        case $1 in
          charmap) if [ "$LC_ALL" = C ]; then echo ANSI_X3.4-1968; else echo UTF-8; fi ;;
          -a) printf '%%s\\n' C POSIX de_DE.iso88591 %s ;;
        esac
        """
            .formatted(String.join(" ", known)));
  }

  @Test
  void javaIsGivenALocaleThatKnowsAllLetters() throws Exception {
    assertThat(call("C", "replay", "x.yaml").code).isZero();
    assertThat(calls().getLast()).startsWith("LC_ALL=C.utf8 ").endsWith(" replay x.yaml");
    call("de_DE.UTF-8", "replay", "x.yaml");
    assertThat(calls().getLast()).startsWith("LC_ALL=de_DE.UTF-8 ");
  }

  @Test
  void anyUtf8LocaleDoes() throws Exception {
    locales("de_DE.utf8", "en_US.UTF-8");
    call("C", "moves");
    assertThat(calls().getLast()).startsWith("LC_ALL=de_DE.utf8 ");
  }

  @Test
  void withoutOneOnlyNamesInAsciiAreTaken() throws Exception {
    locales();
    assertThat(call("C", "moves", "two\nlines").code).isZero();
    assertThat(calls())
        .filteredOn(line -> line.startsWith("LC_ALL="))
        .last()
        .asString()
        .startsWith("LC_ALL=C ")
        .endsWith(" moves two");
    int before = calls().size();
    Ended umlaut = call("C", "replay", "$(printf 'b\\303\\244d.yaml')");
    assertThat(umlaut.code).isEqualTo(2);
    assertThat(umlaut.text).startsWith("rulewright: no UTF-8 locale here ");
    assertThat(calls()).hasSize(before);
  }

  @Test
  void theStartIsTrainedOnPlay() throws Exception {
    call("C", "moves");
    assertThat(calls().getFirst()).contains("-XX:AOTCacheOutput=").contains(" simulate ");
  }

  @Test
  void theStartOfWhatComparesTextsIsTrainedOnTexts() throws Exception {
    call("C", "editions", "check");
    assertThat(calls().getFirst()).contains("-XX:AOTCacheOutput=").contains(" editions check ");
    call("C", "moves");
    assertThat(calls()).anyMatch(line -> line.contains(" simulate "));
  }

  @Test
  void theDriverIsFetchedOnlyIfNothingElseIsMissing() throws Exception {
    program(programs.resolve("mvn"), "echo mvn \"$*\" >>" + root.resolve("calls"));
    java("case \"$*\" in *fetches=duckdb*) exit 2 ;; esac");
    assertThat(call("C", "export", "results", "--format", "csv").code).isEqualTo(2);
    assertThat(calls()).noneMatch(line -> line.startsWith("mvn"));
    java("case \"$*\" in *fetches=duckdb*) exit 3 ;; esac");
    assertThat(call("C", "export", "results").code).isZero();
    assertThat(calls()).anyMatch(line -> line.startsWith("mvn") && line.contains("duckdb_jdbc:7"));
    assertThat(calls().getLast()).endsWith(" export results").doesNotContain("fetches");
  }

  private record Ended(int code, String text) {}

  /// By way of a shell, which makes letters that the locale of this process may not know.
  private Ended call(String locale, String... arguments) throws Exception {
    Path text = root.resolve("text");
    var builder =
        new ProcessBuilder(
            "/bin/sh",
            "-c",
            "exec " + root.resolve("rulewright") + " \"" + String.join("\" \"", arguments) + "\"");
    builder.environment().put("PATH", programs + ":" + System.getenv("PATH"));
    builder.environment().put("LC_ALL", locale);
    builder.environment().put("RULEWRIGHT_JAVA_HOME", jdk.toString());
    Process launcher = builder.redirectErrorStream(true).redirectOutput(text.toFile()).start();
    return new Ended(launcher.waitFor(), Files.readString(text));
  }

  private List<String> calls() throws IOException {
    return new ArrayList<>(Files.readAllLines(root.resolve("calls")));
  }

  private static void program(Path file, String script) throws IOException {
    Files.createDirectories(file.getParent());
    Files.writeString(file, "#!/bin/sh\n" + script);
    executable(file);
  }

  private static void executable(Path file) throws IOException {
    Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rwxr-xr-x"));
  }
}
