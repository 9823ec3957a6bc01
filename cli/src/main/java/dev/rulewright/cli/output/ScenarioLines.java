package dev.rulewright.cli.output;

import static java.util.stream.Collectors.joining;

import dev.rulewright.kernel.Clause;
import dev.rulewright.kernel.Game;
import dev.rulewright.kernel.Turn;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import java.util.Set;
import java.util.SortedMap;

/// Lines of scenario files that are written by a search.
public final class ScenarioLines {

  /// Tells an editor where the schema is, from a folder of a game.
  public static final String SCHEMA = "# yaml-language-server: $schema=../scenario.schema.json";

  private ScenarioLines() {}

  /// What is chosen before the set-up; no line if nothing is.
  ///
  /// @param choices the values that are not standard, by the names of the options
  public static List<String> options(SortedMap<String, String> choices) {
    return choices.isEmpty()
        ? List.of()
        : List.of("option: " + choices.toString().replace("=", ": "));
  }

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
        .collect(joining(", ", "expect: {", "}"));
  }

  /// Moves and outcomes of chance that were played.
  ///
  /// @param steps a line for each
  /// @param cited identifiers of the clauses that their events cite
  /// @param end the position after the last one
  public record Play<P>(List<String> steps, Set<String> cited, P end) {

    /// Plays moves from a position on.
    public static <P, M> Play<P> of(Game<P, M> game, P start, List<M> moves) {
      var steps = new ArrayList<String>();
      var cited = new LinkedHashSet<String>();
      P position = start;
      for (M move : moves) {
        steps.add("  - " + step(game, position, game.notation().writeMove(move)));
        position =
            game.play(
                position, move, event -> event.clauses().forEach(clause -> cited.add(clause.id())));
      }
      return new Play<>(steps, cited, position);
    }

    /// What a scenario of this play is about: the clauses that it cites, and those that it shows in
    /// another way.
    ///
    /// @param how how it shows them
    public List<String> about(List<? extends Clause> clauses, String how) {
      List<String> ids = clauses.stream().<String>map(Clause::id).toList();
      var lines = new ArrayList<String>();
      lines.add(ids.stream().filter(cited::contains).collect(joining(", ", "clauses: [", "]")));
      if (!cited.containsAll(ids)) {
        lines.add("shows:");
      }
      ids.stream()
          .filter(id -> !cited.contains(id))
          .forEach(id -> lines.add("  " + id + ": " + quoted(how)));
      return lines;
    }
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
