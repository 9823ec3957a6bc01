package dev.rulewright.rulebook.link;

import dev.rulewright.kernel.Question;
import dev.rulewright.kernel.Question.Answer;
import dev.rulewright.kernel.Rulebook;
import dev.rulewright.rulebook.align.Alignment;
import dev.rulewright.rulebook.align.Row;
import dev.rulewright.rulebook.compare.Comparison;
import dev.rulewright.rulebook.compare.reading.Severity;
import dev.rulewright.rulebook.compare.telling.Finding;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import java.util.stream.Collectors;

/// What findings concern in a game that can be played: the clauses that their lines print, and the
/// questions that the editions answer differently, by their words or in the same lines.
///
/// @param clauses where the editions print those of the rulebook
/// @param forms which words answer its questions
/// @param strange the editions that have so little of the printed ones that none of their sentences
///   is known to print a clause
public record Links(
    Rulebook rulebook, ClauseTable clauses, NormalForms forms, List<String> strange) {

  /// Copies the list.
  public Links {
    strange = List.copyOf(strange);
  }

  /// What the editions answer to a question.
  ///
  /// @param answers by language; editions that give none, or several, are missing
  /// @param byWords whether their words are known to answer it, or only the game says so
  public record Answered(
      String clause, String question, Map<String, String> answers, boolean byWords) {

    boolean differ() {
      return new TreeSet<>(answers.values()).size() > 1;
    }
  }

  /// A sentence for each edition of which no clause is known.
  public List<String> warnings() {
    return strange.stream()
        .map(language ->
            "%s: too little of it is the printed text of %s to know its clauses"
                .formatted(language, rulebook.game()))
        .toList();
  }

  /// The points in which the words of the editions answer a question differently: play parts there,
  /// so each changes the rules. And those in which some give an answer, and others give none there
  /// nor, as the catalogue says, anywhere else. Of several questions in the same words, the first
  /// one is told.
  public List<Finding> known(Alignment alignment) {
    var known = new ArrayList<Finding>();
    for (Row row : Comparison.rows(alignment)) {
      List<String> printed = clauses.of(row);
      List<WordedAnswers> answers =
          forms.forms().keySet().stream()
              .filter(point -> printed.contains(point.clause()))
              .map(point -> WordedAnswers.of(point, row, this))
              .toList();
      for (Severity severity : List.of(Severity.RULE_CHANGING, Severity.MISLEADING)) {
        answers.stream()
            .filter(each -> each.severity().equals(Optional.of(severity)))
            .map(each -> each.finding(severity))
            .filter(finding -> known.stream().noneMatch(finding::isTheSameAs))
            .forEach(known::add);
      }
    }
    return known;
  }

  Question question(String id) {
    return rulebook.questions().stream()
        .filter(question -> question.id().equals(id))
        .findFirst()
        .orElseThrow();
  }

  /// What the editions answer to a question in a finding: by their words, or else as the game says
  /// of the first question of its lines; empty if they do not answer any differently.
  ///
  /// @param finding linked
  public Optional<Answered> answered(Finding finding) {
    return forms.forms().keySet().stream()
        .filter(point ->
            point.parameter().equals(finding.parameter())
                && point.question().equals(finding.link().question())
                && point.clause().equals(finding.link().clause()))
        .map(point -> WordedAnswers.of(point, finding.row(), this).answered())
        .filter(Answered::differ)
        .findFirst()
        .or(() -> catalogued(finding));
  }

  private Optional<Answered> catalogued(Finding finding) {
    return rulebook.questions().stream()
        .filter(
            question -> List.of(finding.link().question().split(" ", -1)).contains(question.id()))
        .map(question -> {
          Map<String, String> answers = new LinkedHashMap<>();
          for (String language : finding.row().units().keySet()) {
            question.printedIn(language).ifPresent(answer -> answers.put(language, answer.name()));
          }
          return new Answered(finding.link().clause(), question.id(), answers, false);
        })
        .filter(Answered::differ)
        .findFirst();
  }

  /// A finding with its clauses and questions, each joined by blanks, as far as its lines tell.
  public Finding link(Finding finding) {
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
  /// and say different things in its point; or one answers it, and another, which lacks these
  /// lines, nowhere.
  private boolean concerns(Question question, Finding finding) {
    List<String> speaking =
        finding.row().units().keySet().stream()
            .filter(language -> speaks(question, finding.row(), language))
            .toList();
    boolean missing =
        finding.row().units().entrySet().stream()
            .anyMatch(
                each -> each.getValue().isEmpty() && question.backedBy(each.getKey()).isEmpty());
    return (missing && speaking.stream().anyMatch(each -> question.printedIn(each).isPresent()))
        || speaking.stream()
            .anyMatch(
                one -> speaking.stream().anyMatch(other -> part(question, finding, one, other)));
  }

  private boolean speaks(Question question, Row row, String language) {
    return question.clauses().stream()
        .anyMatch(clause -> !clauses.printing(clause.id(), language, row.in(language)).isEmpty());
  }

  private static boolean part(Question question, Finding finding, String one, String other) {
    Optional<Answer> here = question.printedIn(one);
    Optional<Answer> there = question.printedIn(other);
    return here.isPresent()
        && there.isPresent()
        && !here.equals(there)
        && !finding.said(one).value().equals(finding.said(other).value());
  }
}
