package dev.rulewright.cli.command;

import dev.rulewright.cli.input.ReadingOption;
import dev.rulewright.cli.output.Console;
import dev.rulewright.cli.output.JsonOption;
import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Place;
import dev.rulewright.kernel.Question;
import dev.rulewright.missioncombat.reading.Reading;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// Tells what the rulebook leaves open and how it can be answered.
@Command(
    name = "readings",
    description = {
      "Lists the questions that the rulebook leaves open, with their answers; one question by its"
          + " identifier or name in full."
    },
    mixinStandardHelpOptions = true,
    footer = {
      "",
      "Examples:",
      "  rulewright readings",
      "  rulewright readings A38",
      "  rulewright readings --playable",
      "  rulewright readings road.requires-adjacent --reading A38=adjacent-only --json"
    })
public final class ReadingsCommand implements Runnable {

  @Parameters(
      paramLabel = "QUESTION",
      arity = "0..*",
      description = "Identifier or name of a question, such as A38 or road.requires-adjacent.")
  private List<String> wanted = List.of();

  @Option(
      names = "--playable",
      description = "Only questions with another answer that the model can play.")
  private boolean playable;

  @Mixin private ReadingOption reading = new ReadingOption();
  @Mixin private JsonOption json = new JsonOption();
  @Mixin private Console console = new Console();

  @Override
  public void run() {
    Map<String, String> chosen = Reading.parse(reading.text(), ReadingOption.PLACE).answers();
    List<QuestionEntry> questions =
        questions().stream().map(q -> QuestionEntry.of(q, chosen)).toList();
    if (json.wanted()) {
      json.print(Map.of("questions", questions), console.out());
      return;
    }
    var text = new QuestionText(console.ink());
    if (wanted.isEmpty()) {
      text.printList(questions, console.out());
    } else {
      questions.forEach(question -> text.printInFull(question, console.out()));
    }
  }

  private List<Question> questions() {
    Stream<Question> questions =
        wanted.isEmpty()
            ? Reading.questions().stream()
            : wanted.stream().map(ReadingsCommand::question);
    return questions
        .filter(question ->
            !playable || question.answers().stream().filter(Question.Answer::playable).count() > 1)
        .toList();
  }

  private static Question question(String name) {
    return Reading.questions().stream()
        .filter(each -> each.id().equalsIgnoreCase(name) || each.name().equals(name))
        .findFirst()
        .orElseThrow(() ->
            BadInput.at(new Place("QUESTION", 1, 1))
                .unknown(
                    "a question",
                    name,
                    Reading.questions().stream()
                        .flatMap(each -> Stream.of(each.id(), each.name()))
                        .toList()));
  }
}
