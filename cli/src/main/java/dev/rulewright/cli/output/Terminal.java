package dev.rulewright.cli.output;

import java.io.IOException;
import java.nio.file.Path;
import picocli.CommandLine.Help.Ansi;

/// What the streams of this process are connected to.
final class Terminal {

  private Terminal() {}

  /// Whether a person sees what is written to standard error, even if the answer goes to a file.
  /// Linux is asked; elsewhere a terminal that shows colours also shows this.
  static boolean showsErrors() {
    try {
      Path target = Path.of("/proc/self/fd/2").toRealPath();
      return target.startsWith("/dev/pts") || target.toString().startsWith("/dev/tty");
    } catch (IOException _) {
      return Ansi.AUTO.enabled();
    }
  }
}
