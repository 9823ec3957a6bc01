package dev.rulewright.cli;

import dev.rulewright.cli.input.code.GamePathOption;
import dev.rulewright.cli.output.StandardOutput;
import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Shown;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import java.nio.file.NotDirectoryException;
import java.util.Objects;
import java.util.stream.Collectors;
import picocli.CommandLine;
import picocli.CommandLine.IExecutionExceptionHandler;
import picocli.CommandLine.IParameterExceptionHandler;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.UnmatchedArgumentException;

/// Says in a sentence what went wrong. Whoever gave wrong input sees no stack trace; only a fault
/// of the program itself shows one.
final class Complaints implements IParameterExceptionHandler, IExecutionExceptionHandler {

  /// The exit code for wrong use and bad input.
  static final int WRONG = 2;

  private static final int LONGEST_LINE = 1000;

  /// The command was called wrongly: what is wrong, what was perhaps meant, and where to read more.
  @Override
  public int handleParseException(ParameterException wrong, String[] arguments) {
    CommandLine command = wrong.getCommandLine();
    PrintWriter err = command.getErr();
    err.println("rulewright: " + shown(sentence(wrong)));
    UnmatchedArgumentException.printSuggestions(wrong, err);
    err.println("Try: " + command.getCommandSpec().qualifiedName() + " --help");
    return WRONG;
  }

  /// Picocli's own words, save for the commonest slip.
  private static String sentence(ParameterException wrong) {
    boolean command =
        wrong instanceof UnmatchedArgumentException unmatched
            && !unmatched.isUnknownOption()
            && !wrong.getCommandLine().getSubcommands().isEmpty();
    return command
        ? "no such command: " + ((UnmatchedArgumentException) wrong).getUnmatched().getFirst()
        : String.valueOf(wrong.getMessage()).replaceFirst("^Error: ", "");
  }

  @Override
  public int handleExecutionException(Exception wrong, CommandLine command, ParseResult parsed) {
    PrintWriter err = command.getErr();
    switch (wrong) {
      case BadInput bad -> err.println(shown(String.valueOf(bad.getMessage())));
      case IOException trouble -> err.println("rulewright: " + sentence(trouble));
      case UncheckedIOException trouble -> err.println("rulewright: " + sentence(trouble));
      // So a batch passes on that its table can no longer be written.
      case IllegalStateException passed
          when passed.getCause() instanceof UncheckedIOException trouble ->
          err.println("rulewright: " + sentence(trouble));
      case StandardOutput.Lost lost -> tell(lost, err);
      default ->
          GamePathOption.complaint(wrong)
              .ifPresentOrElse(
                  complaint -> err.println(shown(complaint)), () -> report(wrong, err));
    }
    return WRONG;
  }

  private static void report(Exception fault, PrintWriter err) {
    err.println("rulewright: a fault of the program, not of its input; please report it:");
    fault.printStackTrace(err);
  }

  /// A complaint line by line, without the middle of what would fill a screen.
  private static String shown(String complaint) {
    return complaint
        .lines()
        .map(line -> Shown.cut(line, LONGEST_LINE))
        .collect(Collectors.joining(System.lineSeparator()));
  }

  /// Whoever closed a pipe knows; a full disk is news.
  static void tell(StandardOutput.Lost lost, PrintWriter err) {
    if (!lost.isReaderGone()) {
      err.println("rulewright: the answer cannot be written: " + lost.getMessage());
    }
  }

  /// What kept a file from being read or written, in words that name it. The exceptions of Java
  /// mostly name the file and leave the reason to their class.
  private static String sentence(IOException trouble) {
    return trouble instanceof FileSystemException file
        ? file.getFile() + ": " + reason(file)
        : "cannot read or write: "
            + Objects.requireNonNullElse(trouble.getMessage(), trouble.toString());
  }

  /// The sentence for the trouble inside, after what was being done, if the exception says so.
  private static String sentence(UncheckedIOException trouble) {
    IOException inside = Objects.requireNonNull(trouble.getCause());
    String doing = trouble.getMessage();
    return doing == null || doing.equals(inside.toString())
        ? sentence(inside)
        : doing + ": " + sentence(inside);
  }

  private static String reason(FileSystemException trouble) {
    return switch (trouble) {
      case NoSuchFileException _ -> "no such file or folder";
      case AccessDeniedException _ -> "access denied";
      case FileAlreadyExistsException _ -> "a file stands where a folder is needed";
      case NotDirectoryException _ -> "not a folder";
      default -> Objects.requireNonNullElse(trouble.getReason(), trouble.toString());
    };
  }
}
