package dev.rulewright.rulebook.project;

import static org.assertj.core.api.Assertions.assertThatNoException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Place;
import dev.rulewright.rulebook.Texts;
import dev.rulewright.rulebook.text.LineRange;
import dev.rulewright.rulebook.text.Source;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Texts that are not what a project says they are.
class WrongTextsTest {

  private static Source source(String language, String text, String file, int line) {
    return new Source(
        language,
        Texts.file(text, file),
        List.of(LineRange.ALL),
        new Place("editions.yaml", line, 7));
  }

  @Test
  void swappedLanguagesAreTold() {
    Project project =
        Project.of(List.of(source("fr", "snails", "fr", 2), source("de", "snails", "it", 3)));
    assertThatThrownBy(() -> Compared.of(project))
        .isInstanceOf(BadInput.class)
        .hasMessage(
            "editions.yaml:3:7: %s reads like Italian, expected German\n"
                + "Maybe two editions are swapped.",
            Texts.file("snails", "it"));
  }

  @Test
  void anEditionThatNobodyHasTranslatedIsTold() {
    Project project =
        Project.of(List.of(source("fr", "snails", "fr", 2), source("de", "snails", "fr", 3)));
    assertThatThrownBy(() -> Compared.of(project))
        .isInstanceOf(BadInput.class)
        .hasMessage(
            "editions.yaml:3:7: every sentence in German (de) stands in French (fr), too: it is not"
                + " translated yet");
  }

  @Test
  void anEditionThatIsTranslatedInPartIsCompared(@TempDir Path folder) throws IOException {
    List<String> english = Files.readAllLines(Texts.file("snails", "en"));
    List<String> german = Files.readAllLines(Texts.file("snails", "de"));
    Path half =
        Files.write(
            folder.resolve("half.txt"),
            Stream.concat(english.stream().limit(4), german.stream().skip(4)).toList());
    Project project =
        Project.of(List.of(source("de", "snails", "de", 2), Texts.source("en", half)));
    assertThatNoException().isThrownBy(() -> Compared.of(project));
  }

  @Test
  void anEditionOfAnotherBookIsTold() {
    Project project =
        Project.of(
            List.of(
                source("fr", "snails", "fr", 2),
                source("de", "harbour", "de", 3),
                source("en", "snails", "en", 4)));
    assertThatThrownBy(() -> Compared.of(project))
        .isInstanceOf(BadInput.class)
        .hasMessageStartingWith(
            "editions.yaml:3:7: hardly anything in %s says the same", Texts.file("harbour", "de"));
  }

  @Test
  void ofSeveralBooksTheOneThatIsAloneIsTold() {
    Project project =
        Project.of(
            List.of(
                source("fr", "harbour", "fr", 2),
                source("de", "snails", "de", 3),
                source("en", "snails", "en", 4)));
    assertThatThrownBy(() -> Compared.of(project))
        .hasMessageStartingWith("editions.yaml:2:7: hardly anything in ");
  }

  @Test
  void aDraftThatLacksItsFirstHalfIsOfTheSameBook() {
    Project project = Project.of(List.of(sentences("en", 1), sentences("de", 300)));
    assertThatNoException().isThrownBy(() -> Compared.of(project));
  }

  private static Source sentences(String language, int first) {
    return new Source(
        language,
        Texts.file("sentences", language),
        List.of(new LineRange(first, 600)),
        new Place("editions.yaml", 2, 7));
  }
}
