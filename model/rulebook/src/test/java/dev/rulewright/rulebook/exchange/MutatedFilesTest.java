package dev.rulewright.rulebook.exchange;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Place;
import dev.rulewright.rulebook.Texts;
import dev.rulewright.rulebook.align.Alignment;
import dev.rulewright.rulebook.align.Row;
import dev.rulewright.rulebook.link.ClauseTable;
import dev.rulewright.rulebook.project.Compared;
import dev.rulewright.rulebook.project.Project;
import dev.rulewright.rulebook.terms.Concept;
import dev.rulewright.rulebook.terms.Term;
import dev.rulewright.rulebook.terms.TermBase;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Whatever stands in a text or in a file of another tool, it is read and compared, or refused as
/// bad input: no mutation of a sound one ends in a fault of the program.
class MutatedFilesTest {

  /// What nobody expects in a rulebook: letters of several characters, without case or with a
  /// longer one, marks of other scripts, digits that are none of ours, controls, halves of pairs.
  private static final List<String> ODD =
      List.of(
          "\u0130",
          "\u0131",
          "ß",
          "\uFB01",
          "\uD835\uDC9C",
          "\uD83C\uDFB2",
          "\u0301",
          "\u0300\u0301",
          "\u200B",
          "\u00AD",
          "\u2028",
          "\u0085",
          "\u0000",
          "\uFEFF",
          "\uFFFC",
          "\u0663",
          "\u00B2",
          "\u00BD",
          "\u2167",
          "\u3000",
          "\u05D0",
          "\u0E01\u0E33",
          "\uAC00",
          "\u1100\u1161",
          "\u2019",
          "'",
          "''",
          "-",
          "--",
          "–",
          "…",
          "\"",
          "„",
          "(",
          ")",
          "[",
          "|",
          "\t",
          " ",
          "\n",
          "\n\n",
          "\r",
          ".",
          "..",
          ",",
          ":",
          "!",
          "?",
          "*",
          "#",
          "&",
          "<",
          ">",
          "0",
          "00",
          "1.000,5",
          "999999999999999999999",
          "-1",
          "W6",
          "½",
          "e\u0301",
          "l'",
          "\u02BCn",
          "dix-huit",
          "\uDB40\uDC01",
          "\u1E9E",
          "\u01C5");

  private static final TermBase TERMS =
      new TermBase(
          List.of(
              new Concept(
                  "c1", "", "", "", List.of(Term.of("en", "harbour"), Term.of("de", "Hafen"))),
              new Concept(
                  "c2", "", "", "", List.of(Term.of("en", "boat"), Term.of("de", "Boot")))));

  @TempDir private Path folder = Path.of("");

  /// Takes a text of letters to another one.
  private static String mutated(String text, SplittableRandom random) {
    var letters = new StringBuilder(text);
    for (int change = random.nextInt(1, 6); change > 0; change--) {
      int from = random.nextInt(letters.length() + 1);
      int to = Math.min(letters.length(), from + random.nextInt(random.nextInt(20) == 0 ? 400 : 9));
      String odd = ODD.get(random.nextInt(ODD.size()));
      switch (random.nextInt(5)) {
        case 0 -> letters.delete(from, to);
        case 1 -> letters.insert(from, odd);
        case 2 -> letters.replace(from, to, odd.repeat(random.nextInt(1, 4)));
        case 3 -> letters.insert(random.nextInt(letters.length() + 1), letters.substring(from, to));
        default -> letters.replace(from, Math.min(letters.length(), from + 1), odd);
      }
    }
    return letters.toString();
  }

  /// Something that reads a file.
  private interface Reading {
    void of(Path file) throws IOException;
  }

  /// What goes wrong with mutations of a text, other than being refused; of each the seed.
  private List<String> faults(String name, String sound, int seeds, Reading reading)
      throws IOException {
    List<String> faults = new ArrayList<>();
    Path file = folder.resolve(name);
    for (int seed = 0; seed < seeds; seed++) {
      // Halves of pairs become question marks.
      Files.write(file, mutated(sound, new SplittableRandom(seed)).getBytes(UTF_8));
      try {
        reading.of(file);
      } catch (BadInput refused) {
        assertThat(refused).hasMessageContaining(": ");
      } catch (RuntimeException | StackOverflowError fault) {
        faults.add(name + ", seed " + seed + ": " + fault + " at " + fault.getStackTrace()[0]);
      }
    }
    return faults;
  }

  private static void compare(Path de, Path en) {
    Compared.of(Project.of(List.of(Texts.source("en", en), Texts.source("de", de)))).warnings();
  }

  @Test
  void textsAreComparedOrRefused() throws IOException {
    Path english = shortened("en");
    String german = Files.readString(shortened("de"));
    Path file = Files.writeString(folder.resolve("en.md"), Files.readString(english));
    assertThat(faults("de.txt", german, 150, mutation -> compare(mutation, english))).isEmpty();
    assertThat(faults("de.md", german, 50, mutation -> compare(mutation, file))).isEmpty();
  }

  /// A few sections of a text.
  private Path shortened(String language) throws IOException {
    return Files.write(
        folder.resolve(language + "-short.txt"),
        Files.readAllLines(Texts.file("harbour", language)).stream().limit(24).toList());
  }

  @Test
  void filesOfOtherToolsAreComparedOrRefused() throws IOException {
    Alignment whole = Texts.aligned("harbour").in(List.of("en", "de"));
    List<Row> rows = whole.rows().stream().limit(8).toList();
    var alignment = new Alignment(List.of("en", "de"), rows);
    var names = new PassageNames(ClauseTable.NONE);
    String tmx = Tmx.write(alignment, names, "en");
    String xliff = Xliff.write(alignment, "en", "de", List.of(), TERMS, names);
    UnaryOperator<String> foreign = text -> text.replaceAll("<(mda:meta|prop)[^/]*/\\1>", "");
    assertThat(faults("file.tmx", tmx, 100, MutatedFilesTest::compare)).isEmpty();
    assertThat(faults("file.tmx", foreign.apply(tmx), 100, MutatedFilesTest::compare)).isEmpty();
    assertThat(faults("file.xlf", xliff, 100, MutatedFilesTest::compare)).isEmpty();
    assertThat(faults("file.xlf", foreign.apply(xliff), 100, MutatedFilesTest::compare)).isEmpty();
    assertThat(faults("file.tbx", Tbx.write(TERMS), 300, file -> Tbx.read(file))).isEmpty();
  }

  private static void compare(Path file) {
    Imported read = ExchangeFile.read(file);
    Compared.of(Project.of(ExchangeFile.sources(file, read, Place.of(file.toString()))));
  }
}
