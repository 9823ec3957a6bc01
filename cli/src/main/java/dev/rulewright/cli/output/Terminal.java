package dev.rulewright.cli.output;

import java.io.IOException;
import java.nio.file.Path;

/// What the streams of this process are connected to.
final class Terminal {

  private Terminal() {}

  /// Whether a person sees what is written to standard error, even if the answer goes to a file.
  /// Java only tells whether input and output both are a terminal, so Linux is asked first.
  static boolean showsErrors() {
    try {
      Path target = Path.of("/proc/self/fd/2").toRealPath();
      return target.startsWith("/dev/pts") || target.toString().startsWith("/dev/tty");
    } catch (IOException _) {
      return System.console().isTerminal();
    }
  }
}
