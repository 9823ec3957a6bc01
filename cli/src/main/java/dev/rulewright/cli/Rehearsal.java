package dev.rulewright.cli;

import dev.rulewright.cli.output.StandardOutput;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.util.ArrayList;
import java.util.stream.Stream;

/// Runs several commands one after the other, so that the launcher can keep the classes of all of
/// them for the next start.
final class Rehearsal {

  private Rehearsal() {}

  /// Runs them up to the first that cannot be done, with whose exit code it ends.
  ///
  /// @param arguments those of each command, with `;` between commands
  static void main(String[] arguments) {
    var out = new StandardOutput(new FileOutputStream(FileDescriptor.out)).writer();
    var command = new ArrayList<String>();
    for (String argument : Stream.concat(Stream.of(arguments), Stream.of(";")).toList()) {
      if (!argument.equals(";")) {
        command.add(argument);
        continue;
      }
      int code = Rulewright.run(out, out, command.toArray(String[]::new));
      if (code > 1) {
        System.exit(code);
      }
      command.clear();
    }
  }
}
