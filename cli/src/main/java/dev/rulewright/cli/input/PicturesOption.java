package dev.rulewright.cli.input;

import dev.rulewright.scenarios.TranscriptText.Pictures;
import picocli.CommandLine.Option;

/// The option that says which positions of a play are drawn.
public final class PicturesOption {

  @Option(
      names = "--pictures",
      paramLabel = "WHICH",
      converter = PicturesWord.class,
      completionCandidates = PicturesWord.class,
      defaultValue = "given",
      description = "Positions to draw: ${COMPLETION-CANDIDATES} (default: ${DEFAULT-VALUE}).")
  private Pictures pictures = Pictures.GIVEN;

  /// Which.
  public Pictures which() {
    return pictures;
  }
}
