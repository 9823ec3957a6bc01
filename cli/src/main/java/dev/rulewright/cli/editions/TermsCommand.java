package dev.rulewright.cli.editions;

import java.util.Objects;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/// What is about terms.
@Command(
    name = "terms",
    synopsisSubcommandLabel = "COMMAND",
    subcommands = {ExtractTermsCommand.class, CheckTermsCommand.class})
public final class TermsCommand implements Runnable {

  @Spec private @Nullable CommandSpec spec;

  @Override
  public void run() {
    CommandLine commandLine = Objects.requireNonNull(spec).commandLine();
    commandLine.usage(commandLine.getOut());
  }
}
