package dev.rulewright.cli.output;

import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Objects;
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
    return spec().commandLine();
  }

  /// Takes the answer.
  public PrintWriter out() {
    return commandLine().getOut();
  }

  /// Takes complaints and progress.
  public PrintWriter err() {
    return commandLine().getErr();
  }

  /// Prints a line of the answer.
  public void print(String line) {
    out().println(line);
  }

  /// Prints a line beside the answer.
  public void note(String line) {
    err().println(line);
  }

  /// Says what is suspicious and yet goes on.
  public void warn(String sentence) {
    err().println("rulewright: warning: " + sentence);
  }

  /// Says that a file was written.
  ///
  /// @throws UncheckedIOException if it has vanished since
  public void written(Path file) {
    if (!Files.exists(file)) {
      throw new UncheckedIOException(new NoSuchFileException(file.toString()));
    }
    out().println("Written: " + file);
  }

  /// The colours of the answer; none unless it goes to a terminal.
  public Ink ink() {
    return new Ink(commandLine().getColorScheme().ansi().enabled());
  }

  /// The command, with what it was called with.
  public CommandSpec spec() {
    return Objects.requireNonNull(command);
  }

  /// The exception that says the command was called wrongly.
  public ParameterException wrongUse(String sentence) {
    return new ParameterException(commandLine(), sentence);
  }
}
