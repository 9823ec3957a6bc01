package dev.rulewright.cli.rulings;

import dev.rulewright.cli.output.Paragraph;
import dev.rulewright.kernel.Clause;
import dev.rulewright.kernel.Clause.Status;
import dev.rulewright.kernel.Question;
import dev.rulewright.kernel.Rulebook;
import java.io.PrintWriter;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// What of a rulebook is known from where. Also its form in JSON.
///
/// @param status `printed`, `unprinted` (in no edition: only an answer brings it in), `lost`,
///   `elsewhere` or `assumed`
/// @param clauses the identifiers of the clauses
/// @param questions the identifiers of the questions
record StatusEntry(String status, List<String> clauses, List<String> questions) {

  private static final int INDENT = 31;

  /// One entry for each status.
  static List<StatusEntry> all(Rulebook rulebook) {
    return Arrays.stream(Status.values())
        .map(status ->
            new StatusEntry(
                status.word(),
                rulebook.clauses().stream()
                    .filter(clause -> clause.status() == status)
                    .<String>map(Clause::id)
                    .toList(),
                rulebook.questions().stream()
                    .filter(question -> question.status() == status)
                    .map(Question::id)
                    .toList()))
        .toList();
  }

  /// What is known of a rulebook beside its text; empty of one that the text settles.
  static String marked(List<StatusEntry> entries) {
    return Arrays.stream(Status.values())
        .filter(Status::isMarked)
        .map(status -> entries.get(status.ordinal()))
        .filter(entry -> entry.ids().findAny().isPresent())
        .map(entry ->
            "%s: %s, %s"
                .formatted(
                    entry.status,
                    Paragraph.count(entry.clauses.size(), "clause"),
                    Paragraph.count(entry.questions.size(), "question")))
        .collect(Collectors.joining("; "));
  }

  /// How many clauses have which status, such as `31 printed, 1 lost`.
  static String counted(List<StatusEntry> entries) {
    return entries.stream()
        .filter(entry -> !entry.clauses.isEmpty())
        .map(entry -> entry.clauses.size() + " " + entry.status)
        .collect(Collectors.joining(", "));
  }

  /// Prints the numbers, and what is not printed by its identifiers.
  static void print(List<StatusEntry> entries, PrintWriter out) {
    out.println("status     clauses  questions");
    for (StatusEntry entry : entries) {
      String ids =
          entry.status.equals(Status.PRINTED.word())
              ? ""
              : entry.ids().collect(Collectors.joining(", "));
      String line =
          "%-9s  %7d  %9d  ".formatted(entry.status, entry.clauses.size(), entry.questions.size());
      out.println((line + Paragraph.hanging(ids, INDENT)).stripTrailing());
    }
  }

  private Stream<String> ids() {
    return Stream.concat(clauses.stream(), questions.stream());
  }
}
