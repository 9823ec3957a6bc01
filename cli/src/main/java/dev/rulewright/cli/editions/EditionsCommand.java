package dev.rulewright.cli.editions;

import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/// Compares the texts of a rulebook in several languages.
@Command(name = "editions", synopsisSubcommandLabel = "COMMAND")
public final class EditionsCommand implements Runnable {

  /// Its commands, in the order of the help.
  public static final List<Class<?>> COMMANDS =
      List.of(
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

  @Spec private @Nullable CommandSpec spec;

  @Override
  public void run() {
    CommandLine commandLine = Objects.requireNonNull(spec).commandLine();
    commandLine.usage(commandLine.getOut());
  }
}
