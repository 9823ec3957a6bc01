package dev.rulewright.cli.editions.exchange;

import dev.rulewright.cli.input.CommandGroup;
import java.util.List;
import picocli.CommandLine.Command;

/// Writes editions for other tools of translators.
@Command(name = "export", synopsisSubcommandLabel = "COMMAND")
public final class ExportCommand implements CommandGroup {

  @Override
  public List<Class<?>> commands() {
    return List.of(TmxCommand.class, XliffCommand.class, TbxCommand.class);
  }
}
