package dev.rulewright.cli.editions.input;

import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Place;
import dev.rulewright.kernel.text.Word;
import dev.rulewright.rulebook.lexicon.Lexicon;
import dev.rulewright.rulebook.lexicon.OwnLexicon;
import dev.rulewright.rulebook.text.LineRange;
import dev.rulewright.rulebook.text.Source;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import picocli.CommandLine.Option;

/// Editions named on the command line.
public final class EditionOptions {

  private static final Place PLACE = Place.of("--edition");

  private static final Pattern EDITION =
      Pattern.compile("([a-z]{2})=(.+?)(?::(\\d+(?:-\\d*)?(?:\\+\\d+(?:-\\d*)?)*))?");

  @Option(names = "--edition", paramLabel = "LANGUAGE=FILE[:LINES]")
  private List<String> editions = List.of();

  @Option(names = "--lexicon", paramLabel = "FILE")
  private List<Path> lexicons = List.of();

  /// Whether there is none.
  public boolean isEmpty() {
    return editions.isEmpty();
  }

  /// The lexicons of the user's own.
  public List<Path> lexicons() {
    return lexicons;
  }

  /// The editions in the order in which they were named.
  ///
  /// @throws BadInput if one is not written so
  public List<Source> sources() {
    lexicons.forEach(OwnLexicon::add);
    return editions.stream().map(EditionOptions::source).toList();
  }

  private static Source source(String text) {
    Matcher parts = EDITION.matcher(text);
    if (!parts.matches()) {
      throw BadInput.at(PLACE).found(text).expected("LANGUAGE=FILE, such as de=rules.txt");
    }
    String language =
        new Word(parts.group(1), PLACE).among(Lexicon.languages(), "a language with a lexicon");
    String lines = parts.group(3);
    return new Source(
        language,
        Path.of(parts.group(2)),
        lines == null ? List.of(LineRange.ALL) : LineRange.parse(new Word(lines, PLACE)),
        PLACE);
  }
}
