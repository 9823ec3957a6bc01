package dev.rulewright.cli.input;

import dev.rulewright.cli.output.JsonObject;
import dev.rulewright.scenarios.TranscriptText.Pictures;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Option;
import picocli.CommandLine.TypeConversionException;

/// The option that says which positions of a play are drawn.
public final class PicturesOption {

  /// The words for which positions to draw, with hyphens like all words on the command line.
  static final class Word implements ITypeConverter<Pictures>, Iterable<String> {

    private static final List<String> WORDS =
        Arrays.stream(Pictures.values()).map(JsonObject::word).toList();

    @Override
    public Pictures convert(String word) {
      int index = WORDS.indexOf(word);
      if (index < 0) {
        throw new TypeConversionException(
            "expected one of %s, found '%s'".formatted(String.join(", ", WORDS), word));
      }
      return Pictures.values()[index];
    }

    @Override
    public Iterator<String> iterator() {
      return WORDS.iterator();
    }
  }

  @Option(
      names = "--pictures",
      paramLabel = "WHICH",
      converter = Word.class,
      completionCandidates = Word.class,
      defaultValue = "given")
  private Pictures pictures = Pictures.GIVEN;

  /// Which.
  public Pictures which() {
    return pictures;
  }
}
