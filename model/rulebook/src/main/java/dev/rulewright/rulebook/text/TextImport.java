package dev.rulewright.rulebook.text;

import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Place;
import dev.rulewright.kernel.input.InputFile;
import dev.rulewright.rulebook.Edition;
import dev.rulewright.rulebook.Role;
import dev.rulewright.rulebook.Unit;
import dev.rulewright.rulebook.lexicon.Lexicon;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Pattern;

/// Reads an edition from a file of plain text or Markdown.
public final class TextImport {

  /// Longer than this, in characters, nothing is a heading.
  private static final int LONGEST_HEADING = 90;

  /// A title no longer than this, in characters, may end like a sentence.
  private static final int SHORT = 30;

  private static final Pattern EMPHASIS = Pattern.compile("^[*_ ]+");
  private static final Pattern CALL = Pattern.compile(".*[!?]");
  private static final Pattern QUESTION = Pattern.compile("[^.!?…]+\\?");
  private static final Pattern SENTENCE_END = Pattern.compile(".*[.!?…,;][\"”“»*)\\]]*");
  private static final Pattern QUOTED = Pattern.compile(".*[„“\"«].{12,}[“”\"»][.!]?");

  private final Lexicon lexicon;
  private final Sentences sentences;
  private final List<Unit> units = new ArrayList<>();
  private final Map<Integer, Integer> inLine = new HashMap<>();
  private String section = "";
  private boolean examples;
  private boolean story;

  private TextImport(Lexicon lexicon) {
    this.lexicon = lexicon;
    sentences = new Sentences(lexicon);
  }

  /// The units of an edition.
  ///
  /// @throws BadInput if the file cannot be read, is empty, has not all the lines, or nothing
  ///   stands in them
  public static Edition read(Source source) {
    List<Line> lines = lines(source);
    SortedMap<Integer, Line> chosen = new TreeMap<>();
    for (int i = 0; i < lines.size(); i++) {
      int number = i + 1;
      if (source.lines().stream().anyMatch(range -> range.contains(number))) {
        chosen.put(number, lines.get(i));
      }
    }
    var reader = new TextImport(Lexicon.of(source.language()));
    Paragraphs.of(chosen).forEach(reader::add);
    if (reader.units.isEmpty()) {
      throw BadInput.at(source.place())
          .because("nothing stands in these lines of %s", source.file());
    }
    return new Edition(source.language(), source.file().toString(), reader.units);
  }

  /// The lines of a file.
  private static List<Line> lines(Source source) {
    String text = InputFile.text(source.file());
    if (text.isBlank()) {
      throw BadInput.at(Place.of(source.file().toString()))
          .because("the file is empty, expected the text of an edition");
    }
    List<Line> lines =
        Markdown.is(source.file()) ? Markdown.lines(text) : text.lines().map(Line::of).toList();
    for (LineRange range : source.lines()) {
      boolean open = range.last() == Integer.MAX_VALUE;
      if (range.first() > lines.size() || (!open && range.last() > lines.size())) {
        throw BadInput.at(source.place())
            .found(range.toString())
            .expected("lines of %s, which has %d".formatted(source.file(), lines.size()));
      }
    }
    return lines;
  }

  private void add(Paragraph paragraph) {
    String text = paragraph.text();
    if (isHeading(paragraph)) {
      section = text;
      story = begins(text, "flavour");
      examples = begins(text, "example") || isCall(text);
      add(paragraph, new Sentences.Span(0, text.length()), Role.HEADING);
      return;
    }
    Role role = role(paragraph);
    List<Sentences.Span> spans =
        role == Role.CARD_TEXT ? List.of(new Sentences.Span(0, text.length())) : sentences.of(text);
    spans.forEach(span -> add(paragraph, span, role));
  }

  private Role role(Paragraph paragraph) {
    String text = paragraph.text();
    if (examples || begins(EMPHASIS.matcher(text).replaceFirst(""), "example")) {
      return Role.EXAMPLE;
    }
    if (story || begins(text, "flavour")) {
      return Role.FLAVOUR;
    }
    if (QUOTED.matcher(text).matches()) {
      return Role.CARD_TEXT;
    }
    return paragraph.isEntry() ? Role.LIST : Role.RULE;
  }

  /// Whether a paragraph names a section: its mark says so; or it is short and no sentence, nor
  /// several of which the last one ends with a colon; or it is a question of its own, or calls for
  /// an example, or begins all, or says thanks and the like.
  private boolean isHeading(Paragraph paragraph) {
    String text = paragraph.text();
    boolean first = units.isEmpty() && !text.endsWith(".");
    boolean title = text.length() <= SHORT && (first || begins(text, "flavour") || isCall(text));
    boolean leads = text.endsWith(":") && sentences.of(text).size() > 1;
    return paragraph.isHeading()
        || (text.length() <= LONGEST_HEADING
            && (title
                || QUESTION.matcher(text).matches()
                || (!SENTENCE_END.matcher(text).matches() && !leads))
            && !paragraph.isEntry()
            && !QUOTED.matcher(text).matches());
  }

  /// Whether a paragraph calls for an example: *Another example?*
  private boolean isCall(String text) {
    return CALL.matcher(text).matches() && begins(text.substring(text.indexOf(' ') + 1), "example");
  }

  private boolean begins(String text, String role) {
    return lexicon.openings(role).stream()
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
