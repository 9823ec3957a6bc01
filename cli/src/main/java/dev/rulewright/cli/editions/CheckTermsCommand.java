package dev.rulewright.cli.editions;

import dev.rulewright.cli.editions.input.Output;
import dev.rulewright.cli.editions.input.ProjectOptions;
import dev.rulewright.cli.output.Console;
import dev.rulewright.cli.output.Paragraph;
import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Place;
import dev.rulewright.rulebook.compare.telling.Finding;
import dev.rulewright.rulebook.exchange.Tbx;
import dev.rulewright.rulebook.memory.Recall;
import dev.rulewright.rulebook.project.Compared;
import dev.rulewright.rulebook.project.Project;
import dev.rulewright.rulebook.project.ProjectTexts;
import dev.rulewright.rulebook.terms.TermCheck;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// Says where the editions do not keep to a term base.
@Command(name = "check")
public final class CheckTermsCommand implements Callable<Integer> {

  @Mixin private ProjectOptions options = new ProjectOptions();
  @Mixin private Console console = new Console();

  @Option(names = "--csv", paramLabel = "FILE")
  private @Nullable Path csv;

  @Override
  public Integer call() throws IOException {
    Project project = options.project();
    Tbx.Read base =
        Tbx.read(
            project
                .termbase()
                .orElseThrow(() ->
                    BadInput.at(Place.of("--termbase"))
                        .because("this project has no term base, expected a file")));
    base.warnings().forEach(console::warn);
    List<Finding> findings =
        TermCheck.of(ProjectTexts.read(project).align(), base.terms()).stream()
            .filter(finding -> finding.confidence() >= Compared.LEAST_CONFIDENCE)
            .toList();
    findings.forEach(finding -> FindingText.tell(finding, Recall.NOTHING, console));
    console.print(Paragraph.count(findings.size(), "finding"));
    if (csv != null) {
      new Output(project, console)
          .write(csv, FindingTable.csv(findings, Recall.NOTHING, project.languages()));
    }
    return findings.isEmpty() ? 0 : 1;
  }
}
