package dev.rulewright.rulebook.exchange;

import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Place;
import dev.rulewright.rulebook.Edition;
import dev.rulewright.rulebook.text.LineRange;
import dev.rulewright.rulebook.text.Source;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;

/// Files that hold several editions, aligned: translation memories and files for translation. They
/// are told from texts by their names.
public final class ExchangeFile {

  private static final List<String> ENDINGS = List.of(".xlf", "xliff");

  private ExchangeFile() {}

  /// Whether a file is named like one: `.tmx`, `.xlf`, `.xliff` or, of some tools, `.mqxliff`.
  public static boolean is(Path file) {
    return isMemory(file) || ENDINGS.stream().anyMatch(name(file)::endsWith);
  }

  /// Whether a file is named like a translation memory.
  public static boolean isMemory(Path file) {
    return name(file).endsWith(".tmx");
  }

  private static String name(Path file) {
    return file.toString().toLowerCase(Locale.ROOT);
  }

  /// Reads a file.
  ///
  /// @throws BadInput if it makes no sense
  public static Imported read(Path file) {
    return isMemory(file) ? Tmx.read(file) : XliffReader.read(file);
  }

  /// The edition in such a file.
  ///
  /// @param read what the file of the source holds
  /// @throws BadInput if the language is not in it, or lines are named
  public static Edition edition(Source source, Imported read) {
    if (!source.isWhole()) {
      throw BadInput.at(source.place())
          .found(source.file().toString())
          .because("lines of a text can be named, not those of this file");
    }
    return read.editions().stream()
        .filter(edition -> edition.language().equals(source.language()))
        .findFirst()
        .orElseThrow(() ->
            BadInput.at(Place.of(source.file().toString()))
                .unknown(
                    "a language of this file",
                    source.language(),
                    read.editions().stream().map(Edition::language).toList()));
  }

  /// The editions of a file as sources.
  ///
  /// @param place where somebody named the file
  public static List<Source> sources(Path file, Imported read, Place place) {
    return read.editions().stream()
        .map(edition -> new Source(edition.language(), file, List.of(LineRange.ALL), place))
        .toList();
  }
}
