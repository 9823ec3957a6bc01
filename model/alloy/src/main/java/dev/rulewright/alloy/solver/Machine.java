package dev.rulewright.alloy.solver;

import java.nio.file.Path;
import java.util.function.LongSupplier;

/// The surroundings of the processes: what they are started with, and the clock they are measured
/// by.
///
/// @param java the `java` command
/// @param classPath where that finds this module and its libraries
/// @param clock nanoseconds from any origin, as `System::nanoTime`
public record Machine(Path java, String classPath, LongSupplier clock) {

  /// The machine that this process runs on, with the same Java.
  public static Machine like(String classPath, LongSupplier clock) {
    Path java =
        Path.of(
            ProcessHandle.current()
                .info()
                .command()
                .orElseThrow(() -> new IllegalStateException("the java command is not known")));
    return new Machine(java, classPath, clock);
  }
}
