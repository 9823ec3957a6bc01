package dev.rulewright.rulebook.quality;

import dev.rulewright.rulebook.Unit;
import dev.rulewright.rulebook.align.Row;
import dev.rulewright.rulebook.compare.reading.Kind;
import dev.rulewright.rulebook.compare.reading.Severity;
import dev.rulewright.rulebook.compare.telling.Finding;
import java.util.Set;

/// What a comparison tells: where, of which edition, and in what it differs.
///
/// @param edition the edition that is alone; empty if that is undecided
/// @param words what it quotes, for people
record Told(Row row, String edition, Kind kind, Severity severity, String words) {

  static Told of(Finding finding) {
    return new Told(
        finding.row(),
        finding.deviates().orElse(""),
        finding.kind(),
        finding.severity(),
        finding.parameter() + " " + finding.confidence() + " " + finding.said());
  }

  /// Whether it says that an edition differs in one of some kinds. Of two editions none is alone.
  boolean names(String language, Set<Kind> kinds) {
    return (edition.equals(language) || (edition.isEmpty() && row.units().size() == 2))
        && kinds.contains(kind);
  }

  /// Whether two rows have a unit of an edition in common that is not the changed one.
  static boolean meet(Row one, Row other, String changed) {
    return one.units().entrySet().stream()
        .filter(each -> !each.getKey().equals(changed))
        .anyMatch(each ->
            other.in(each.getKey()).stream()
                .map(Unit::id)
                .anyMatch(id -> each.getValue().stream().anyMatch(unit -> unit.id().equals(id))));
  }

  /// Whether it concerns a line of an edition: one of its sentences stands there, or the edition
  /// says nothing where another one says what stood in that line before the change.
  ///
  /// @param before the rows of the unchanged editions
  boolean concerns(Change change, Iterable<Row> before) {
    if (!row.in(change.language()).isEmpty()) {
      return isAt(row, change);
    }
    for (Row old : before) {
      if (isAt(old, change) && meet(row, old, change.language())) {
        return true;
      }
    }
    return false;
  }

  private static boolean isAt(Row row, Change change) {
    return row.in(change.language()).stream()
        .anyMatch(unit -> unit.firstLine() <= change.line() && change.line() <= unit.lastLine());
  }
}
