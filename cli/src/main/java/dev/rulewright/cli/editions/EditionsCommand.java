package dev.rulewright.cli.editions;

import java.util.Objects;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/// Compares the texts of a rulebook in several languages.
@Command(
    name = "editions",
    synopsisSubcommandLabel = "COMMAND",
    subcommands = {
      ImportCommand.class,
      AlignCommand.class,
      CompareTextsCommand.class,
      JudgeCommand.class,
      DiffCommand.class,
      PlayCommand.class,
      QuestionsCommand.class,
      ExportCommand.class,
      TermsCommand.class,
      LexiconCommand.class
    })
public final class EditionsCommand implements Runnable {

  @Spec private @Nullable CommandSpec spec;

  @Override
  public void run() {
    CommandLine commandLine = Objects.requireNonNull(spec).commandLine();
    commandLine.usage(commandLine.getOut());
  }
}
