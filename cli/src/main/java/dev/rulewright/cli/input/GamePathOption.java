package dev.rulewright.cli.input;

import dev.rulewright.kernel.BadInput;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/// The option that names jars with games of one's own.
public final class GamePathOption {

  @Option(names = GameJars.OPTION, paramLabel = "JARS")
  private @Nullable String path;

  private @Nullable GameJars jars;

  /// The jars, opened once.
  ///
  /// @throws BadInput if there is no such jar, or a game in it cannot be made
  public GameJars jars() {
    if (jars == null) {
      jars = GameJars.open(path);
    }
    return jars;
  }
}
