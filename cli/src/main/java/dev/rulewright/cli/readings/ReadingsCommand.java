package dev.rulewright.cli.readings;

import dev.rulewright.cli.input.GameChoice;
import dev.rulewright.cli.input.ReadingOption;
import dev.rulewright.cli.input.SearchWords;
import dev.rulewright.cli.output.Console;
import dev.rulewright.cli.output.JsonOption;
import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Place;
import dev.rulewright.kernel.Question;
import dev.rulewright.kernel.Rulebook;
import dev.rulewright.kernel.box.Box;
import dev.rulewright.kernel.reading.Profile;
import dev.rulewright.kernel.reading.Readings;
import dev.rulewright.simulator.files.WholeFile;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// Lists the questions that the rulebook leaves open, with their answers.
@Command(name = "readings")
public final class ReadingsCommand implements Callable<Integer> {

  @Parameters(paramLabel = "QUESTION", arity = "0..*")
  private List<String> wanted = List.of();

  /// What is asked of the questions; at most one of them.
  private static final class View {
    @Option(names = "--profile", paramLabel = "PROFILE")
    private @Nullable String profile;

    @Option(names = "--edition", paramLabel = "EDITION")
    private @Nullable String edition;

    @Option(names = "--compare", paramLabel = "READING,READING")
    private @Nullable String compare;
  }

  @ArgGroup private View view = new View();

  @Option(names = "--csv", paramLabel = "FILE")
  private @Nullable Path csv;

  @Mixin private GameChoice game = new GameChoice();
  @Mixin private ReadingOption reading = new ReadingOption();
  @Mixin private JsonOption json = new JsonOption();
  @Mixin private Console console = new Console();

  @Override
  public Integer call() throws IOException {
    Box<?, ?> box = game.chosen(console).box();
    Readings all = box.readings();
    List<Question> questions = wanted.isEmpty() ? all.questions() : questions(all);
    List<ShownReading> shown;
    if (view.profile != null) {
      shown = tellProfile(profile(view.profile, all), all, questions);
    } else if (view.compare != null) {
      shown = tellComparison(ShownReading.two(view.compare, "--compare", all), questions);
    } else {
      shown = tellQuestions(box, questions);
    }
    if (csv != null) {
      write(csv, QuestionTable.of(questions, shown, box.rulebook().editions()).csv());
    }
    return 0;
  }

  /// The questions of the names, or those whose words or answers hold all that is wanted.
  private List<Question> questions(Readings all) {
    boolean named =
        wanted.stream()
            .allMatch(name ->
                all.questions().stream()
                    .anyMatch(q -> q.id().equalsIgnoreCase(name) || q.name().equals(name)));
    var words = SearchWords.of(String.join(" ", wanted));
    List<Question> found =
        named
            ? List.of()
            : all.questions().stream().filter(question -> words.areIn(text(question))).toList();
    return found.isEmpty()
        ? wanted.stream().map(name -> all.question(name, Place.of("QUESTION"))).toList()
        : found;
  }

  private static String text(Question question) {
    return question.answers().stream()
        .map(answer -> " " + answer.name() + " " + answer.sentence())
        .collect(
            Collectors.joining(
                "", question.id() + " " + question.name() + " " + question.asks(), ""));
  }

  private List<ShownReading> tellProfile(Profile profile, Readings all, List<Question> questions) {
    var entry =
        new ProfileEntry(
            profile,
            profile.choices().stream()
                .filter(choice -> questions.contains(choice.question()))
                .toList());
    json.answer(entry, ProfileEntry::json, console, ProfileEntry::print);
    return List.of(ShownReading.of(profile.name(), Place.of("--profile"), all));
  }

  private List<ShownReading> tellComparison(List<ShownReading> two, List<Question> questions) {
    var entry =
        new ComparisonEntry(
            two.getFirst(),
            two.getLast(),
            questions.stream().sorted(Comparator.comparing(Question::id)).toList());
    json.answer(entry, ComparisonEntry::json, console, ComparisonEntry::print);
    return two;
  }

  private List<ShownReading> tellQuestions(Box<?, ?> box, List<Question> questions) {
    Rulebook rulebook = box.rulebook();
    Optional<String> edition =
        Optional.ofNullable(view.edition).map(code -> edition(code, rulebook.editions()));
    var chosen = ShownReading.of(reading.text(), ReadingOption.PLACE, box.readings());
    List<QuestionEntry> entries =
        questions.stream()
            .map(q -> new QuestionEntry(q, chosen.reading(), rulebook.editions()))
            .toList();
    json.answer(
        entries,
        all -> Map.of("questions", all.stream().map(QuestionEntry::json).toList()),
        console,
        (_, out, ink) -> {
          if (edition.isPresent()) {
            QuestionEntry.printFor(edition.get(), entries, out, ink);
          } else if (wanted.isEmpty()) {
            QuestionEntry.printList(entries, out, ink);
          } else {
            entries.forEach(entry -> entry.print(out, ink));
          }
        });
    return List.of(chosen);
  }

  private void write(Path csv, String table) throws IOException {
    WholeFile.write(csv, table);
    if (!json.wanted()) {
      console.written(csv);
    }
  }

  private static Profile profile(String name, Readings all) {
    return all.profile(name)
        .orElseThrow(() ->
            BadInput.at(Place.of("--profile"))
                .unknown("a profile", name, all.profiles().stream().map(Profile::name).toList()));
  }

  private static String edition(String code, List<String> editions) {
    return editions.stream()
        .filter(code::equalsIgnoreCase)
        .findFirst()
        .orElseThrow(
            () -> BadInput.at(Place.of("--edition")).unknown("an edition", code, editions));
  }
}
