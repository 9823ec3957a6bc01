package dev.rulewright.cli.output;

import dev.rulewright.kernel.box.Box;
import dev.rulewright.reports.results.ShellWord;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.Stream;
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

  /// What says from now on when playing has to end.
  public Interruption interruption() {
    return Interruption.awaited(err());
  }

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

  /// The options of this call, each as a word: `--games=20`.
  ///
  /// @param without names of options that are left out
  public List<String> given(String... without) {
    return commandLine().getParseResult().matchedOptions().stream()
        .distinct() // One that is given twice is listed twice.
        .filter(option -> !List.of(without).contains(option.longestName()))
        .flatMap(option ->
            option.arity().max() == 0
                ? Stream.of(option.longestName())
                : option.originalStringValues().stream()
                    .map(value -> option.longestName() + "=" + value))
        .toList();
  }

  /// The call as it was typed, with an option more.
  public String typed(String more) {
    String name = spec().qualifiedName();
    int names = name.split(" ", -1).length - 1;
    List<String> words = commandLine().getParseResult().originalArgs();
    return Stream.concat(
            Stream.of(name, more),
            words.stream().skip(Math.min(names, words.size())).map(ShellWord::of))
        .collect(Collectors.joining(" "));
  }

  /// The exception that says the command was called wrongly.
  public ParameterException wrongUse(String sentence) {
    return new ParameterException(commandLine(), sentence);
  }

  /// Makes sure that the number of an option is not too small.
  ///
  /// @throws ParameterException if it is
  public void require(String option, long number, long least) {
    if (number < least) {
      throw wrongUse("%s: expected a number from %d, found %d".formatted(option, least, number));
    }
  }

  /// Makes sure that a game is for two.
  ///
  /// @param what needs two players, such as `ladder`
  /// @throws ParameterException if it is not
  public void requireTwoPlayers(String what, Box<?, ?> box) {
    int players = box.players().size();
    if (players != 2) {
      throw wrongUse(
          "%s: expected a game for two players, %s has %d".formatted(what, box.name(), players));
    }
  }
}
