package dev.rulewright.reports.html;

import dev.rulewright.kernel.Clause;
import dev.rulewright.kernel.Rulebook;
import dev.rulewright.scenarios.Transcript;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// Writes clauses: where they are cited, and what they say.
final class ClauseText {

  private ClauseText() {}

  /// The clauses behind an event; pointing at one, or tapping it, shows what it says.
  static Markup citations(List<? extends Clause> clauses) {
    return clauses.isEmpty()
        ? Markup.NOTHING
        : Markup.of(
            "<span class=\"clauses\">{}</span>",
            clauses.stream().map(ClauseText::citation).toList());
  }

  private static Markup citation(Clause clause) {
    return Markup.of(
        " <span class=\"clause\" tabindex=\"0\">{}<span class=\"says\" role=\"tooltip\">{} "
            + "<a href=\"#clause-{}\">{}</a></span></span>",
        clause.id() + clause.status().mark(),
        clause.paraphrase(),
        clause.id(),
        clause.id());
  }

  /// Identifiers that lead to the table.
  static Markup links(List<String> ids) {
    return new Markup(
        ids.stream()
            .map(id -> Markup.of("<a href=\"#clause-{}\">{}</a>", id, id).html())
            .collect(Collectors.joining(", ")));
  }

  /// Every clause that the stories cite or are about, in the order of the rulebook.
  static Markup table(Rulebook rulebook, List<Transcript<?, ?>> transcripts) {
    List<? extends Clause> clauses =
        rulebook.clauses().stream()
            .filter(clause -> transcripts.stream().anyMatch(t -> concerns(t, clause)))
            .toList();
    if (clauses.isEmpty()) {
      return Markup.NOTHING;
    }
    return Markup.section(
        "clauses",
        "Clauses",
        Markup.of(
            """
            <p class="note">The stories cite {} of the {} clauses of the rulebook. What a clause says is \
            paraphrased; the lines are those of the editions' texts.</p>
            <dl class="catalogue">
            {}</dl>
            """,
            clauses.size(),
            rulebook.clauses().size(),
            clauses.stream().map(clause -> row(clause, transcripts)).toList()));
  }

  private static Markup row(Clause clause, List<Transcript<?, ?>> transcripts) {
    return Markup.of(
        """
        <dt id="clause-{}">{}</dt>
        <dd>{} <span class="printed">{}</span> <span class="told">{}</span></dd>
        """,
        clause.id(),
        clause.id() + clause.status().mark(),
        clause.paraphrase(),
        printed(clause),
        told(clause, transcripts));
  }

  private static String printed(Clause clause) {
    return Stream.of(
            Clause.Citation.byEdition(clause.citations()).stream(),
            clause.remarks().entrySet().stream()
                .map(each -> each.getKey() + ": " + each.getValue()),
            clause.evidence().stream())
        .flatMap(each -> each)
        .collect(Collectors.joining(" · "));
  }

  private static Markup told(Clause clause, List<Transcript<?, ?>> transcripts) {
    return new Markup(
        IntStream.range(0, transcripts.size())
            .filter(i -> concerns(transcripts.get(i), clause))
            .mapToObj(i -> Markup.of("<a href=\"#story-{}\">{}</a>", i + 1, i + 1).html())
            .collect(Collectors.joining(", ", "in story ", "")));
  }

  private static boolean concerns(Transcript<?, ?> transcript, Clause clause) {
    return transcript.cited().contains(clause)
        || transcript.scenario().about().contains(clause.id());
  }
}
