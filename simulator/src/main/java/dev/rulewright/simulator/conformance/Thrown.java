package dev.rulewright.simulator.conformance;

import dev.rulewright.kernel.declared.Declaration;
import java.util.Arrays;

/// What code of somebody else threw, for people.
public final class Thrown {

  private Thrown() {}

  private static final String DECLARED = Declaration.class.getPackageName() + ".";

  /// The exception, what it says, and the line of the first class that is neither Java's own nor of
  /// those that carry out what a game declares.
  public static String sentence(Throwable thrown) {
    String what = thrown.getClass().getSimpleName();
    String says = thrown.getMessage() == null ? what : what + " (" + thrown.getMessage() + ")";
    return Arrays.stream(thrown.getStackTrace())
        .filter(frame -> frame.getModuleName() == null)
        .dropWhile(frame -> frame.getClassName().startsWith(DECLARED))
        .findFirst()
        .map(frame -> "threw %s at %s".formatted(says, place(frame)))
        .orElse("threw " + says);
  }

  private static String place(StackTraceElement frame) {
    return frame.getFileName() + ":" + frame.getLineNumber() + " in " + frame.getMethodName();
  }
}
