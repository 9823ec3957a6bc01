package dev.rulewright.kernel.yaml;

import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Place;
import dev.rulewright.kernel.Shown;
import java.util.Optional;
import org.snakeyaml.engine.v2.api.LoadSettings;
import org.snakeyaml.engine.v2.composer.Composer;
import org.snakeyaml.engine.v2.events.CollectionEndEvent;
import org.snakeyaml.engine.v2.events.CollectionStartEvent;
import org.snakeyaml.engine.v2.events.Event;
import org.snakeyaml.engine.v2.events.NodeEvent;
import org.snakeyaml.engine.v2.events.ScalarEvent;
import org.snakeyaml.engine.v2.exceptions.Mark;
import org.snakeyaml.engine.v2.exceptions.MarkedYamlEngineException;
import org.snakeyaml.engine.v2.exceptions.YamlEngineException;
import org.snakeyaml.engine.v2.parser.Parser;
import org.snakeyaml.engine.v2.parser.ParserImpl;
import org.snakeyaml.engine.v2.scanner.StreamReader;

/// Reads YAML as far as scenarios and experiments need it: texts, lists and maps, no tags, no
/// anchors, bounded in size and depth.
public final class YamlText {

  private static final int MOST_CHARACTERS = 200_000;
  private static final int MOST_LEVELS = 10;
  private static final String NO_CONTROL = "expected text without control characters, found %s";

  private final String file;
  private final LoadSettings settings;

  private YamlText(String file) {
    this.file = file;
    this.settings = LoadSettings.builder().setLabel(file).build();
  }

  /// Reads a text.
  ///
  /// @throws BadInput if it is no YAML, empty, too large, or has anchors or tags
  public static Yaml read(String text, String file) {
    return new YamlText(file).read(text);
  }

  private Yaml read(String text) {
    if (text.length() > MOST_CHARACTERS) {
      throw BadInput.at(start())
          .because(
              "the file has %d characters, expected at most %d", text.length(), MOST_CHARACTERS);
    }
    refuseControlCharacters(text);
    try {
      var reader = new StreamReader(settings, text);
      return new Composer(settings, new Checked(new ParserImpl(settings, reader)))
          .getSingleNode()
          .map(node -> new Yaml(file, node))
          .orElseThrow(() -> BadInput.at(start()).because("the file is empty"));
    } catch (MarkedYamlEngineException e) {
      throw BadInput.at(e.getProblemMark().map(this::place).orElse(start()))
          .because("no YAML: " + e.getProblem() + advice(e.getProblem()), e);
    } catch (YamlEngineException e) {
      throw BadInput.at(start()).because("no YAML: " + e.getMessage(), e);
    }
  }

  private void refuseControlCharacters(String text) {
    int line = 1;
    int column = 1;
    for (int i = 0; i < text.length(); i++) {
      char letter = text.charAt(i);
      if (steers(letter)) {
        throw BadInput.at(new Place(file, line, column))
            .because(NO_CONTROL.formatted(Shown.plainly(String.valueOf(letter))));
      }
      line += letter == '\n' ? 1 : 0;
      column = letter == '\n' ? 1 : column + 1;
    }
  }

  private static boolean steers(int letter) {
    return Shown.steers(letter) && "\n\r\t".indexOf(letter) < 0;
  }

  /// The pieces of the text, each looked at before anything is built from it: anchors, tags, and
  /// control characters that are spelt out in quotation marks, such as `"\e"`, are refused.
  private final class Checked implements Parser {

    private final Parser pieces;
    private int level;

    Checked(Parser pieces) {
      this.pieces = pieces;
    }

    @Override
    public boolean hasNext() {
      return pieces.hasNext();
    }

    @Override
    public boolean checkEvent(Event.ID kind) {
      return pieces.checkEvent(kind);
    }

    @Override
    public Event peekEvent() {
      return pieces.peekEvent();
    }

    @Override
    public Event next() {
      Event event = pieces.next();
      if (event instanceof CollectionStartEvent) {
        level++;
      } else if (event instanceof CollectionEndEvent) {
        level--;
      }
      if (level > MOST_LEVELS) {
        throw at(event).because("lists and maps inside one another, deeper than " + MOST_LEVELS);
      }
      if (event instanceof NodeEvent node && node.getAnchor().isPresent()) {
        throw at(event).because("anchors (&) and aliases (*) are not read here");
      }
      if (hasTag(event)) {
        throw at(event).because("tags (!) are not read here");
      }
      if (event instanceof ScalarEvent scalar) {
        refuseControlCharacters(scalar);
      }
      return event;
    }

    private void refuseControlCharacters(ScalarEvent scalar) {
      scalar
          .getValue()
          .chars()
          .filter(YamlText::steers)
          .findFirst()
          .ifPresent(letter -> {
            throw at(scalar)
                .because(NO_CONTROL.formatted(Shown.plainly(Character.toString(letter))));
          });
    }
  }

  private static boolean hasTag(Event event) {
    Optional<String> tag =
        switch (event) {
          case ScalarEvent scalar -> scalar.getTag();
          case CollectionStartEvent collection -> collection.getTag();
          default -> Optional.empty();
        };
    return tag.isPresent();
  }

  private BadInput.Report at(Event event) {
    return BadInput.at(event.getStartMark().map(this::place).orElse(start()));
  }

  private Place place(Mark mark) {
    return new Place(file, mark.getLine() + 1, mark.getColumn() + 1);
  }

  private Place start() {
    return Place.of(file);
  }

  private static String advice(String problem) {
    if (problem.startsWith("mapping values are not allowed")) {
      return "\n"
          + "Maybe the line is indented too far, or a text with ': ' in it needs quotation"
          + " marks.";
    }
    if (problem.contains("TAB")) {
      return "\nMaybe indent with spaces; YAML does not take tabs.";
    }
    if (problem.contains("cannot start any token")) {
      return "\nMaybe the text needs quotation marks.";
    }
    return "";
  }
}
