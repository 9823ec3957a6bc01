package dev.rulewright.cli.output;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import picocli.CommandLine.Help.Ansi;

/// A line on a terminal that is written over and over.
final class StatusLine {

  private final PrintWriter err;
  private int length;

  StatusLine(PrintWriter err) {
    this.err = err;
  }

  void draw(String line) {
    err.print("\r" + line + " ".repeat(Math.max(0, length - line.length())));
    err.flush();
    length = line.length();
  }

  /// Leaves the line to what follows.
  void wipe() {
    if (length > 0) {
      err.print("\r" + " ".repeat(length) + "\r");
      err.flush();
      length = 0;
    }
  }

  /// Whether a person sees what is written to standard error, even if the answer goes to a file.
  /// Linux is asked; elsewhere a terminal that shows colours also shows this.
  static boolean isSeen() {
    try {
      Path target = Path.of("/proc/self/fd/2").toRealPath();
      return target.startsWith("/dev/pts") || target.toString().startsWith("/dev/tty");
    } catch (IOException _) {
      return Ansi.AUTO.enabled();
    }
  }
}
