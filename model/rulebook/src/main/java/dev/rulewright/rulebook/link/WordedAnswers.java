package dev.rulewright.rulebook.link;

import static java.util.stream.Collectors.joining;

import dev.rulewright.kernel.Question;
import dev.rulewright.kernel.Question.Answer;
import dev.rulewright.rulebook.Unit;
import dev.rulewright.rulebook.align.Row;
import dev.rulewright.rulebook.compare.reading.Kind;
import dev.rulewright.rulebook.compare.reading.Severity;
import dev.rulewright.rulebook.compare.reading.Slot;
import dev.rulewright.rulebook.compare.telling.Finding;
import dev.rulewright.rulebook.compare.telling.Finding.Said;
import dev.rulewright.rulebook.link.Links.Answered;
import dev.rulewright.rulebook.link.NormalForms.Point;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// What the words of a row answer to a question in a point.
///
/// @param question that of the point
/// @param answers by language, with the words that give each; editions are missing that do not
///   print the clause of the point here
record WordedAnswers(
    Point point, Question question, Row row, Map<String, Map<String, Said>> answers) {

  /// How sure it is that editions differ whose words answer a question as the catalogue says.
  private static final double CATALOGUED = 0.95;

  /// The same if the catalogue says otherwise: their words may be new, or not what the table means.
  private static final double UNEXPECTED = 0.6;

  static WordedAnswers of(Point point, Row row, Links links) {
    Map<String, Map<String, Said>> answers = new LinkedHashMap<>();
    row.units()
        .forEach((language, units) -> {
          List<Unit> printing = links.clauses().printing(point.clause(), language, units);
          if (!printing.isEmpty()) {
            answers.put(language, links.forms().answers(point, printing, language));
          }
        });
    return new WordedAnswers(point, links.question(point.question()), row, answers);
  }

  /// The answers of the editions that give one.
  Answered answered() {
    Map<String, String> single = new LinkedHashMap<>();
    answers.forEach((language, all) -> {
      if (all.size() == 1) {
        single.put(language, all.keySet().iterator().next());
      }
    });
    return new Answered(point.clause(), point.question(), single, true);
  }

  /// How much it matters: it changes the rules if the answers differ; it misleads if an edition
  /// gives none here, nor, as the catalogue says, anywhere else, or several; empty if all give the
  /// same.
  Optional<Severity> severity() {
    if (answered().differ()) {
      return Optional.of(Severity.RULE_CHANGING);
    }
    boolean severalAnswers = answers.values().stream().anyMatch(each -> each.size() > 1);
    boolean silent =
        answers.entrySet().stream()
            .anyMatch(
                each -> each.getValue().isEmpty() && question.backedBy(each.getKey()).isEmpty());
    return (silent || severalAnswers) && !answered().answers().isEmpty()
        ? Optional.of(Severity.MISLEADING)
        : Optional.empty();
  }

  Finding finding(Severity severity) {
    Map<String, Said> said = new LinkedHashMap<>();
    for (String language : row.units().keySet()) {
      said.put(
          language,
          answers.getOrDefault(language, Map.of()).values().stream()
              .findFirst()
              .orElse(Said.NOTHING));
    }
    boolean expected =
        answered().answers().entrySet().stream()
            .allMatch(each -> isAscribed(each.getKey(), each.getValue()));
    return new Finding(
        kind(said),
        severity,
        expected ? CATALOGUED : UNEXPECTED,
        row,
        said,
        point.parameter(),
        explanation(),
        new Finding.Link(point.clause(), question.id(), ""));
  }

  /// What the question asks, and the editions that give each answer.
  private String explanation() {
    Map<String, List<String>> editions = new LinkedHashMap<>();
    answers.forEach((language, all) -> {
      String given = all.isEmpty() ? "nothing" : String.join(" and ", all.keySet());
      editions.computeIfAbsent(given, _ -> new ArrayList<>()).add(language);
    });
    return editions.entrySet().stream()
        .map(each -> String.join(", ", each.getValue()) + " " + each.getKey())
        .collect(joining("; ", question.asks() + " ", "."));
  }

  /// Whether the catalogue says nothing of an edition, or ascribes the answer to it.
  private boolean isAscribed(String language, String answer) {
    List<Answer> backed = question.backedBy(language);
    return backed.isEmpty() || backed.stream().map(Answer::name).anyMatch(answer::equals);
  }

  private Kind kind(Map<String, Said> said) {
    long saying = said.values().stream().filter(each -> !each.equals(Said.NOTHING)).count();
    if (point.parameter().equals(NormalForms.FIRST_TERM)) {
      return Kind.ACTOR;
    }
    return Slot.named(point.parameter())
        .map(Slot::kind)
        .orElse(
            saying == said.size()
                ? Kind.TERM
                : saying == 1 && said.size() > 2 ? Kind.ADDITION : Kind.OMISSION);
  }
}
