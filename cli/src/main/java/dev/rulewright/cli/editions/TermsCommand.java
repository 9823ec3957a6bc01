package dev.rulewright.cli.editions;

import dev.rulewright.cli.input.CommandGroup;
import java.util.List;
import picocli.CommandLine.Command;

/// What is about terms.
@Command(name = "terms", synopsisSubcommandLabel = "COMMAND")
public final class TermsCommand implements CommandGroup {

  @Override
  public List<Class<?>> commands() {
    return List.of(ExtractTermsCommand.class, CheckTermsCommand.class);
  }
}
