package dev.rulewright.rulebook.quality;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rulewright.rulebook.Texts;
import dev.rulewright.rulebook.Unit;
import dev.rulewright.rulebook.compare.reading.Kind;
import dev.rulewright.rulebook.compare.telling.Finding;
import dev.rulewright.rulebook.project.Changed;
import dev.rulewright.rulebook.project.Compared;
import dev.rulewright.rulebook.project.Project;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// What is told of a text that has changed, beside what a check of the whole tells.
class ChangedTest {

  @TempDir private Path folder = Path.of("");

  private static Project project(String text, String changed, Path file) {
    return Project.of(
        Texts.LANGUAGES.stream()
            .map(each -> Texts.source(each, each.equals(changed) ? file : Texts.file(text, each)))
            .toList());
  }

  /// A finding of the check that is not told is one of a row in which nothing is new.
  @Test
  void whatIsToldOfAChangeIsWhatACheckTellsThere() {
    Project old = project("harbour", "", folder);
    for (Change change : Change.byHand("harbour")) {
      List<String> kept =
          Texts.read("harbour", change.language()).units().stream().map(Unit::text).toList();
      change.applied(folder);
      Path file = folder.resolve(change.language() + ".txt");
      Project now = project("harbour", change.language(), file);
      List<Finding> told = Changed.of(old, now).after();
      List<Finding> all = Compared.of(now).findings();
      assertThat(all).as(change.toString()).containsAll(told);
      assertThat(told)
          .as(change.toString())
          .containsAll(
              all.stream()
                  .filter(finding ->
                      finding.row().in(change.language()).stream()
                          .anyMatch(unit -> !kept.contains(unit.text())))
                  .toList());
    }
  }

  @Test
  void whatWasFoundThereIsToldBesideIt() throws IOException {
    Path english = write("en", "You may draw a card.", "Then you must pass.", "All cards are red.");
    Path german =
        write(
            "de", "Du musst eine Karte ziehen.", "Dann musst du passen.", "Alle Karten sind rot.");
    Project wrong = Project.of(List.of(Texts.source("en", english), Texts.source("de", german)));
    Path better =
        write(
            "new",
            "Du darfst eine Karte ziehen.",
            "Dann musst du passen.",
            "Alle Karten sind rot.");
    Project right = Project.of(List.of(Texts.source("en", english), Texts.source("de", better)));
    assertThat(Changed.of(wrong, right).after()).isEmpty();
    assertThat(Changed.of(wrong, right).before()).extracting(Finding::kind).contains(Kind.MODALITY);
    assertThat(Changed.of(wrong, wrong)).isEqualTo(new Changed(List.of(), List.of()));
  }

  private Path write(String name, String... paragraphs) throws IOException {
    return Files.writeString(folder.resolve(name + ".txt"), String.join("\n\n", paragraphs));
  }
}
