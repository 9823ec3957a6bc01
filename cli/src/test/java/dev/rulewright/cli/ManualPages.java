package dev.rulewright.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import picocli.AutoComplete;
import picocli.CommandLine;
import picocli.codegen.docgen.manpage.ManPageGenerator;

/// Writes what shells and `man` want to know of the commands, from what `--help` says of them.
final class ManualPages {

  private ManualPages() {}

  /// Writes a manual page for each command, in AsciiDoc, and the completion for bash.
  ///
  /// @param arguments the folder of the pages, that of the completion, and the version
  public static void main(String[] arguments) throws IOException {
    write(Path.of(arguments[0]), Path.of(arguments[1]), arguments[2]);
  }

  static void write(Path pages, Path completion, String number) throws IOException {
    CommandLine program = Rulewright.explained(Rulewright.program());
    String[] version = {"Rulewright " + number};
    program.getCommandSpec().versionProvider(() -> version);
    for (CommandLine command : program.getSubcommands().values()) {
      command.getCommandSpec().versionProvider(() -> version);
    }
    Files.createDirectories(pages);
    int code =
        ManPageGenerator.generateManPage(
            pages.toFile(), null, new boolean[0], true, program.getCommandSpec());
    if (code != 0) {
      throw new IOException("the pages could not be written: code " + code);
    }
    Files.createDirectories(completion);
    Files.writeString(
        completion.resolve("rulewright"), AutoComplete.bash(program.getCommandName(), program));
  }
}
