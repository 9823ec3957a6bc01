package dev.rulewright.cli.input;

import dev.rulewright.kernel.Place;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/// The option that answers the unclear questions of the rulebook.
public final class ReadingOption {

  /// Where the text of the option stands, for error messages.
  public static final Place PLACE = Place.of("--reading");

  @Option(names = "--reading", paramLabel = "READING")
  private @Nullable String reading;

  /// The reading, if one is named.
  public Optional<String> named() {
    return Optional.ofNullable(reading);
  }

  /// The reading named, or else the standard reading.
  public String text() {
    return named().orElse("standard");
  }
}
