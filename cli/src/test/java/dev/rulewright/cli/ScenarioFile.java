package dev.rulewright.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/// Small scenarios written for a test.
public final class ScenarioFile {

  private static final String TEXT =
      """
      title: {en: A walk, de: Ein Gang}
      game: mission-combat
      clauses: [MOVE-1]
      given:
        hq: rifleman
        blue-portal: portal-hound
      play:
        - do: move rifleman bunker-west
          cost: %d
      """;

  private ScenarioFile() {}

  /// A scenario that holds.
  public static Path passing(Path folder) throws IOException {
    return Files.writeString(folder.resolve("walk.yaml"), TEXT.formatted(1));
  }

  /// A scenario that expects a wrong price, in line 9.
  public static Path failing(Path folder) throws IOException {
    return Files.writeString(folder.resolve("walk.yaml"), TEXT.formatted(2));
  }
}
