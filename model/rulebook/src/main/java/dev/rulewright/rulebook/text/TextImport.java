package dev.rulewright.rulebook.text;

import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Place;
import dev.rulewright.kernel.input.InputFile;
import dev.rulewright.rulebook.Edition;
import dev.rulewright.rulebook.Role;
import dev.rulewright.rulebook.Unit;
import dev.rulewright.rulebook.lexicon.Lexicon;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Pattern;

/// Reads an edition from a text file.
public final class TextImport {

  /// Longer than this, in characters, nothing is a heading.
  private static final int LONGEST_HEADING = 90;

  private static final Pattern SENTENCE_END = Pattern.compile(".*[.!?…,;][\"”“»*)\\]]*");
  private static final Pattern ENTRY = Pattern.compile("[-–•*·▪]\\s+.*|\\(?\\d+[.)]?\\s.*|.*\\t.*");
  private static final Pattern QUOTED = Pattern.compile(".*[„“\"«].{12,}[“”\"»][.!]?");

  private final Lexicon lexicon;
  private final Sentences sentences;
  private final List<Unit> units = new ArrayList<>();
  private final Map<Integer, Integer> inLine = new HashMap<>();
  private String section = "";
  private boolean story;

  private TextImport(Lexicon lexicon) {
    this.lexicon = lexicon;
    sentences = new Sentences(lexicon.locale(), lexicon.abbreviations());
  }

  /// The units of an edition.
  ///
  /// @throws BadInput if the file cannot be read, or nothing stands in the lines
  public static Edition read(Source source) {
    Path file = source.file();
    String[] lines = InputFile.text(file).split("\\R", -1);
    SortedMap<Integer, String> chosen = new TreeMap<>();
    for (int i = 0; i < lines.length; i++) {
      int number = i + 1;
      if (source.lines().stream().anyMatch(range -> range.contains(number))) {
        chosen.put(number, lines[i]);
      }
    }
    var reader = new TextImport(Lexicon.of(source.language()));
    Paragraphs.of(chosen).forEach(reader::add);
    if (reader.units.isEmpty()) {
      throw BadInput.at(Place.of(file.toString())).because("no text in these lines");
    }
    return new Edition(source.language(), file.toString(), reader.units);
  }

  private void add(Paragraph paragraph) {
    String text = paragraph.text();
    if (isHeading(paragraph)) {
      section = text;
      story = begins(text, "flavour");
      add(paragraph, new Sentences.Span(0, text.length()), Role.HEADING);
      return;
    }
    Role role =
        begins(text.replaceFirst("^[*_ ]+", ""), "example")
            ? Role.EXAMPLE
            : story || begins(text, "flavour")
                ? Role.FLAVOUR
                : QUOTED.matcher(text).matches()
                    ? Role.CARD_TEXT
                    : ENTRY.matcher(paragraph.lines().getFirst()).matches() ? Role.LIST : Role.RULE;
    List<Sentences.Span> spans =
        role == Role.CARD_TEXT ? List.of(new Sentences.Span(0, text.length())) : sentences.of(text);
    spans.forEach(span -> add(paragraph, span, role));
  }

  private static boolean isHeading(Paragraph paragraph) {
    String text = paragraph.text();
    return text.length() <= LONGEST_HEADING
        && !SENTENCE_END.matcher(text).matches()
        && !ENTRY.matcher(text).matches()
        && !QUOTED.matcher(text).matches();
  }

  private boolean begins(String text, String role) {
    return lexicon.beginnings(role).stream()
        .anyMatch(word -> text.regionMatches(true, 0, word, 0, word.length()));
  }

  private void add(Paragraph paragraph, Sentences.Span span, Role role) {
    int first = paragraph.lineAt(span.start());
    int number = inLine.merge(first, 1, Integer::sum);
    units.add(
        new Unit(
            first + "." + number,
            first,
            paragraph.lineAt(span.end() - 1),
            section,
            role,
            paragraph.text().substring(span.start(), span.end())));
  }
}
