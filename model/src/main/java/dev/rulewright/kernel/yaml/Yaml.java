package dev.rulewright.kernel.yaml;

import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Field;
import dev.rulewright.kernel.Place;
import dev.rulewright.kernel.text.Word;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.snakeyaml.engine.v2.common.FlowStyle;
import org.snakeyaml.engine.v2.common.ScalarStyle;
import org.snakeyaml.engine.v2.exceptions.Mark;
import org.snakeyaml.engine.v2.nodes.MappingNode;
import org.snakeyaml.engine.v2.nodes.Node;
import org.snakeyaml.engine.v2.nodes.NodeTuple;
import org.snakeyaml.engine.v2.nodes.ScalarNode;
import org.snakeyaml.engine.v2.nodes.SequenceNode;

/// A part of a YAML file that knows where it stands: a text, a list or a map.
public record Yaml(String file, Node node) {

  /// A key of a map with its value.
  public record Entry(Word key, Yaml value) {}

  /// Where it begins; of a text in quotation marks, the first letter.
  public Place place() {
    Mark mark = node.getStartMark().orElseThrow();
    int quotation = isQuoted() ? 1 : 0;
    return new Place(file, mark.getLine() + 1, mark.getColumn() + 1 + quotation);
  }

  private boolean isQuoted() {
    return node instanceof ScalarNode scalar
        && (scalar.getScalarStyle() == ScalarStyle.SINGLE_QUOTED
            || scalar.getScalarStyle() == ScalarStyle.DOUBLE_QUOTED);
  }

  /// Whether a text stands here, which may be empty.
  public boolean isText() {
    return node instanceof ScalarNode;
  }

  /// Whether nothing stands here, as in `key:`.
  public boolean isEmpty() {
    return node instanceof ScalarNode scalar && scalar.getValue().isEmpty();
  }

  /// Whether a map stands here.
  public boolean isMap() {
    return node instanceof MappingNode;
  }

  /// Begins a report about this part.
  public BadInput.Report report() {
    return BadInput.at(place());
  }

  /// The text that stands here.
  ///
  /// @throws BadInput if a list, a map or nothing stands here
  public Word phrase(String expected) {
    if (!(node instanceof ScalarNode scalar)) {
      throw report().found(kind()).expected(expected);
    }
    String text = scalar.getValue().strip();
    if (text.isEmpty()) {
      throw report().found("").expected(expected);
    }
    return new Word(text, place());
  }

  /// The whole number that stands here.
  ///
  /// @throws BadInput if it is none, or out of bounds
  public int number(String expected, int least, int most) {
    Word phrase = phrase(expected);
    try {
      int number = Integer.parseInt(phrase.text());
      if (number >= least && number <= most) {
        return number;
      }
    } catch (NumberFormatException e) {
      throw report().found(phrase.text()).because("expected " + expected, e);
    }
    throw report().found(phrase.text()).expected(expected);
  }

  /// The members of the list that stands here.
  ///
  /// @throws BadInput if it is no list
  public List<Yaml> items(String expected) {
    if (!(node instanceof SequenceNode sequence)) {
      throw report().found(kind()).expected(expected);
    }
    return sequence.getValue().stream().map(item -> new Yaml(file, item)).toList();
  }

  /// The texts of the list that stands here.
  ///
  /// @throws BadInput if it is no list, or not one of texts
  public List<Word> phrases(String each) {
    return items("a list of " + each + "s, such as [one, two]").stream()
        .map(item -> item.phrase("a " + each))
        .toList();
  }

  /// The entries of the map that stands here, in order; no key twice.
  ///
  /// @throws BadInput if it is no map, or a key stands there twice
  public List<Entry> entries(String expected) {
    if (!(node instanceof MappingNode map)) {
      throw report().found(kind()).expected(expected);
    }
    var entries = new ArrayList<Entry>();
    Map<String, Place> seen = new HashMap<>();
    for (NodeTuple tuple : map.getValue()) {
      Word key = new Yaml(file, tuple.getKeyNode()).phrase("a key");
      Place before = seen.put(key.text(), key.place());
      if (before != null) {
        throw key.found().because("this key stands in line %d already", before.line());
      }
      entries.add(new Entry(key, new Yaml(file, tuple.getValueNode())));
    }
    return entries;
  }

  /// The entries of the map that stands here, as fields.
  ///
  /// @throws BadInput if it is no map, or not one of texts
  public List<Field> fields(String expected) {
    return entries(expected).stream().map(entry -> field(entry)).toList();
  }

  private Field field(Entry entry) {
    refuseBrokenValue(entry);
    Word value = entry.value().phrase("a value; for nothing, 'none'");
    return new Field(entry.key().text(), value.text(), entry.key().place(), value.place());
  }

  /// In `{hand: rifleman, gunner}` the comma ends the field, and `gunner` becomes a key of its own.
  private void refuseBrokenValue(Entry entry) {
    boolean inBraces = ((MappingNode) node).getFlowStyle() == FlowStyle.FLOW;
    if (inBraces && entry.value().node() instanceof ScalarNode text && text.getValue().isEmpty()) {
      throw entry
          .key()
          .found()
          .expected(
              "a value after ':'",
              "the value before it needs quotation marks: in braces a comma ends a field.");
    }
  }

  /// What stands here, for messages.
  private String kind() {
    return switch (node) {
      case SequenceNode _ -> "a list";
      case MappingNode _ -> "a map of keys and values";
      case ScalarNode scalar -> scalar.getValue();
      default -> node.getNodeType().toString();
    };
  }
}
