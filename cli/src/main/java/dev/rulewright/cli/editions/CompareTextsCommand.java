package dev.rulewright.cli.editions;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.rulewright.cli.editions.input.Output;
import dev.rulewright.cli.editions.input.ProjectOptions;
import dev.rulewright.cli.output.Console;
import dev.rulewright.cli.output.Paragraph;
import dev.rulewright.kernel.ContentDigest;
import dev.rulewright.kernel.Shown;
import dev.rulewright.kernel.input.InputFile;
import dev.rulewright.reports.editions.ReadingCopy;
import dev.rulewright.reports.results.ShellWord;
import dev.rulewright.rulebook.Unit;
import dev.rulewright.rulebook.compare.reading.Kind;
import dev.rulewright.rulebook.compare.reading.Severity;
import dev.rulewright.rulebook.compare.telling.Finding;
import dev.rulewright.rulebook.memory.Judgement;
import dev.rulewright.rulebook.memory.Recall;
import dev.rulewright.rulebook.project.Compared;
import dev.rulewright.rulebook.project.Project;
import java.io.IOException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// Says where the editions differ.
@Command(name = "check")
public final class CompareTextsCommand implements Callable<Integer> {

  private static final int LONGEST_TITLE = 60;

  @Mixin private ProjectOptions options = new ProjectOptions();
  @Mixin private Console console = new Console();

  @Option(names = "--min-severity", paramLabel = "SEVERITY")
  private Severity least = Severity.MISLEADING;

  @Option(names = "--fail-on", paramLabel = "SEVERITY")
  private Severity failing = Severity.MISLEADING;

  @Option(names = "--kinds", paramLabel = "KIND", split = ",")
  private List<Kind> kinds = List.of(Kind.values());

  @Option(names = "--judged", paramLabel = "FILE")
  private @Nullable Path judged;

  @Option(names = "--all")
  private boolean all;

  @Option(names = "--csv", paramLabel = "FILE")
  private @Nullable Path csv;

  @Option(names = "--html", paramLabel = "FILE")
  private @Nullable Path html;

  @Override
  public Integer call() throws IOException {
    Project project = options.project();
    if (judged != null) {
      InputFile.require(judged);
      project = project.judgedIn(judged);
    }
    Compared compared = Compared.of(project);
    compared.warnings().forEach(console::warn);
    List<Finding> findings =
        Scenes.linked(compared).stream()
            .filter(finding -> finding.severity().compareTo(least) >= 0)
            .filter(finding -> kinds.contains(finding.kind()))
            .toList();
    Recall recall = compared.recall();
    List<Finding> open = findings.stream().filter(f -> all || !recall.isJudged(f)).toList();
    open.forEach(finding -> FindingText.tell(finding, recall, console));
    if (all) {
      recall.gone().forEach(this::tellGone);
    }
    console.print(
        Paragraph.count(open.size(), "finding")
            + judged(findings, open, recall)
            + lessSevere(compared)
            + gone(recall));
    var output = new Output(project, console);
    if (csv != null) {
      output.write(csv, FindingTable.csv(findings, recall, project.languages()));
    }
    if (html != null) {
      output.write(html, page(compared, findings).html());
    }
    return findings.stream()
            .anyMatch(f -> f.severity().compareTo(failing) >= 0 && !recall.isHarmless(f))
        ? 1
        : 0;
  }

  /// How many findings are not told because they are judged.
  private static String judged(List<Finding> findings, List<Finding> told, Recall recall) {
    Map<String, Long> counts =
        findings.stream()
            .filter(finding -> !told.contains(finding))
            .collect(Collectors.groupingBy(recall::status, TreeMap::new, Collectors.counting()));
    return counts.isEmpty()
        ? ""
        : counts.entrySet().stream()
            .map(each -> each.getValue() + " " + each.getKey())
            .collect(Collectors.joining(", ", "; judged already: ", " (--all tells them)"));
  }

  /// How many findings are not told because they matter too little.
  private String lessSevere(Compared compared) {
    long count =
        compared.findings().stream()
            .filter(finding -> finding.severity().compareTo(least) < 0)
            .filter(finding -> kinds.contains(finding.kind()))
            .filter(finding -> all || !compared.recall().isJudged(finding))
            .count();
    return count == 0 ? "" : "; %d below %s (--min-severity cosmetic)".formatted(count, least);
  }

  private void tellGone(Judgement judgement) {
    console.print(
        "gone, judged %s: %s, %s"
            .formatted(judgement.verdict(), judgement.kind(), Shown.briefly(judgement.reminder())));
  }

  /// How many findings were judged that are there no more.
  private String gone(Recall recall) {
    return recall.gone().isEmpty()
        ? ""
        : "; %d judged before %s gone%s"
            .formatted(
                recall.gone().size(),
                recall.gone().size() == 1 ? "is" : "are",
                all ? "" : " (--all tells which)");
  }

  private ReadingCopy page(Compared compared, List<Finding> findings) {
    return new ReadingCopy(
        title(compared),
        compared.alignment(),
        findings,
        compared.clauses(),
        judged(compared),
        memory(compared.project()),
        judgeCall());
  }

  /// Names the file in which judgements are kept, without telling where it is.
  private static String memory(Project project) {
    Path file = project.judged().orElseThrow().toAbsolutePath().normalize();
    return ContentDigest.of(file.toString().getBytes(UTF_8));
  }

  /// The call that remembers what is judged on the page.
  private String judgeCall() {
    return Stream.of(
            Stream.of("rulewright", "editions", "judge", "--from", "judgements.tsv"),
            console
                .given("--min-severity", "--fail-on", "--kinds", "--all", "--csv", "--html")
                .stream(),
            options.folder().stream().map(Path::toString))
        .flatMap(Function.identity())
        .map(ShellWord::of)
        .collect(Collectors.joining(" "));
  }

  private static Map<String, ReadingCopy.Judged> judged(Compared compared) {
    Recall recall = compared.recall();
    Map<String, ReadingCopy.Judged> judged = new HashMap<>();
    for (Finding finding : compared.findings()) {
      if (recall.before(finding).isPresent()) {
        judged.put(
            finding.id(), new ReadingCopy.Judged(recall.status(finding), recall.note(finding)));
      }
    }
    return judged;
  }

  /// What stands above the reference.
  private static String title(Compared compared) {
    return compared.alignment().rows().stream()
        .flatMap(row -> row.in(compared.project().reference()).stream())
        .findFirst()
        .filter(unit -> unit.text().length() <= LONGEST_TITLE)
        .map(Unit::text)
        .orElse("Editions");
  }
}
