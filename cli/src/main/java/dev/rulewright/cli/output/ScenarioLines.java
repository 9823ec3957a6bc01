package dev.rulewright.cli.output;

import dev.rulewright.kernel.Game;
import dev.rulewright.kernel.Turn;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import java.util.stream.Collectors;

/// Lines of scenario files that are written by a search.
public final class ScenarioLines {

  /// Tells an editor where the schema is, from a folder of a game.
  public static final String SCHEMA = "# yaml-language-server: $schema=../scenario.schema.json";

  private ScenarioLines() {}

  /// The position in which the play begins.
  public static <P> List<String> given(Game<P, ?> game, P start) {
    var lines = new ArrayList<String>();
    lines.add("given:");
    fields(game, start).forEach((key, value) -> lines.add("  " + key + ": " + quoted(value)));
    return lines;
  }

  /// The fields of a position by key.
  public static <P> SequencedMap<String, String> fields(Game<P, ?> game, P position) {
    var fields = new LinkedHashMap<String, String>();
    game.notation().fields(position).forEach(field -> fields.put(field.key(), field.value()));
    return fields;
  }

  /// What is expected of a position.
  public static String expect(Map<String, String> fields) {
    return fields.entrySet().stream()
        .map(field -> field.getKey() + ": " + quoted(field.getValue()))
        .collect(Collectors.joining(", ", "expect: {", "}"));
  }

  /// A step.
  ///
  /// @param words the move or the outcome of chance as text
  public static <P, M> String step(Game<P, M> game, P position, String words) {
    return game.turn(position) instanceof Turn.Chance<M>
        ? "chance: " + quoted(words)
        : quoted(words);
  }

  /// A value, in quotation marks where YAML would take it for something else.
  public static String quoted(String value) {
    return value.matches("[A-Za-z0-9@=_.][A-Za-z0-9@=_. #/-]*") && !value.contains(" #")
        ? value
        : "\"" + value.replace("\\", "\\\\").replace("\"", "\\\"") + "\"";
  }
}
