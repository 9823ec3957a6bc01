package dev.rulewright.cli.editions;

import dev.rulewright.cli.editions.exchange.ExportCommand;
import dev.rulewright.cli.editions.exchange.ImportCommand;
import dev.rulewright.cli.input.CommandGroup;
import java.util.List;
import picocli.CommandLine.Command;

/// Compares the texts of a rulebook in several languages.
@Command(name = "editions", synopsisSubcommandLabel = "COMMAND")
public final class EditionsCommand implements CommandGroup {

  @Override
  public List<Class<?>> commands() {
    return List.of(
        ImportCommand.class,
        AlignCommand.class,
        CompareTextsCommand.class,
        JudgeCommand.class,
        DiffCommand.class,
        PlayCommand.class,
        QuestionsCommand.class,
        ExportCommand.class,
        TermsCommand.class,
        LexiconCommand.class);
  }
}
