package dev.rulewright.cli.rulings;

import dev.rulewright.cli.input.GameChoice;
import dev.rulewright.cli.input.ProjectFolder;
import dev.rulewright.cli.output.Console;
import dev.rulewright.cli.output.JsonOption;
import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Clause;
import dev.rulewright.kernel.Place;
import dev.rulewright.kernel.Rulebook;
import dev.rulewright.kernel.box.Box;
import dev.rulewright.scenarios.Coverage;
import dev.rulewright.scenarios.Plays;
import dev.rulewright.scenarios.Scenario;
import dev.rulewright.scenarios.ScenarioFiles;
import dev.rulewright.scenarios.Transcript;
import java.nio.file.Path;
import java.util.ArrayList;
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

@Command(
    name = "clauses",
    description = {
      "Lists the clauses of the rulebook in our words; one clause by its identifier with where each"
          + " edition prints it and the scenarios about it.",
      "A clause that the text at hand does not settle is marked: (lost), known from (elsewhere), or"
          + " (assumed).",
      "With --coverage the exit code is 1 if a clause that is modelled has no scenario."
    },
    footer = {
      "  rulewright clauses",
      "  rulewright clauses MOVE-7 MOVE-9",
      "  rulewright clauses --coverage",
      "  rulewright clauses --status",
      "  rulewright clauses --json"
    })
public final class ClausesCommand implements Callable<Integer> {

  @Parameters(
      paramLabel = "CLAUSE",
      arity = "0..*",
      description = "Identifier of a clause, such as MOVE-7.")
  private List<String> wanted = List.of();

  /// What is asked of the clauses; at most one of them.
  private static final class View {
    @Option(
        names = "--coverage",
        description =
            "Count the scenarios about each clause, and those that allow and refuse by it.")
    private boolean coverage;

    @Option(
        names = "--status",
        description =
            "Count the clauses and questions that are printed, in no edition, lost, known from"
                + " elsewhere, assumed.")
    private boolean status;
  }

  @ArgGroup private View view = new View();

  @Option(
      names = "--scenarios",
      paramLabel = "FILE|FOLDER",
      description = "The scenarios to look at instead of those of the project.")
  private @Nullable Path scenarios;

  @Mixin private GameChoice game = new GameChoice();
  @Mixin private JsonOption json = new JsonOption();
  @Mixin private Console console = new Console();

  @Override
  public Integer call() {
    Box<?, ?> box = game.box(console);
    Rulebook rulebook = box.rulebook();
    List<Clause> clauses = clauses(rulebook);
    if (view.status) {
      if (!wanted.isEmpty()) {
        throw BadInput.at(Place.of("--status"))
            .because("it counts all clauses, expected no CLAUSE");
      }
      List<StatusEntry> entries = StatusEntry.all(rulebook);
      json.answer(
          Map.of("statuses", entries), console, (_, out, _) -> StatusEntry.print(entries, out));
      return 0;
    }
    boolean coverage = view.coverage;
    if (wanted.isEmpty() && !coverage) {
      list(clauses, rulebook);
      return 0;
    }
    List<CoverageEntry> entries =
        Coverage.of(rulebook, transcripts(box)).rows().stream()
            .filter(row -> clauses.contains(row.clause()))
            .map(row -> CoverageEntry.of(row, rulebook))
            .toList();
    json.answer(
        Map.of("clauses", entries),
        console,
        (_, out, ink) -> {
          if (coverage) {
            CoverageEntry.printTable(entries, out, ink);
          } else {
            entries.forEach(entry -> entry.print(out, ink));
          }
        });
    return coverage && entries.stream().anyMatch(CoverageEntry::isUncovered) ? 1 : 0;
  }

  private void list(List<Clause> clauses, Rulebook rulebook) {
    List<ClauseEntry> entries =
        clauses.stream().map(clause -> ClauseEntry.of(clause, rulebook)).toList();
    json.answer(
        Map.of("clauses", entries),
        console,
        (_, out, ink) -> entries.forEach(entry -> entry.printBriefly(out, ink)));
  }

  private List<Clause> clauses(Rulebook rulebook) {
    return wanted.isEmpty()
        ? List.copyOf(rulebook.clauses())
        : wanted.stream().map(id -> clause(id, rulebook)).toList();
  }

  private static Clause clause(String id, Rulebook rulebook) {
    for (Clause clause : rulebook.clauses()) {
      if (clause.id().equalsIgnoreCase(id)) {
        return clause;
      }
    }
    throw BadInput.at(Place.of("CLAUSE"))
        .unknown("a clause", id, rulebook.clauses().stream().<String>map(Clause::id).toList());
  }

  private List<Transcript<?, ?>> transcripts(Box<?, ?> box) {
    var transcripts = new ArrayList<Transcript<?, ?>>();
    for (Path file : folder(box).map(ScenarioFiles::under).orElse(List.of())) {
      Scenario scenario = ScenarioFiles.read(file);
      transcripts.addAll(Plays.of(scenario, game.box(scenario, console)).transcripts());
    }
    return transcripts;
  }

  /// Where the scenarios are; a game out of a jar may have none here, which only `--coverage`
  /// minds.
  private Optional<Path> folder(Box<?, ?> box) {
    if (scenarios != null) {
      return Optional.of(scenarios);
    }
    return view.coverage
        ? Optional.of(ProjectFolder.scenarios(box.name()))
        : ProjectFolder.find(box.name());
  }
}
