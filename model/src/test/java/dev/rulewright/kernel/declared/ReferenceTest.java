package dev.rulewright.kernel.declared;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/// The reference for authors of games is what the comments of the code say.
final class ReferenceTest {

  private static final Path SOURCES = Path.of("src/main/java/dev/rulewright/kernel");
  private static final Path PAGE = Path.of("sample/REFERENCE.md");

  /// What authors meet, in the order in which a game is written.
  private static final List<String> TYPES =
      List.of(
          "declared/Declaration",
          "input/Row",
          "declared/Things",
          "declared/Counter",
          "declared/Choice",
          "declared/Pile",
          "declared/Each",
          "declared/Board",
          "declared/Square",
          "declared/Position",
          "declared/Stage",
          "declared/Rule",
          "property/Checks",
          "property/ChecksOfEach");

  private static final Pattern TYPE =
      Pattern.compile(
          "((?:^/// ?.*\\n)+)(?:^@.*\\n)?^public .*?(?:class|record) ", Pattern.MULTILINE);

  private static final Pattern MEMBER =
      Pattern.compile(
          "((?:^  /// ?.*\\n)+)(?:^  @.*\\n)?^  (?:public|protected) ([^=;{]*?)\\s*[{;]",
          Pattern.MULTILINE);

  @Test
  void thePageSaysWhatTheCommentsSay() throws IOException {
    String page = page();
    Path made = Files.writeString(Path.of("target", "REFERENCE.md"), page);
    assertThat(Files.readString(PAGE)).as("copy model/%s to model/%s", made, PAGE).isEqualTo(page);
  }

  private static String page() throws IOException {
    var page =
        new StringBuilder(
            """
            # What a game is declared with

            Made from the comments of the code, by a test. [The sample](README.md) shows it at work.
            """);
    for (String type : TYPES) {
      page.append(section(type, Files.readString(SOURCES.resolve(type + ".java"))));
    }
    return page.toString();
  }

  private static String section(String type, String source) {
    String about =
        TYPE.matcher(source).results().findFirst().map(found -> text(found.group(1))).orElseThrow();
    String members =
        MEMBER.matcher(source).results().map(ReferenceTest::row).collect(Collectors.joining());
    return "\n## %s\n\n%s\n".formatted(type.replaceFirst(".*/", ""), about)
        + (members.isEmpty() ? "" : "\n| to write | what it is |\n|---|---|\n" + members);
  }

  private static String row(MatchResult member) {
    String signature =
        member
            .group(2)
            .replaceAll("\\s+", " ")
            .replaceAll("\\bfinal |@Override ", "")
            .replaceAll("\\( ", "(");
    return "| `%s` | %s |\n".formatted(signature.replace("|", "\\|"), text(member.group(1)));
  }

  /// The words of a comment before what it says of parameters.
  private static String text(String comment) {
    return comment
        .replaceAll("(?m)^ *///", "")
        .replaceAll("(?s)\n *@(?:param|throws|return).*", "")
        .replaceAll("(?s)^ *@(?:param|throws|return).*", "")
        .replaceAll("\\[([^\\]]*)\\]\\[[^\\]]*\\]", "$1")
        .replaceAll("\\[(?:[\\w.]*\\.)?#?([\\w]+)\\]", "`$1`")
        .strip()
        .replaceAll("\\s+", " ");
  }
}
