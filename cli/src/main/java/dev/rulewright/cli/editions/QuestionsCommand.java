package dev.rulewright.cli.editions;

import dev.rulewright.cli.output.Console;
import dev.rulewright.cli.output.Paragraph;
import dev.rulewright.rulebook.compare.Finding;
import dev.rulewright.rulebook.link.NormalForms;
import dev.rulewright.rulebook.link.NormalForms.Ascribed;
import dev.rulewright.rulebook.project.Compared;
import dev.rulewright.rulebook.project.ProjectFile;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/// Lists what may be questions that nobody has asked yet: points of a clause in which the editions
/// differ, without a question of the game. And the other way round: answers that the game's
/// catalogue ascribes to an edition whose words do not give them.
@Command(name = "questions")
public final class QuestionsCommand implements Runnable {

  @Parameters(paramLabel = "FOLDER", index = "0", arity = "0..1")
  private @Nullable Path folder;

  @Mixin private Console console = new Console();

  @Override
  public void run() {
    Compared compared = Compared.of(ProjectFile.read(folder == null ? Path.of("") : folder));
    List<Finding> unasked =
        NormalForms.unasked(compared.findings()).stream()
            .filter(finding -> finding.row().first().role().isNormative())
            .filter(finding -> !compared.recall().isHarmless(finding))
            .toList();
    for (Finding finding : unasked) {
      console.print(
          Paragraph.hanging(
              finding.link().clause() + ": " + finding.explanation() + "  " + finding.id(), 2));
      finding
          .said()
          .forEach((language, said) ->
              console.print(
                  "  %s %s  (line %s)"
                      .formatted(
                          language,
                          said.words().isEmpty() ? "-" : "'" + said.words() + "'",
                          finding.row().in(language).stream()
                              .map(unit -> "" + unit.firstLine())
                              .distinct()
                              .collect(Collectors.joining(", ")))));
    }
    console.print(Paragraph.count(unasked.size(), "candidate"));
    List<Ascribed> ascribed =
        NormalForms.ofGame(compared.project().game()).ascribed(compared.editions());
    if (!ascribed.isEmpty()) {
      console.print("");
      console.print("Ascribed to an edition, but not found in its words:");
      ascribed.forEach(each -> console.print(Paragraph.indented(text(each), 2)));
    }
  }

  private static String text(Ascribed ascribed) {
    return "%s %s, %s line %s: %s"
        .formatted(
            ascribed.question(),
            ascribed.answer(),
            ascribed.language(),
            ascribed.lines().stream().map(line -> "" + line).collect(Collectors.joining(", ")),
            ascribed.said().isEmpty()
                ? "says nothing of it (" + ascribed.clause() + ")"
                : "says " + String.join(", ", ascribed.said()) + " (" + ascribed.clause() + ")");
  }
}
