package dev.rulewright.rulebook.project;

import dev.rulewright.kernel.Clause.Citation;
import dev.rulewright.kernel.Question;
import dev.rulewright.kernel.Question.Answer;
import dev.rulewright.kernel.Rulebook;
import dev.rulewright.rulebook.align.Row;
import dev.rulewright.rulebook.compare.Finding;
import dev.rulewright.rulebook.compare.Finding.Said;
import dev.rulewright.rulebook.exchange.ClauseTable;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/// What findings concern in a game: the clauses that their lines print, and the questions that the
/// editions answer differently in the same lines.
///
/// @param rulebook its citations count the lines of the files that are compared
/// @param clauses those of the rulebook
record Links(Rulebook rulebook, ClauseTable clauses) {

  static Links of(Rulebook rulebook) {
    return new Links(rulebook, ClauseTable.of(rulebook));
  }

  /// A finding with its clauses and questions, each joined by blanks.
  Finding link(Finding finding) {
    return finding.with(
        new Finding.Link(
            String.join(" ", clauses.of(finding.row())),
            rulebook.questions().stream()
                .filter(question -> concerns(question, finding))
                .map(Question::id)
                .collect(Collectors.joining(" ")),
            ""));
  }

  /// Whether two editions that speak of a question in the lines of a finding answer it differently,
  /// and say different things in its point.
  private static boolean concerns(Question question, Finding finding) {
    List<String> speaking =
        finding.row().units().keySet().stream()
            .filter(language -> speaks(question, finding.row(), language))
            .toList();
    return speaking.stream()
        .anyMatch(one -> speaking.stream().anyMatch(other -> part(question, finding, one, other)));
  }

  private static boolean speaks(Question question, Row row, String language) {
    List<Citation> passages = question.speaksOfIn(language);
    return row.in(language).stream()
        .anyMatch(unit ->
            passages.stream()
                .anyMatch(passage ->
                    unit.firstLine() <= passage.lastLine()
                        && passage.firstLine() <= unit.lastLine()));
  }

  private static boolean part(Question question, Finding finding, String one, String other) {
    Optional<Answer> here = question.printedIn(one);
    Optional<Answer> there = question.printedIn(other);
    return here.isPresent()
        && there.isPresent()
        && !here.equals(there)
        && !said(finding, one).equals(said(finding, other));
  }

  private static String said(Finding finding, String language) {
    return finding.said().getOrDefault(language, Said.NOTHING).value();
  }
}
