package dev.rulewright.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/// Where the project's texts point to.
final class LinksTest {

  private static final Path ROOT = Path.of("..");
  private static final int DEEPEST = 6;
  private static final Pattern LINK = Pattern.compile("\\]\\(([^)\\s]*)\\)");
  private static final Pattern HEADING = Pattern.compile("(?m)^#+ (.*)$");
  private static final Pattern CODE = Pattern.compile("(?s)```.*?```|`[^`\n]*`");

  @Test
  void everyLinkLeadsToAFileAndAHeading() throws IOException {
    var astray = new ArrayList<String>();
    int links = 0;
    for (Path file : texts()) {
      for (String link : links(file)) {
        links++;
        if (!leadsSomewhere(file, link)) {
          astray.add(ROOT.relativize(file) + ": " + link);
        }
      }
    }
    assertThat(astray).isEmpty();
    assertThat(links).isGreaterThan(40);
  }

  @Test
  void aLinkThatLeadsNowhereIsFound() {
    Path readme = ROOT.resolve("README.md");
    assertThat(leadsSomewhere(readme, "simulator/METHODS.md#statistics")).isTrue();
    assertThat(leadsSomewhere(readme, "simulator/METHODS.md#astrology")).isFalse();
    assertThat(leadsSomewhere(readme, "simulator/none.md")).isFalse();
  }

  @Test
  void theFrontPageStaysShort() throws IOException {
    assertThat(Files.readAllLines(ROOT.resolve("README.md"))).hasSizeLessThanOrEqualTo(150);
  }

  private static List<Path> texts() throws IOException {
    try (Stream<Path> files = Files.walk(ROOT, DEEPEST)) {
      return files
          .filter(file -> file.toString().endsWith(".md") && !file.toString().contains("target"))
          .sorted()
          .toList();
    }
  }

  /// The links of a text to the project's own files.
  private static List<String> links(Path file) throws IOException {
    return LINK.matcher(CODE.matcher(Files.readString(file)).replaceAll(""))
        .results()
        .map(link -> link.group(1))
        .filter(link -> !link.contains("://") && !link.startsWith("mailto:"))
        .toList();
  }

  private static boolean leadsSomewhere(Path from, String link) {
    String[] parts = link.split("#", 2);
    Path to = parts[0].isEmpty() ? from : from.resolveSibling(parts[0]);
    return Files.exists(to) && (parts.length == 1 || anchors(to).contains(parts[1]));
  }

  /// The names by which headings are linked to: small letters, hyphens for blanks, no other marks.
  private static Set<String> anchors(Path file) {
    try {
      return HEADING
          .matcher(Files.readString(file))
          .results()
          .map(heading ->
              heading
                  .group(1)
                  .toLowerCase(Locale.ROOT)
                  .replaceAll("[^\\p{L}\\p{N} _-]", "")
                  .strip()
                  .replace(' ', '-'))
          .collect(Collectors.toSet());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
