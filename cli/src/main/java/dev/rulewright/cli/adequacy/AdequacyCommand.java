package dev.rulewright.cli.adequacy;

import dev.rulewright.cli.input.GameChoice;
import dev.rulewright.cli.input.ReadingOption;
import dev.rulewright.cli.output.Console;
import dev.rulewright.cli.output.Ink;
import dev.rulewright.cli.output.JsonObject;
import dev.rulewright.cli.output.JsonOption;
import dev.rulewright.cli.output.Paragraph;
import dev.rulewright.cli.output.StoryPage;
import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.box.Box;
import dev.rulewright.kernel.text.Word;
import dev.rulewright.scenarios.Example;
import dev.rulewright.scenarios.Example.RuledOut;
import dev.rulewright.scenarios.Plays;
import dev.rulewright.scenarios.Scenario;
import dev.rulewright.scenarios.file.ScenarioFiles;
import dev.rulewright.scenarios.telling.Emphasis.Part;
import dev.rulewright.simulator.files.WholeFile;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVPrinter;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// Tells which answers the examples of a rulebook pin down, and which few examples would pin all.
@Command(name = "adequacy")
public final class AdequacyCommand implements Callable<Integer> {

  @Parameters(paramLabel = "FILE|FOLDER", arity = "0..*")
  private List<Path> paths = List.of();

  @Option(names = "--out", paramLabel = "FOLDER")
  private @Nullable Path out;

  @Mixin private GameChoice game = new GameChoice();
  @Mixin private ReadingOption reading = new ReadingOption();
  @Mixin private JsonOption json = new JsonOption();
  @Mixin private Console console = new Console();

  @Override
  public Integer call() throws IOException {
    Box<?, ?> box = game.chosen(console).box();
    var word = new Word(reading.text(), ReadingOption.PLACE);
    box.game(word.text(), word.place());
    var examples = new ArrayList<Example>();
    for (Path file : game.scenarioFiles(paths)) {
      Scenario scenario = ScenarioFiles.read(file);
      Box<?, ?> own = game.chosen(scenario, console).box();
      if (own.name().equals(box.name())) {
        add(examples, scenario, word, own);
      }
    }
    Adequacy adequacy = Adequacy.of(box.rulebook(), word, examples);
    json.answer(adequacy, AdequacyCommand::json, console, AdequacyCommand::print);
    if (out != null) {
      write(adequacy, out);
    }
    return adequacy.left().isEmpty() ? 0 : 1;
  }

  /// A scenario whose position is not possible under the reading is no example of it.
  private void add(List<Example> examples, Scenario scenario, Word word, Box<?, ?> box) {
    try {
      examples.add(Example.of(scenario, word, box));
    } catch (BadInput e) {
      console.note("passed over: " + e.getMessage());
    }
  }

  // ---- Answers ----

  private static JsonObject json(Adequacy found) {
    return new JsonObject()
        .with("game", found.rulebook().game())
        .with("reading", found.reading().text())
        .with("examples", found.examples().size())
        .with("answers", texts(found.open()))
        .with(
            "own",
            found.own().stream()
                .map(own ->
                    new JsonObject()
                        .with("edition", own.edition())
                        .with("examples", own.examples())
                        .with("rulesOut", texts(own.ruledOut()))
                        .with("clauses", own.clauses()))
                .toList())
        .with(
            "smallest",
            found.smallest().stream()
                .map(example ->
                    new JsonObject()
                        .with("file", example.scenario().file())
                        .with("title", example.scenario().title().toString())
                        .with("steps", example.steps())
                        .with("rulesOut", texts(example.ruledOut())))
                .toList())
        .with("left", texts(found.left()));
  }

  private static List<String> texts(List<RuledOut> answers) {
    return answers.stream().map(RuledOut::toString).toList();
  }

  private static String list(List<RuledOut> answers) {
    return answers.stream().map(RuledOut::toString).collect(Collectors.joining(", "));
  }

  private static void print(Adequacy found, PrintWriter out, Ink ink) {
    out.println(
        ink.of(
            Part.TITLE,
            "%s, reading %s: %s with another answer"
                .formatted(
                    found.rulebook().game(),
                    found.reading(),
                    Paragraph.count(questions(found.open()), "question"))));
    found.own().forEach(own -> printOwn(own, found.open().size(), out));
    printSmallest(found, out, ink);
    if (!found.left().isEmpty()) {
      out.println("\nRuled out by none of them:");
      found
          .left()
          .forEach(each ->
              out.println(
                  "  " + Paragraph.hanging("%s: %s".formatted(each, each.question().asks()), 4)));
    }
  }

  private static void printOwn(Adequacy.Own own, int open, PrintWriter out) {
    out.println(
        Paragraph.hanging(
            "%s prints %s, about %s; they rule out %d of %d other answers%s"
                .formatted(
                    own.edition(),
                    Paragraph.count(own.examples(), "example"),
                    Paragraph.count(own.clauses().size(), "clause"),
                    own.ruledOut().size(),
                    open,
                    own.ruledOut().isEmpty() ? "" : ": " + list(own.ruledOut())),
            2));
  }

  private static void printSmallest(Adequacy found, PrintWriter out, Ink ink) {
    out.printf(
        "%nThe fewest of %s that rule out all that any of them does (exact): %d, with %s%n",
        Paragraph.count(found.examples().size(), "scenario"),
        found.smallest().size(),
        Paragraph.count(found.smallest().stream().mapToInt(Example::steps).sum(), "step"));
    for (Example example : found.smallest()) {
      out.println(ink.of(Part.MOVE, example.scenario().title().toString()));
      out.println("  " + ink.of(Part.SOURCE, example.scenario().file()));
      out.println("  rules out " + Paragraph.hanging(list(example.ruledOut()), 4));
      out.println("  alone " + Paragraph.hanging(list(found.alone(example)), 4));
    }
  }

  private static int questions(List<RuledOut> answers) {
    return (int) answers.stream().map(RuledOut::question).distinct().count();
  }

  // ---- Files ----

  /// The chosen scenarios as files, a page that tells them, and the matrix.
  private void write(Adequacy found, Path folder) throws IOException {
    Path chosen = folder.resolve(found.rulebook().game());
    Files.createDirectories(chosen);
    var text = new StringWriter();
    try (var csv = new CSVPrinter(text, CSVFormat.RFC4180)) {
      csv.printRecords(found.matrix());
    }
    WholeFile.write(folder.resolve("matrix.csv"), text.toString());
    var plays = new ArrayList<Plays>();
    for (Example example : found.smallest()) {
      Path file = Path.of(example.scenario().file());
      String name = "%02d-%s".formatted(plays.size() + 1, file.getFileName());
      WholeFile.write(chosen.resolve(name), Files.readString(file));
      plays.add(Plays.of(example.scenario(), game.chosen(example.scenario(), console).box()));
    }
    WholeFile.write(folder.resolve("index.html"), StoryPage.of(plays, "en"));
    console.note("Written: " + folder);
  }
}
