package dev.rulewright.cli.input;

import dev.rulewright.kernel.Place;
import dev.rulewright.kernel.text.Word;
import java.util.ArrayList;
import java.util.List;
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

  /// The readings that an option names. Commas part them, and the answers of one of them: a piece
  /// that is an answer belongs to the reading before it.
  ///
  /// @param option the option that gave the text
  public static List<Word> several(String text, String option) {
    var readings = new ArrayList<Word>();
    var whole = new Word(text, Place.of(option));
    for (Word piece : whole.pieces(',')) {
      boolean goesOn = piece.text().contains("=") && !readings.isEmpty();
      readings.add(goesOn ? whole.spanning(readings.removeLast(), piece) : piece);
    }
    return readings;
  }

  /// The reading named, or else the standard reading.
  public String text() {
    return named().orElse("standard");
  }
}
