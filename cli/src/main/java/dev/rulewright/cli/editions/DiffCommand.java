package dev.rulewright.cli.editions;

import dev.rulewright.cli.output.Console;
import dev.rulewright.cli.output.Paragraph;
import dev.rulewright.rulebook.compare.reading.Severity;
import dev.rulewright.rulebook.compare.telling.Finding;
import dev.rulewright.rulebook.memory.Recall;
import dev.rulewright.rulebook.project.Changed;
import dev.rulewright.rulebook.project.Project;
import dev.rulewright.rulebook.project.ProjectFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// Says what a change of the texts has brought: findings that are new, and how many are gone.
@Command(name = "diff")
public final class DiffCommand implements Callable<Integer> {

  @Mixin private Console console = new Console();

  @Parameters(paramLabel = "OLD", index = "0")
  private @Nullable Path old;

  @Parameters(paramLabel = "NEW", index = "1")
  private @Nullable Path changed;

  @Option(names = "--min-severity", paramLabel = "SEVERITY")
  private Severity least = Severity.MISLEADING;

  @Option(names = "--fail-on", paramLabel = "SEVERITY")
  private Severity failing = Severity.MISLEADING;

  @Override
  public Integer call() {
    Project before = ProjectFile.read(Objects.requireNonNull(old));
    Project project = ProjectFile.read(Objects.requireNonNull(changed));
    Changed compared = Changed.of(before, project);
    Recall recall = (hasMemory(project) ? project : before).readMemory().recall(compared.after());
    List<Finding> known = severe(compared.before());
    List<Finding> now = severe(compared.after());
    List<Finding> told = now.stream().filter(finding -> !recall.isJudged(finding)).toList();
    told.forEach(finding -> FindingText.tell(finding, recall, console));
    console.print(
        "%s where the texts have changed; %,d before the change"
            .formatted(Paragraph.count(now.size(), "finding"), known.size()));
    return told.stream().anyMatch(f -> f.severity().compareTo(failing) >= 0) ? 1 : 0;
  }

  private List<Finding> severe(List<Finding> findings) {
    return findings.stream().filter(finding -> finding.severity().compareTo(least) >= 0).toList();
  }

  private static boolean hasMemory(Project project) {
    return project.judged().filter(Files::exists).isPresent();
  }
}
