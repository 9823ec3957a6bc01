package dev.rulewright.reports.storyboard;

import dev.rulewright.kernel.Clause;
import dev.rulewright.kernel.Rulebook;
import dev.rulewright.reports.markup.Markup;
import dev.rulewright.scenarios.Plays;
import java.util.Collection;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// Writes clauses: where they are cited, and what they say.
///
/// @param hrefs where a clause is told, by its identifier
public record ClauseText(UnaryOperator<String> hrefs) {

  /// Leads to the table of clauses of the same page.
  static final ClauseText TO_TABLE = new ClauseText(id -> "#clause-" + id);

  /// The clauses behind an event, as links.
  public Markup citations(List<? extends Clause> clauses) {
    return Markup.each(
        List.copyOf(clauses),
        clause ->
            Markup.of(
                " <a class=\"clause\" href=\"{}\">{}</a>",
                hrefs.apply(clause.id()),
                clause.id() + clause.status().mark()));
  }

  /// The notation of a step and the texts of the clauses behind it, on demand.
  static Markup texts(String notation, Collection<? extends Clause> clauses) {
    if (clauses.isEmpty()) {
      return Markup.NOTHING;
    }
    return Markup.of(
        """
        <details class="law">
        <summary>Clauses and notation</summary>
        <p><code>{}</code></p>
        <dl class="catalogue">
        {}</dl>
        </details>
        """,
        notation,
        Markup.each(
            List.copyOf(clauses),
            clause ->
                Markup.of(
                    "<dt>{}</dt><dd>{} <span class=\"printed\">{}</span></dd>\n",
                    clause.id() + clause.status().mark(),
                    clause.paraphrase(),
                    printed(clause))));
  }

  /// Identifiers as links.
  Markup links(List<String> ids) {
    return new Markup(
        ids.stream()
            .map(id -> Markup.of("<a href=\"{}\">{}</a>", hrefs.apply(id), id).html())
            .collect(Collectors.joining(", ")));
  }

  /// Every clause that the stories cite or are about, in the order of the rulebook.
  public static Markup table(Rulebook rulebook, List<Plays> stories) {
    List<? extends Clause> clauses =
        rulebook.clauses().stream()
            .filter(clause -> stories.stream().anyMatch(each -> concerns(each, clause)))
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
            clauses.stream().map(clause -> row(clause, stories)).toList()));
  }

  private static Markup row(Clause clause, List<Plays> stories) {
    return Markup.of(
        """
        <dt id="clause-{}">{}</dt>
        <dd>{} <span class="printed">{}</span> <span class="told">{}</span></dd>
        """,
        clause.id(),
        clause.id() + clause.status().mark(),
        clause.paraphrase(),
        printed(clause),
        told(clause, stories));
  }

  /// Where a clause is printed and known from, in a line.
  public static String printed(Clause clause) {
    return Stream.of(
            Clause.Citation.byEdition(clause.citations()).stream(),
            clause.remarks().entrySet().stream()
                .map(each -> each.getKey() + ": " + each.getValue()),
            clause.evidence().stream())
        .flatMap(each -> each)
        .collect(Collectors.joining(" · "));
  }

  private static Markup told(Clause clause, List<Plays> stories) {
    return new Markup(
        IntStream.range(0, stories.size())
            .filter(i -> concerns(stories.get(i), clause))
            .mapToObj(i -> Markup.of("<a href=\"#story-{}\">{}</a>", i + 1, i + 1).html())
            .collect(Collectors.joining(", ", "in story ", "")));
  }

  private static boolean concerns(Plays story, Clause clause) {
    return story.scenario().about().contains(clause.id())
        || story.transcripts().stream().anyMatch(each -> each.cited().contains(clause));
  }
}
