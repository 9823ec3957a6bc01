package dev.rulewright.rulebook.project;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import dev.rulewright.rulebook.Texts;
import dev.rulewright.rulebook.compare.telling.Finding;
import dev.rulewright.rulebook.text.Source;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Sentences that are longer than anybody writes, in texts as they are read and compared.
class LongSentencesTest {

  @TempDir private Path folder = Path.of("");

  private Source source(String language, String around, String part) throws IOException {
    String text = around + "\n\n" + part.repeat(1500) + ".\n";
    return Texts.source(language, Files.writeString(folder.resolve(language + ".txt"), text));
  }

  @Test
  void onlyTheBeginningIsReadWhereverWordsAreLookedUp() throws IOException {
    Project project =
        Project.of(
            List.of(
                source(
                    "de",
                    "Jeder Spieler zieht zu Beginn 4 Karten.",
                    "der Spieler darf 2 Boote und eine Karte oder ein Leuchtturm bringt Punkte, "),
                source(
                    "en",
                    "Each player draws 4 cards at the start.",
                    "the player may 3 boats and one card or a lighthouse scores points, ")));
    assertThat(
            assertTimeoutPreemptively(
                Duration.ofSeconds(20), () -> Compared.of(project).findings()))
        .extracting(Finding::parameter)
        .contains("text.cut");
  }
}
