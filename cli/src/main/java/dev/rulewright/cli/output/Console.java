package dev.rulewright.cli.output;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/// Where the command that mixes this in answers.
@Command // what picocli asks of a mixin without options
public final class Console {

  @Spec(Spec.Target.MIXEE)
  private @Nullable CommandSpec command;

  private CommandLine commandLine() {
    return Objects.requireNonNull(command).commandLine();
  }

  /// Takes the answer.
  public PrintWriter out() {
    return commandLine().getOut();
  }

  /// Takes complaints and progress.
  public PrintWriter err() {
    return commandLine().getErr();
  }

  /// Says what is suspicious and yet goes on.
  public void warn(String sentence) {
    err().println("rulewright: warning: " + sentence);
  }

  /// The colours of the answer; none unless it goes to a terminal.
  public Ink ink() {
    return new Ink(commandLine().getColorScheme().ansi().enabled());
  }

  /// The call as it was typed, without some options.
  ///
  /// @param left names of the options to leave out, with their values
  public String call(String... left) {
    Set<String> leftOut = Set.of(left);
    var words = new ArrayList<String>();
    words.add("rulewright");
    boolean skipsValue = false;
    for (String argument : commandLine().getParseResult().originalArgs()) {
      String name = argument.replaceFirst("=.*", "");
      if (skipsValue) {
        skipsValue = false;
      } else if (leftOut.contains(name)) {
        var option = commandLine().getCommandSpec().findOption(name);
        skipsValue = name.equals(argument) && option != null && option.arity().max() > 0;
      } else {
        words.add(argument.matches("[\\w./,=:+@%-]+") ? argument : "'" + argument + "'");
      }
    }
    return String.join(" ", words);
  }

  /// The exception that says the command was called wrongly.
  public ParameterException wrongUse(String sentence) {
    return new ParameterException(commandLine(), sentence);
  }
}
