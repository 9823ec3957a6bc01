package dev.rulewright.cli;

import dev.rulewright.cli.output.StandardOutput;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.util.ArrayList;
import java.util.List;

/// Runs several commands one after the other, so that the launcher can keep the classes of all of
/// them for the next start.
public final class Rehearsal {

  private Rehearsal() {}

  /// Runs them, whatever comes of each.
  ///
  /// @param arguments those of each command, with `;` between commands
  public static void main(String[] arguments) {
    var out = new StandardOutput(new FileOutputStream(FileDescriptor.out)).writer();
    var command = new ArrayList<String>();
    for (String argument : List.of(arguments)) {
      if (argument.equals(";")) {
        Rulewright.run(out, out, command.toArray(String[]::new));
        command.clear();
      } else {
        command.add(argument);
      }
    }
    Rulewright.run(out, out, command.toArray(String[]::new));
  }
}
