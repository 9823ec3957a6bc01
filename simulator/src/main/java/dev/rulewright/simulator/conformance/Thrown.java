package dev.rulewright.simulator.conformance;

import dev.rulewright.kernel.declared.Declaration;
import dev.rulewright.kernel.declared.RuleFailure;
import java.util.Arrays;
import java.util.stream.Stream;

/// What code of somebody else threw, for people.
public final class Thrown {

  private Thrown() {}

  private static final String OURS = "dev.rulewright.";
  private static final String DECLARED = Declaration.class.getPackageName() + ".";

  /// The exception, what it says, and the line of the first class that is neither Java's own nor of
  /// those that carry out what a game declares, if there is one of the game.
  public static String sentence(Throwable thrown) {
    return thrown instanceof RuleFailure && thrown.getCause() != null
        ? said(thrown.getCause())
        : said(thrown);
  }

  private static String said(Throwable thrown) {
    String what = thrown.getClass().getSimpleName();
    String says = thrown.getMessage() == null ? what : what + " (" + thrown.getMessage() + ")";
    return frames(thrown)
        .dropWhile(Thrown::isOfDeclared)
        .findFirst()
        .filter(frame -> !(isOfDeclared(thrown) && frame.getClassName().startsWith(OURS)))
        .map(frame -> "threw %s at %s".formatted(says, place(frame)))
        .orElse("threw " + says);
  }

  /// Whether it was thrown by what carries out what a game declares.
  public static boolean isOfDeclared(Throwable thrown) {
    return frames(thrown).findFirst().filter(Thrown::isOfDeclared).isPresent();
  }

  /// Those that are not Java's own, the innermost first.
  private static Stream<StackTraceElement> frames(Throwable thrown) {
    return Arrays.stream(thrown.getStackTrace()).filter(frame -> frame.getModuleName() == null);
  }

  private static boolean isOfDeclared(StackTraceElement frame) {
    return frame.getClassName().startsWith(DECLARED);
  }

  /// The line of a source and the method; of a lambda, the method that it stands in.
  public static String place(StackTraceElement frame) {
    String method = frame.getMethodName().replaceFirst("^lambda\\$(.+)\\$\\d+$", "$1");
    return frame.getFileName() + ":" + frame.getLineNumber() + " in " + method;
  }
}
