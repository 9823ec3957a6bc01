package dev.rulewright.cli.editions;

import java.util.Objects;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/// Writes editions for other tools of translators.
@Command(
    name = "export",
    synopsisSubcommandLabel = "COMMAND",
    subcommands = {TmxCommand.class, XliffCommand.class, TbxCommand.class})
public final class ExportCommand implements Runnable {

  @Spec private @Nullable CommandSpec spec;

  @Override
  public void run() {
    CommandLine commandLine = Objects.requireNonNull(spec).commandLine();
    commandLine.usage(commandLine.getOut());
  }
}
