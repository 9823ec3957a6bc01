package dev.rulewright.reports.results;

import dev.rulewright.kernel.Clause;
import dev.rulewright.kernel.Event;
import dev.rulewright.kernel.Notation;
import dev.rulewright.reports.tables.Table;
import dev.rulewright.scenarios.Played;
import dev.rulewright.scenarios.Transcript;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/// Replayed scenarios as a table, one row per event.
public final class StoryTable {

  private static final List<String> COLUMNS =
      List.of("file", "title", "step", "move", "event", "facts", "cost", "clauses");

  private StoryTable() {}

  /// The table, in the order of the stories; clauses are separated by spaces.
  public static Table of(List<? extends Transcript<?, ?>> stories) {
    var rows = new ArrayList<List<String>>();
    stories.forEach(story -> addRows(story, rows));
    return new Table(COLUMNS, rows);
  }

  private static <P, M> void addRows(Transcript<P, M> story, List<List<String>> rows) {
    Notation<P, M> notation = story.opening().game().notation();
    int step = 1;
    for (Played<P, M> played : story.steps()) {
      String move = played.move().map(notation::writeMove).orElse("");
      for (Event event : played.events()) {
        int colon = event.text().indexOf(": ");
        rows.add(
            List.of(
                story.scenario().file(),
                story.scenario().title().toString(),
                Integer.toString(step),
                move,
                colon < 0 ? event.text() : event.text().substring(0, colon),
                colon < 0 ? "" : event.text().substring(colon + 2),
                Integer.toString(event.cost()),
                event.clauses().stream().map(Clause::id).collect(Collectors.joining(" "))));
      }
      step++;
    }
  }
}
