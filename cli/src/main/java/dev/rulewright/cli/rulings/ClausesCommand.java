package dev.rulewright.cli.rulings;

import dev.rulewright.cli.input.GameChoice;
import dev.rulewright.cli.input.SearchWords;
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
import dev.rulewright.scenarios.Transcript;
import dev.rulewright.scenarios.file.ScenarioFiles;
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

/// Lists the clauses of the rulebook, and the scenarios about them.
@Command(name = "clauses")
public final class ClausesCommand implements Callable<Integer> {

  @Parameters(paramLabel = "CLAUSE", arity = "0..*")
  private List<String> wanted = List.of();

  /// What is asked of the clauses; at most one of them.
  private static final class View {
    @Option(names = "--coverage")
    private boolean coverage;

    @Option(names = "--status")
    private boolean status;
  }

  @ArgGroup private View view = new View();

  @Option(names = "--scenarios", paramLabel = "FILE|FOLDER")
  private @Nullable Path scenarios;

  @Mixin private GameChoice game = new GameChoice();
  @Mixin private JsonOption json = new JsonOption();
  @Mixin private Console console = new Console();

  @Override
  public Integer call() {
    Box<?, ?> box = game.chosen(console).box();
    Rulebook rulebook = box.rulebook();
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
    List<Clause> clauses = clauses(rulebook);
    if (!coverage && !named(rulebook)) {
      list(clauses, rulebook);
      return 0;
    }
    List<CoverageEntry> entries =
        Coverage.of(rulebook, transcripts(box)).rows().stream()
            .filter(row -> clauses.contains(row.clause()))
            .map(row -> CoverageEntry.of(row, rulebook))
            .toList();
    json.answer(
        entries,
        all -> Map.of("clauses", all.stream().map(CoverageEntry::json).toList()),
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
        clauses.stream().map(clause -> new ClauseEntry(clause, rulebook)).toList();
    json.answer(
        entries,
        all -> Map.of("clauses", all.stream().map(ClauseEntry::json).toList()),
        console,
        (_, out, ink) -> entries.forEach(entry -> entry.printBriefly(out, ink)));
  }

  /// Whether clauses are wanted by their identifiers.
  private boolean named(Rulebook rulebook) {
    return !wanted.isEmpty()
        && wanted.stream()
            .allMatch(
                id -> rulebook.clauses().stream().anyMatch(each -> each.id().equalsIgnoreCase(id)));
  }

  /// The clauses of the identifiers, or those whose words hold all that is wanted.
  private List<Clause> clauses(Rulebook rulebook) {
    if (named(rulebook)) {
      return wanted.stream().map(id -> clause(id, rulebook)).toList();
    }
    var words = SearchWords.of(String.join(" ", wanted));
    List<Clause> found =
        rulebook.clauses().stream()
            .filter(each -> words.areIn(each.id() + " " + each.paraphrase()))
            .<Clause>map(each -> each)
            .toList();
    return found.isEmpty() ? List.of(clause(wanted.getFirst(), rulebook)) : found;
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
      transcripts.addAll(Plays.of(scenario, game.chosen(scenario, console).box()).transcripts());
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
        ? Optional.of(game.scenarioFolders().of(box.name()))
        : game.scenarioFolders().find(box.name());
  }
}
