package dev.rulewright.cli.editions;

import dev.rulewright.cli.editions.input.ProjectOptions;
import dev.rulewright.cli.output.Console;
import dev.rulewright.cli.output.Paragraph;
import dev.rulewright.rulebook.Unit;
import dev.rulewright.rulebook.align.Row;
import dev.rulewright.rulebook.project.Project;
import dev.rulewright.rulebook.project.ProjectTexts;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/// Shows which sentences of the editions say the same.
@Command(name = "align")
public final class AlignCommand implements Runnable {

  @Mixin private ProjectOptions options = new ProjectOptions();
  @Mixin private Console console = new Console();

  @Override
  public void run() {
    Project project = options.project();
    for (Row row : ProjectTexts.read(project).align().rows()) {
      row.units()
          .forEach((language, units) -> {
            if (units.isEmpty()) {
              console.print(language + " -");
            }
            for (Unit unit : units) {
              console.print(Paragraph.hanging(language + " " + unit, 3));
            }
          });
      console.print("");
    }
  }
}
