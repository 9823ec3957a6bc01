package dev.rulewright.cli.guarantees.check;

import dev.rulewright.cli.output.ScenarioLines;
import dev.rulewright.kernel.Clause;
import dev.rulewright.kernel.Event;
import dev.rulewright.kernel.Game;
import dev.rulewright.kernel.Property;
import dev.rulewright.kernel.Turn;
import dev.rulewright.kernel.picture.Pictured;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;

/// A shortest play that breaks a property, as a scenario and as a storyboard.
///
/// @param game the rules, under the reading that breaks it
/// @param choices what is chosen before the set-up that is not standard
/// @param reading the name of the reading
/// @param property what is broken
/// @param how how the last step, or the position that it leads to, breaks it
/// @param start where the play begins
/// @param moves moves and outcomes of chance
record BreakingPlay<P, M>(
    Game<P, M> game,
    SortedMap<String, String> choices,
    String reading,
    Property<P, M> property,
    String how,
    P start,
    List<M> moves) {

  // ---- The scenario ----

  /// The content of the file.
  String scenario() {
    var lines = new ArrayList<String>();
    lines.add(ScenarioLines.SCHEMA);
    lines.add(
        "# Found by: rulewright check --property %s --reading %s"
            .formatted(property.id(), reading));
    lines.add(
        "title: "
            + ScenarioLines.quoted(
                "%s does not hold under %s: %s".formatted(property.id(), reading, how)));
    lines.addAll(ScenarioLines.options(choices));
    var play = ScenarioLines.Play.of(game, start, moves);
    lines.addAll(play.about(property.clauses(), how));
    lines.add("reading: " + ScenarioLines.quoted(reading));
    lines.addAll(ScenarioLines.given(game, start));
    if (!moves.isEmpty()) {
      lines.add("play:");
    }
    lines.addAll(play.steps());
    lines.add(outcome(play.end()));
    return String.join("\n", lines) + "\n";
  }

  /// The fields in which the end differs from the start.
  private String outcome(P end) {
    Map<String, String> before = ScenarioLines.fields(game, start);
    Map<String, String> changed = ScenarioLines.fields(game, end);
    before.keySet().forEach(key -> changed.putIfAbsent(key, "none"));
    changed.entrySet().removeAll(before.entrySet());
    // While chance has still to decide, a play may only end with a look at the position.
    boolean open = !moves.isEmpty() && game.turn(end) instanceof Turn.Chance<M>;
    return (open ? "  - " : "") + ScenarioLines.expect(changed);
  }

  // ---- The storyboard ----

  /// The play told step by step, with the clauses of what happens.
  List<String> story() {
    var lines = new ArrayList<String>();
    Pictured.text(game, start).stripTrailing().lines().forEach(lines::add);
    P position = start;
    int number = 1;
    for (M move : moves) {
      lines.add("%3d  %s".formatted(number++, game.notation().writeMove(move)));
      var events = new ArrayList<Event>();
      position = game.play(position, move, events::add);
      events.forEach(
          event -> lines.add("        " + event.text() + " " + Clause.cited(event.clauses())));
    }
    lines.add("     " + how);
    return lines;
  }
}
