package dev.rulewright.simulator.batch;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/// Makes engines of one kind. Found by [java.util.ServiceLoader], so that an engine and the
/// libraries it needs are there only for who wants it.
public interface EngineProvider {

  /// The name by which the engine is asked for: lower case.
  String name();

  /// Makes ready to play.
  ///
  /// @param master the address of the machine that leads others; without one the engine plays on
  ///   this machine, or where whoever started the program said
  /// @param agents jars with agents that did not come with the program
  /// @throws IllegalStateException if nobody can play there, in one sentence
  Engine engine(Optional<String> master, List<Path> agents);
}
