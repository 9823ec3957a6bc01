package dev.rulewright.reports.html;

import dev.rulewright.reports.markup.Markup;
import dev.rulewright.reports.results.Checks;
import dev.rulewright.reports.results.Verdict;
import java.util.List;

/// Writes what was found out about the rules: a table of verdicts, one row for each property, and
/// behind each property what was looked at and what breaks it.
final class CheckText {

  private CheckText() {}

  static Markup of(Checks checks) {
    return Markup.section(
        "properties",
        "What the rules guarantee",
        Markup.of(
            """
            <p class="note">A verdict holds within the bound that stands behind it, never beyond: open a property to see it.</p>
            <div class="scrolling">
            <table class="verdicts">
            <thead><tr><th>property</th>{}</tr></thead>
            <tbody>
            {}</tbody>
            </table>
            </div>
            <h3>Bounds and witnesses</h3>
            {}\
            """,
            Markup.each(checks.readings(), reading -> Markup.of("<th>{}</th>", reading)),
            Markup.each(checks.properties(), property -> row(checks, property)),
            Markup.each(checks.properties(), property -> details(checks.rowsOf(property)))));
  }

  private static Markup row(Checks checks, String property) {
    List<Checks.Row> rows = checks.rowsOf(property);
    return Markup.of(
        "<tr><th scope=\"row\"><a href=\"#property-{}\">{}</a></th>{}</tr>\n",
        property,
        rows.getFirst().sentence(),
        Markup.each(
            checks.readings(),
            reading ->
                Markup.of(
                    "<td>{}</td>",
                    Markup.each(
                        rows.stream().filter(row -> row.reading().equals(reading)).toList(),
                        CheckText::verdict))));
  }

  private static Markup verdict(Checks.Row row) {
    return Markup.of(
        "<span class=\"verdict {}\">{} <small>{}</small></span>",
        shade(row.verdict()),
        row.verdict().words(),
        row.method());
  }

  private static String shade(Verdict verdict) {
    return switch (verdict) {
      case PROVED, HOLDS -> "held";
      case FAILS -> "failed";
      case FAILS_AS_EXPECTED -> "finding";
      case NOTHING_FOUND, NOT_SEEN_TO_FAIL, NOT_PROVED, UNKNOWN, STOPPED, NOT_STATED, MEANINGLESS ->
          "faint";
    };
  }

  private static Markup details(List<Checks.Row> rows) {
    Checks.Row first = rows.getFirst();
    return Markup.of(
        """
        <details class="story" id="property-{}">
        <summary>{}</summary>
        <p class="note"><code>{}</code>, by {}</p>
        <table>
        <thead><tr><th>reading</th><th>method</th><th>verdict</th><th>bound</th><th>what breaks it</th></tr></thead>
        <tbody>
        {}</tbody>
        </table>
        </details>
        """,
        first.property(),
        first.sentence(),
        first.property(),
        String.join(", ", first.clauses()),
        Markup.each(rows, CheckText::detail));
  }

  private static Markup detail(Checks.Row row) {
    return Markup.of(
        "<tr><td>{}</td><td>{}</td><td>{}</td><td>{}</td><td>{}{}</td></tr>\n",
        row.reading(),
        row.method(),
        verdict(row),
        row.bound(),
        row.detail(),
        row.witness().isEmpty()
            ? Markup.NOTHING
            : Markup.of(" (<a href=\"./{}\">{}</a>)", row.witness(), row.witness()));
  }
}
