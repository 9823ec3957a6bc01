package dev.rulewright.cli.editions;

import static java.util.stream.Collectors.joining;

import dev.rulewright.cli.editions.input.Output;
import dev.rulewright.cli.output.Console;
import dev.rulewright.cli.output.Paragraph;
import dev.rulewright.kernel.Question;
import dev.rulewright.kernel.Question.Wording;
import dev.rulewright.rulebook.Edition;
import dev.rulewright.rulebook.compare.reading.Severity;
import dev.rulewright.rulebook.compare.reading.Slot;
import dev.rulewright.rulebook.compare.telling.Finding;
import dev.rulewright.rulebook.link.Ascription;
import dev.rulewright.rulebook.link.Ascription.Support;
import dev.rulewright.rulebook.link.Links;
import dev.rulewright.rulebook.project.Compared;
import dev.rulewright.rulebook.project.ProjectFile;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.BiPredicate;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// Holds the texts against the questions of a game, both ways: points of a clause in which the
/// editions differ and that no question covers; answers that the game's catalogue ascribes to an
/// edition whose words do not give them, or does not ascribe though they do; and questions on which
/// an edition says nothing or contradicts itself.
@Command(name = "questions")
public final class QuestionsCommand implements Callable<Integer> {

  @Parameters(paramLabel = "FOLDER", index = "0", arity = "0..1")
  private @Nullable Path folder;

  @Mixin private Console console = new Console();

  @Option(names = "--csv", paramLabel = "FILE")
  private @Nullable Path csv;

  @Override
  public Integer call() throws IOException {
    Compared compared = Compared.of(ProjectFile.read(folder == null ? Path.of("") : folder));
    compared.warnings().forEach(console::warn);
    List<Finding> unasked =
        compared.findings().stream()
            .filter(QuestionsCommand::isUnasked)
            .filter(finding -> !compared.recall().isHarmless(finding))
            .toList();
    unasked.forEach(this::tell);
    console.print(Paragraph.count(unasked.size(), "candidate"));
    if (csv != null) {
      new Output(compared.project(), console)
          .write(csv, FindingTable.csv(unasked, compared.recall(), compared.project().languages()));
    }
    if (compared.project().book().game().isPresent()) {
      compared.links().ifPresent(links -> tell(links, compared.editions()));
    }
    return 0;
  }

  private void tell(Links links, List<Edition> editions) {
    List<Ascription> all = Ascription.all(links, editions);
    tell("Ascribed to an edition, but not found in its words:", all, Support.NOT_FOUND);
    tell("Found in the words of an edition, but not ascribed to it:", all, Support.NOT_ASCRIBED);
    List<Question> questions = links.rulebook().questions();
    List<String> languages = editions.stream().map(Edition::language).toList();
    list("An edition contradicts itself by its words:", contradictions(all));
    list(
        "An edition contradicts itself, as the catalogue says:",
        byEdition(
            languages,
            questions,
            (question, edition) ->
                question.wordingIn(edition) == Wording.CONTRADICTORY
                    && given(all, question, edition).isEmpty()));
    list(
        "An edition says nothing, as the catalogue says:",
        byEdition(
            languages,
            questions,
            (question, edition) -> question.wordingIn(edition) == Wording.SILENT));
    list(
        "Ascribed, but it is not known which words here would give it:",
        byEdition(
            languages,
            questions,
            (question, edition) ->
                all.stream()
                    .anyMatch(each ->
                        each.question().equals(question)
                            && each.language().equals(edition)
                            && each.support() == Support.UNKNOWN)));
  }

  /// Whether a finding concerns a clause and no question: it may be one that nobody has asked yet.
  private static boolean isUnasked(Finding finding) {
    return finding.severity() != Severity.COSMETIC
        && finding.row().first().role().isNormative()
        && Slot.named(finding.parameter()).isPresent()
        && !finding.link().clause().isEmpty()
        && finding.link().question().isEmpty();
  }

  private void tell(Finding finding) {
    String question = Slot.named(finding.parameter()).orElseThrow().question();
    console.print(
        Paragraph.hanging(finding.link().clause() + ": " + question + "  " + finding.id(), 2));
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
                            .collect(joining(", ")))));
  }

  private void tell(String title, List<Ascription> all, Support support) {
    list(
        title,
        all.stream()
            .filter(each -> each.support() == support)
            .map(each ->
                "%s %s, %s: %s"
                    .formatted(each.question().id(), each.answer(), each.language(), words(each)))
            .toList());
  }

  /// The words that give an answer, or the lines in which none does.
  private static String words(Ascription ascription) {
    String lines =
        ascription.lines().stream().map(String::valueOf).collect(joining(", ", "line ", ""));
    return ascription.words().isEmpty()
        ? "nothing in " + lines
        : ascription.words().stream().map(Ascription.Words::toString).collect(joining(", "));
  }

  private static List<String> contradictions(List<Ascription> all) {
    return all.stream()
        .filter(each -> given(all, each.question(), each.language()).size() > 1)
        .filter(each -> each.support() == Support.FOUND)
        .map(each ->
            "%s %s, %s: %s"
                .formatted(each.question().id(), each.answer(), each.language(), words(each)))
        .toList();
  }

  /// The answers to a question that the catalogue ascribes to an edition and its words give.
  private static List<Ascription> given(List<Ascription> all, Question question, String language) {
    return all.stream()
        .filter(each ->
            each.question().equals(question)
                && each.language().equals(language)
                && each.support() == Support.FOUND)
        .toList();
  }

  /// A line for each edition with the questions of which something is true.
  private static List<String> byEdition(
      List<String> languages, List<Question> questions, BiPredicate<Question, String> isTrue) {
    return languages.stream()
        .filter(each -> questions.stream().anyMatch(question -> isTrue.test(question, each)))
        .map(each ->
            questions.stream()
                .filter(question -> isTrue.test(question, each))
                .map(Question::id)
                .collect(joining(" ", each + ": ", "")))
        .toList();
  }

  private void list(String title, List<String> lines) {
    if (!lines.isEmpty()) {
      console.print("");
      console.print(title);
      lines.forEach(line -> console.print("  " + Paragraph.hanging(line, 4)));
    }
  }
}
