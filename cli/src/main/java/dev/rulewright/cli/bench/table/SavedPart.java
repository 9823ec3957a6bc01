package dev.rulewright.cli.bench.table;

import dev.rulewright.cli.bench.line.Table;
import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.box.Box;
import dev.rulewright.reports.markup.Markup;
import dev.rulewright.reports.storyboard.LineComparison;
import dev.rulewright.scenarios.Line;

/// Writes what comes of a line otherwise since the files of its game were saved.
///
/// @param before the game as it was before that
public record SavedPart(Table<?, ?> table, Box<?, ?> before, Telling telling) {

  Markup markup() {
    Line<?, ?> line = table.asked().isPresent() ? table.asked().get() : table.line();
    var compared = new LineComparison<>(line, true, telling.words());
    try {
      Line<?, ?> other = Line.of(table.address().start(), table.address().moves(), before);
      return compared.isSame(other) ? Markup.NOTHING : otherwise(compared.outcome(other));
    } catch (BadInput e) {
      return otherwise("it could not be played: " + telling.named(e.sentence()));
    }
  }

  private static Markup otherwise(String how) {
    return Markup.of(
        "<p class=\"saved\" role=\"status\"><strong>Otherwise since the last save.</strong> As the"
            + " rules were before, {}.</p>\n",
        how);
  }
}
