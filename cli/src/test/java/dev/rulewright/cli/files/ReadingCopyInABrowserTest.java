package dev.rulewright.cli.files;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rulewright.cli.Called;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ReadingCopyInABrowserTest {

  @TempDir private Path folder;

  private String page = "";

  @BeforeEach
  void write() throws IOException {
    Path english =
        Files.writeString(
            folder.resolve("en.txt"), "A player may draw up to 3 cards.\n\nThe turn ends.\n");
    Path german =
        Files.writeString(
            folder.resolve("de.txt"),
            "Ein Spieler muss bis zu 4 Karten ziehen.\n\nDer Zug endet.\n");
    Path html = folder.resolve("editions.html");
    Called.with(
        "editions", "check", "--edition=en=" + english, "--edition=de=" + german, "--html=" + html);
    page = Files.readString(html);
  }

  /// The page with keys that are pressed in it one after the other, which its policy would not
  /// allow.
  private String pressed(String keys) {
    String press =
        """
        for (const key of '%s') {
          const at = document.activeElement;
          if (at.tagName === 'TEXTAREA' && key !== '\\n') at.value += key;
          else at.dispatchEvent(new KeyboardEvent('keydown', { key: key === '\\n' ? 'Enter' : key, bubbles: true }));
        }
        document.title = document.querySelector('#export textarea').value;
        """
            .formatted(keys);
    return page.replaceFirst("<meta http-equiv=\"Content-Security-Policy\"[^>]*>", "")
        .replace("</body>", "<script>" + press + "</script></body>");
  }

  private Browser.Shown shown(String html) throws IOException, InterruptedException {
    return Browser.among(folder).shown(Files.writeString(folder.resolve("page.html"), html));
  }

  @Test
  void thePolicyLetsThePageWork() throws Exception {
    Browser.Shown shown = shown(page);
    assertThat(shown.complaints()).doesNotContain("CONSOLE");
    assertThat(shown.dom())
        .containsPattern("<form id=\"tools\" data-memory=\"[0-9a-f]+\">")
        .contains("2 of 2");
  }

  @Test
  void keysJudgeFindingsOneAfterTheOther() throws Exception {
    List<String> ids =
        Pattern.compile("data-id=\"([^\"]*)\"")
            .matcher(page)
            .results()
            .map(each -> each.group(1))
            .toList();
    assertThat(ids).hasSize(2);
    assertThat(shown(pressed("jnso what\\nhr")).dom())
        .contains(
            "<title>id\tjudgement\tnote\n%s\tharmless\tso what\n%s\treal\t\n</title>"
                .formatted(ids.getFirst(), ids.getLast()));
    assertThat(shown(pressed("jhku")).dom()).contains("<title></title>");
    assertThat(shown(pressed("jnask\\n")).dom()).contains("\tlater\task\n</title>");
  }
}
