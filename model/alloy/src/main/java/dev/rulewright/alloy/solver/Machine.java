package dev.rulewright.alloy.solver;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Optional;
import java.util.function.LongSupplier;

/// The surroundings of the processes: what they are started with, and the clock they are measured
/// by.
///
/// @param java the `java` command
/// @param classPath where that finds this module and its libraries
/// @param clock nanoseconds from any origin, as `System::nanoTime`
/// @param cadical the solver CaDiCaL, which is then used instead of SAT4J
public record Machine(Path java, String classPath, LongSupplier clock, Optional<Path> cadical) {

  /// The machine that this process runs on, with the same Java.
  ///
  /// @param path the environment variable `PATH`, on which CaDiCaL is looked for
  public static Machine like(String classPath, LongSupplier clock, String path) {
    Path java =
        Path.of(
            ProcessHandle.current()
                .info()
                .command()
                .orElseThrow(() -> new IllegalStateException("the java command is not known")));
    return new Machine(java, classPath, clock, onPath("cadical", path));
  }

  /// The name of the solver in use.
  public String solver() {
    return cadical.isPresent() ? "cadical" : "sat4j";
  }

  private static Optional<Path> onPath(String command, String path) {
    return Arrays.stream(path.split(File.pathSeparator, -1))
        .filter(folder -> !folder.isBlank())
        .map(folder -> Path.of(folder, command))
        .filter(Files::isExecutable)
        .findFirst();
  }
}
