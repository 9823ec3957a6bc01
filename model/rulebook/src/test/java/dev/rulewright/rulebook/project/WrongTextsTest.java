package dev.rulewright.rulebook.project;

import static org.assertj.core.api.Assertions.assertThatNoException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Place;
import dev.rulewright.rulebook.Texts;
import dev.rulewright.rulebook.text.LineRange;
import dev.rulewright.rulebook.text.Source;
import java.util.List;
import org.junit.jupiter.api.Test;

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
