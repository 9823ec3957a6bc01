package dev.rulewright.rulebook.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.groups.Tuple.tuple;

import dev.rulewright.rulebook.Edition;
import dev.rulewright.rulebook.Role;
import dev.rulewright.rulebook.Texts;
import dev.rulewright.rulebook.Unit;
import dev.rulewright.rulebook.compare.telling.Finding;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// What stands in a Markdown text, without its marks.
class MarkdownTest {

  @TempDir private Path folder = Path.of("");

  private Edition edition(String language, String text) throws IOException {
    return Texts.read(language, Files.writeString(folder.resolve(language + ".md"), text));
  }

  @Test
  void marksAreLeftOutAndLinesKept() throws IOException {
    assertThat(
            edition(
                    "en",
                    """
                    # The *Old* Mill #

                    ### 1. Grinding
                    Take **two** `sacks` to the [mill](#mill "Mill"); a sack
                    weighs 3 \\* 4 stones &amp; more.

                    > You *may* pass.
                    > <br/>A full sack <b>counts</b> double,<br>an <Ox> pulls it.

                    1. Grind one sack.
                    1. Pay __one__ coin.
                       * An ox eats ![hay](hay.png) first.

                    | Sack | Coins |
                    |:-----|------:|
                    | **Rye** | 3 |
                    | Oats | `1` |

                    ---

                    <!-- not yet -->

                    Milling
                    -------

                    ```
                    One sack is one coin.
                    ```

                    [mill]: http://mill.example
                    """)
                .units())
        .extracting(Unit::role, Unit::firstLine, Unit::text)
        .containsExactly(
            tuple(Role.HEADING, 1, "The Old Mill"),
            tuple(Role.HEADING, 3, "1. Grinding"),
            tuple(Role.RULE, 4, "Take two sacks to the mill; a sack weighs 3 * 4 stones & more."),
            tuple(Role.RULE, 7, "You may pass."),
            tuple(Role.RULE, 8, "A full sack counts double, an <Ox> pulls it."),
            tuple(Role.LIST, 10, "1. Grind one sack."),
            tuple(Role.LIST, 11, "2. Pay one coin."),
            tuple(Role.LIST, 12, "- An ox eats hay first."),
            tuple(Role.LIST, 14, "Sack Coins"),
            tuple(Role.LIST, 16, "Rye 3"),
            tuple(Role.LIST, 17, "Oats 1"),
            tuple(Role.HEADING, 23, "Milling"),
            tuple(Role.RULE, 27, "One sack is one coin."));
  }

  @Test
  void commentsAreLeftOutAndWhatStandsAroundThemIsRead() throws IOException {
    assertThat(
            edition(
                    "en",
                    """
                    <!-- rule 3 --> The player draws 2 cards.

                      <!-- not yet -->

                    <div class="note">
                    An ox pulls <!-- not
                    yet --> one sack.
                    <!-- not yet -->
                    </div>

                    <!--> A sack weighs 3 stones. <!-- not yet -->

                    <!-- not

                    yet --> Oats cost 1 coin.

                    <!-- no end
                    """)
                .units())
        .extracting(Unit::firstLine, Unit::text)
        .containsExactly(
            tuple(1, "The player draws 2 cards."),
            tuple(6, "An ox pulls one sack."),
            tuple(11, "A sack weighs 3 stones."),
            tuple(15, "Oats cost 1 coin."));
  }

  @Test
  void aTextOfAnotherNameKeepsWhatLooksLikeMarks() throws IOException {
    Path file = Files.writeString(folder.resolve("rules.txt"), "Mill\n\nA *full* sack counts 2.\n");
    assertThat(Texts.read("en", file).units())
        .extracting(Unit::text)
        .containsExactly("Mill", "A *full* sack counts 2.");
  }

  @Test
  void whatDiffersIsToldAsInAPlainText() throws IOException {
    UnaryOperator<String> changed =
        text -> text.replace("darf", "muss").replace("drei Felder", "vier Felder");
    UnaryOperator<String> marked =
        text ->
            text.replaceAll("(?m)^(\\p{Lu}[\\p{L} ]{3,30})$", "## $1")
                .replaceAll("\\b(muss|may|vier|three)\\b", "**$1**");
    String german = changed.apply(Files.readString(Texts.file("harbour", "de")));
    String english = Files.readString(Texts.file("harbour", "en"));
    List<Finding> plain =
        Texts.findings(
            List.of(
                Texts.read("harbour", "en"),
                Texts.read("de", Files.writeString(folder.resolve("de.txt"), german))));
    List<Finding> markdown =
        Texts.findings(
            List.of(edition("en", marked.apply(english)), edition("de", marked.apply(german))));
    assertThat(marked.apply(german)).contains("## ", "**vier**");
    assertThat(plain).hasSizeGreaterThan(3);
    assertThat(markdown)
        .extracting(Finding::kind, finding -> finding.row().first().firstLine())
        .containsExactlyElementsOf(
            plain.stream()
                .map(each -> tuple(each.kind(), each.row().first().firstLine()))
                .toList());
  }
}
