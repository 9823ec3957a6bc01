package dev.rulewright.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/// What the READMEs show is what the command line prints.
final class ReadmeTest {

  private static final Path ROOT = Path.of("..");

  private static final String TEXT = "shared/rulebooks/mission-combat.de-en-fr.txt";

  /// Folders of the project that may hold a README.
  private static final int DEEPEST = 4;

  @TestFactory
  Stream<DynamicTest> quickSamplesPrintWhatTheyShow() throws IOException, InterruptedException {
    List<ReadmeSample> quick = samples().stream().filter(sample -> !sample.isPlayed()).toList();
    assertThat(quick).hasSizeGreaterThan(5);
    List<List<String>> printed = printed(quick.stream().map(ReadmeSample::words).toList(), ROOT);
    var tests = new ArrayList<DynamicTest>();
    for (int i = 0; i < quick.size(); i++) {
      ReadmeSample sample = quick.get(i);
      List<String> lines = printed.get(i);
      tests.add(
          DynamicTest.dynamicTest(
              sample.toString(),
              () ->
                  assertThat(sample.firstMissing(lines))
                      .as(
                          "first line that is not printed so; printed is:%n%s",
                          String.join("\n", lines))
                      .isEmpty()));
    }
    return tests.stream();
  }

  @Test
  void aLineThatIsNotPrintedIsFound() {
    var sample =
        ReadmeSample.of("x", "```\n$ ./rulewright a 'b c' (shown)\none\n…\nthree\n```\n")
            .getFirst();
    assertThat(sample.words()).containsExactly("a", "b c");
    assertThat(sample.firstMissing(List.of("one", "two", "three"))).isEmpty();
    assertThat(sample.firstMissing(List.of("zero", "one", "three"))).isEqualTo("one");
    assertThat(sample.firstMissing(List.of("one", "two"))).isEqualTo("three");
    var begun = ReadmeSample.of("x", "```\n$ ./rulewright a (shown)\none …\n```\n").getFirst();
    assertThat(begun.firstMissing(List.of("one two"))).isEmpty();
    assertThat(begun.firstMissing(List.of("ones"))).isEqualTo("one …");
  }

  /// Printed texts are not in the project: they are looked for in the folders above.
  @Test
  void theDifferenceOfPrintedTextsIsToldAndPlayedSo(@TempDir Path folder) throws IOException {
    ReadmeSample sample =
        samples().stream().filter(each -> each.words().contains("play")).findFirst().orElseThrow();
    Optional<Path> text =
        Stream.iterate(Path.of("").toAbsolutePath(), Path::getParent)
            .takeWhile(each -> each != null)
            .map(each -> each.resolve(TEXT))
            .filter(Files::exists)
            .findFirst();
    assumeTrue(text.isPresent(), "no folder above has " + TEXT);
    Files.writeString(
        folder.resolve("editions.yaml"),
        """
        editions:
          de: {file: TEXT, lines: 1-325}
          en: {file: TEXT, lines: 328-600}
          fr: {file: TEXT, lines: 603-867}
        game: mission-combat
        """
            .replace("TEXT", text.orElseThrow().toString()));
    String shownId = sample.words().get(2);
    String told = sample.shown().getFirst().substring(shownId.length());
    String id =
        Called.with("editions", "check", folder.toString())
            .out()
            .lines()
            .filter(line -> line.endsWith(told))
            .findFirst()
            .map(line -> line.substring(0, line.length() - told.length()))
            .orElseThrow(() -> new AssertionError("not told:" + told));
    List<String> played =
        Called.with("editions", "play", id, folder.toString())
            .out()
            .lines()
            .map(line -> line.replace(id, shownId)) // It changes with what stands in a row.
            .toList();
    assertThat(sample.firstMissing(played)).as("%s", String.join("\n", played)).isEmpty();
  }

  @Test
  void aTranslatorJudgesAPageChangesASentenceAndIsToldOnlyThat(@TempDir Path folder)
      throws IOException, InterruptedException {
    List<List<String>> calls =
        Pattern.compile("(?m)^\\./rulewright (editions .*)$")
            .matcher(text(ROOT.resolve("README.md")))
            .results()
            .map(call -> List.of(call.group(1).split(" ")))
            .toList();
    assertThat(calls).hasSize(3);
    Files.writeString(
        folder.resolve("de.txt"),
        "Ein Spieler muss bis zu 4 Karten ziehen.\n\nJeder Spieler bekommt 5 Münzen.\n");
    String english = "A player may draw up to 3 cards.\n\nEach player gets 2 coins.\n";
    Path draft = Files.writeString(folder.resolve("en.txt"), english);

    List<String> told = printed(calls.subList(0, 1), folder).getFirst();
    assertThat(told).contains("3 findings", "Written: page.html");
    assertThat(folder.resolve("page.html"))
        .content()
        .contains(
            "<pre>rulewright %s</pre>"
                .formatted(String.join(" ", calls.get(1)).replace("--edition ", "--edition=")));
    Files.writeString(
        folder.resolve("judgements.tsv"),
        told.stream()
            .filter(line -> line.contains("rule-changing, "))
            .map(line -> line.substring(0, line.indexOf(' ')) + "\tharmless\t\n")
            .collect(Collectors.joining("", "id\tjudgement\tnote\n", "")));
    assertThat(printed(calls.subList(1, 2), folder).getFirst())
        .containsExactly("3 findings judged", "Written: judged.tsv");
    Files.writeString(draft, english.replace("2 coins", "3 coins"));
    assertThat(printed(calls.subList(2, 3), folder).getFirst())
        .contains("  en '3'", "  stale: judged harmless before it changed")
        .endsWith("1 finding; judged already: 2 harmless (--all tells them)");
  }

  private static List<ReadmeSample> samples() throws IOException {
    try (Stream<Path> files = Files.walk(ROOT, DEEPEST)) {
      return files
          .filter(file -> file.endsWith("README.md") && !file.toString().contains("target"))
          // Has a test of its own.
          .filter(file -> !file.endsWith(Path.of("sample", "README.md")))
          .sorted()
          .flatMap(file -> ReadmeSample.of(ROOT.relativize(file).toString(), text(file)).stream())
          .toList();
    }
  }

  private static String text(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /// What calls print that are made in a folder, in one process.
  private static List<List<String>> printed(List<List<String>> calls, Path folder)
      throws IOException, InterruptedException {
    Path out = Files.createTempFile("readme", ".txt");
    Process process =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "--enable-native-access=ALL-UNNAMED",
                "-cp",
                System.getProperty("java.class.path"),
                Calls.class.getName())
            .directory(folder.toFile())
            .redirectOutput(out.toFile())
            .redirectError(ProcessBuilder.Redirect.INHERIT)
            .start();
    try (var in = process.outputWriter(StandardCharsets.UTF_8)) {
      for (List<String> words : calls) {
        in.write(String.join(Calls.WORD_END, words) + Calls.CALL_END);
      }
    }
    assertThat(process.waitFor()).isZero();
    String all = Files.readString(out);
    Files.delete(out);
    return Pattern.compile(Calls.CALL_END)
        .splitAsStream(all)
        .limit(calls.size())
        .map(String::lines)
        .map(Stream::toList)
        .toList();
  }

  /// A process of its own, as only that has a working folder of its own. Reads calls and prints
  /// what each answers and complains.
  static final class Calls {

    static final String WORD_END = "\u001f";
    static final String CALL_END = "\u001e";

    private Calls() {}

    /// Makes the calls on standard input, one after the other.
    public static void main(String... none) throws IOException {
      var all = new String(System.in.readAllBytes(), StandardCharsets.UTF_8);
      for (String call : Pattern.compile(CALL_END).splitAsStream(all).toList()) {
        Called called =
            Called.with(Pattern.compile(WORD_END).splitAsStream(call).toArray(String[]::new));
        System.out.write((called.out() + called.err() + CALL_END).getBytes(StandardCharsets.UTF_8));
      }
      System.out.flush();
    }
  }
}
