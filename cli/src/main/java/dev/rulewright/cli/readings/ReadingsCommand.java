package dev.rulewright.cli.readings;

import dev.rulewright.cli.input.QuestionNames;
import dev.rulewright.cli.input.ReadingOption;
import dev.rulewright.cli.output.Console;
import dev.rulewright.cli.output.JsonOption;
import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Place;
import dev.rulewright.kernel.Question;
import dev.rulewright.missioncombat.reading.Edition;
import dev.rulewright.missioncombat.reading.Profile;
import dev.rulewright.missioncombat.reading.Reading;
import dev.rulewright.reports.files.Folder;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// Tells what the rulebook leaves open, how it can be answered, and what each edition says.
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
      "  rulewright readings --profile printed-fr",
      "  rulewright readings --edition fr A06 A09",
      "  rulewright readings --compare printed-de,printed-en --csv de-en.csv"
    })
public final class ReadingsCommand implements Callable<Integer> {

  @Parameters(
      paramLabel = "QUESTION",
      arity = "0..*",
      description = "Identifier or name of a question, such as A38 or road.requires-adjacent.")
  private List<String> wanted = List.of();

  /// What is asked of the questions; at most one of them.
  private static final class View {
    @Option(
        names = "--profile",
        paramLabel = "PROFILE",
        description =
            "Every answer of standard, printed-de, printed-en or printed-fr, printed there or"
                + " borrowed from the standard reading.")
    private @Nullable String profile;

    @Option(
        names = "--edition",
        paramLabel = "EDITION",
        description = "What de, en or fr says about each question and in which lines.")
    private @Nullable String edition;

    @Option(
        names = "--compare",
        paramLabel = "READING,READING",
        description =
            "The questions that two readings answer otherwise, and those on which one of them, an"
                + " edition, says nothing or contradicts itself.")
    private @Nullable String compare;
  }

  @ArgGroup private View view = new View();

  @Option(
      names = "--csv",
      paramLabel = "FILE",
      description = "Write the questions to a CSV file as well, one line each.")
  private @Nullable Path csv;

  @Mixin private ReadingOption reading = new ReadingOption();
  @Mixin private JsonOption json = new JsonOption();
  @Mixin private Console console = new Console();

  @Override
  public Integer call() throws IOException {
    List<Question> questions =
        wanted.isEmpty()
            ? Reading.questions()
            : wanted.stream().map(name -> QuestionNames.question(name, "QUESTION")).toList();
    if (view.profile != null) {
      tellProfile(profile(view.profile), questions);
    } else if (view.compare != null) {
      tellComparison(ShownReading.two(view.compare, "--compare"), questions);
    } else {
      tellQuestions(questions);
    }
    return 0;
  }

  private void tellProfile(Profile profile, List<Question> questions) throws IOException {
    var entry = ProfileEntry.of(profile, questions::contains);
    if (json.wanted()) {
      json.print(entry, console.out());
    } else {
      new ProfileText(console.ink()).print(entry, console.out());
    }
    write(questions, List.of(ShownReading.of(profile)));
  }

  private void tellComparison(List<ShownReading> two, List<Question> questions) throws IOException {
    var entry = ComparisonEntry.of(two, questions::contains);
    if (json.wanted()) {
      json.print(entry, console.out());
    } else {
      new ComparisonText(console.ink()).print(entry, console.out());
    }
    write(questions, two);
  }

  private void tellQuestions(List<Question> questions) throws IOException {
    Optional<Edition> edition = Optional.ofNullable(view.edition).map(ReadingsCommand::edition);
    var chosen = ShownReading.of(reading.text(), ReadingOption.PLACE);
    List<QuestionEntry> entries =
        questions.stream().map(q -> QuestionEntry.of(q, chosen.reading())).toList();
    var text = new QuestionText(console.ink());
    if (json.wanted()) {
      json.print(Map.of("questions", entries), console.out());
    } else if (edition.isPresent()) {
      text.printAllFor(edition.get(), entries, console.out());
    } else if (wanted.isEmpty()) {
      text.printList(entries, console.out());
    } else {
      entries.forEach(entry -> text.printInFull(entry, console.out()));
    }
    write(questions, List.of(chosen));
  }

  private void write(List<Question> questions, List<ShownReading> readings) throws IOException {
    if (csv == null) {
      return;
    }
    Path file = csv.toAbsolutePath();
    new Folder(file.resolveSibling(""))
        .write(file.getFileName().toString(), QuestionTable.of(questions, readings).csv());
    if (!json.wanted()) {
      console.written(csv);
    }
  }

  private static Profile profile(String name) {
    return Profile.named(name)
        .orElseThrow(() ->
            BadInput.at(Place.of("--profile"))
                .unknown("a profile", name, Profile.all().stream().map(Profile::name).toList()));
  }

  private static Edition edition(String code) {
    return Arrays.stream(Edition.values())
        .filter(each -> each.code().equalsIgnoreCase(code))
        .findFirst()
        .orElseThrow(() ->
            BadInput.at(Place.of("--edition"))
                .unknown(
                    "an edition",
                    code,
                    Arrays.stream(Edition.values()).map(Edition::code).toList()));
  }
}
