package dev.rulewright.reports.editions;

import static java.util.stream.Collectors.groupingBy;

import dev.rulewright.kernel.Rulebook;
import dev.rulewright.reports.markup.Markup;
import dev.rulewright.rulebook.align.Row;
import dev.rulewright.rulebook.compare.reading.Severity;
import dev.rulewright.rulebook.compare.telling.Finding;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Base64;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Writes a reading copy.
final class ReadingCopyText {

  /// With more editions than these, findings stand below their row instead of beside it.
  private static final int MOST_BESIDE = 3;

  private static final Markup STYLE =
      Markup.of("\n{}{}", Markup.COLOURS, Markup.shipped(ReadingCopyText.class, "editions.css"));
  private static final Markup SCRIPT = Markup.shipped(ReadingCopyText.class, "judge.js");

  private final ReadingCopy copy;
  private final List<NumberedFinding> findings = new ArrayList<>();
  private final Map<Row, List<NumberedFinding>> byRow = new LinkedHashMap<>();
  private final Set<String> ids = new HashSet<>();

  ReadingCopyText(ReadingCopy copy) {
    this.copy = copy;
    Map<Row, List<Finding>> found =
        copy.findings().stream()
            .collect(groupingBy(each -> copy.alignment().beginningOf(each.row())));
    for (Row row : copy.alignment().rows()) {
      for (Finding finding : found.getOrDefault(row, List.of())) {
        var numbered = new NumberedFinding(findings.size() + 1, finding);
        findings.add(numbered);
        byRow.computeIfAbsent(row, _ -> new ArrayList<>()).add(numbered);
      }
    }
  }

  Markup document() {
    return Markup.of(
        """
        <!DOCTYPE html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src {}; script-src {}; \
        base-uri 'none'; form-action 'none'">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <meta name="color-scheme" content="light dark">
        <title>{}</title>
        <style>{}</style>
        </head>
        <body class="{}">
        <header>
        <h1>{}</h1>
        <p class="lead">{}</p>
        {}{}</header>
        {}<main>
        <table>
        <thead><tr>{}</tr></thead>
        <tbody>
        {}</tbody>
        </table>
        </main>
        {}<script>{}</script>
        </body>
        </html>
        """,
        new Markup(hash(STYLE)),
        new Markup(hash(SCRIPT)),
        copy.title(),
        STYLE,
        isBeside() ? "beside" : "below of-" + copy.alignment().languages().size(),
        copy.title(),
        lead(),
        legend(),
        contents(),
        tools(),
        headings(),
        Markup.each(copy.alignment().rows(), this::row),
        export(),
        SCRIPT);
  }

  /// What stands above the columns.
  private Markup headings() {
    return Markup.of(
        "{}{}",
        Markup.each(
            copy.alignment().languages(),
            language ->
                Markup.of(
                    "<th scope=\"col\">{} <small>{}</small></th>",
                    Rulebook.language(language),
                    language)),
        isBeside()
            ? new Markup("<th scope=\"col\" class=\"margin\">Findings</th>")
            : Markup.NOTHING);
  }

  private boolean isBeside() {
    return copy.alignment().languages().size() <= MOST_BESIDE;
  }

  private static String hash(Markup inline) {
    try {
      byte[] hash =
          MessageDigest.getInstance("SHA-256")
              .digest(inline.html().getBytes(StandardCharsets.UTF_8));
      return "'sha256-" + Base64.getEncoder().encodeToString(hash) + "'";
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java has SHA-256", e);
    }
  }

  private String lead() {
    if (findings.isEmpty()) {
      return "No findings.";
    }
    String counts =
        Arrays.stream(Severity.values())
            .sorted(Comparator.reverseOrder())
            .filter(severity -> count(severity) > 0)
            .map(severity -> count(severity) + " " + severity)
            .collect(Collectors.joining(", "));
    return "Findings: " + counts + ". No edition is presumed to be right.";
  }

  private long count(Severity severity) {
    return findings.stream().filter(each -> each.finding().severity() == severity).count();
  }

  private Markup legend() {
    List<Matter> there =
        findings.stream().map(NumberedFinding::matter).distinct().sorted().toList();
    return there.isEmpty()
        ? Markup.NOTHING
        : Markup.of(
            "<p class=\"legend\">Marked: {}</p>\n",
            Markup.each(
                there,
                matter ->
                    Markup.of(
                        "<span><mark class=\"{}\">{}</mark></span> ", matter, matter.meaning())));
  }

  private Markup contents() {
    Map<String, List<NumberedFinding>> sections = new LinkedHashMap<>();
    findings.forEach(each ->
        sections
            .computeIfAbsent(each.finding().row().first().section(), _ -> new ArrayList<>())
            .add(each));
    if (sections.size() < 2) {
      return Markup.NOTHING;
    }
    return Markup.of(
        "<details class=\"contents\"><summary>Sections with"
            + " findings</summary><ul>{}</ul></details>\n",
        Markup.each(
            List.copyOf(sections.entrySet()),
            section ->
                Markup.of(
                    "<li><a href=\"#f{}\">{}</a> {}</li>",
                    section.getValue().getFirst().number(),
                    section.getKey().isEmpty() ? "before the first heading" : section.getKey(),
                    section.getValue().size())));
  }

  /// Shown by the script.
  private Markup tools() {
    if (findings.isEmpty()) {
      return Markup.NOTHING;
    }
    return Markup.of(
        """
        <form id="tools" data-memory="{}" hidden>
        {}{}{}{}<label><input type="checkbox" name="all" checked> rows without findings</label>
        <output></output>
        <p class="keys"><kbd>j</kbd> next <kbd>k</kbd> before <span><kbd>r</kbd> real <kbd>h</kbd> harmless \
        <kbd>l</kbd> later</span> <kbd>n</kbd> note <kbd>u</kbd> take back <a href="#export">save what is judged</a></p>
        </form>
        """,
        copy.memory(),
        select(
            "severity",
            strings(
                findings.stream()
                    .map(f -> f.finding().severity())
                    .sorted(Comparator.reverseOrder()))),
        select("kind", strings(findings.stream().map(f -> f.finding().kind()).sorted())),
        select(
            "edition",
            findings.stream()
                .map(f -> f.finding().deviates().orElse("undecided"))
                .distinct()
                .sorted()
                .toList()),
        select("status", List.of("not judged", "new", "stale", "real", "harmless", "later")));
  }

  private static List<String> strings(Stream<?> values) {
    return values.map(Object::toString).distinct().toList();
  }

  private static Markup select(String name, Collection<String> values) {
    return Markup.of(
        "<label>{} <select name=\"{}\"><option value=\"\">all</option>{}</select></label>\n",
        name.equals("edition") ? "alone" : name,
        name,
        Markup.each(List.copyOf(values), value -> Markup.of("<option>{}</option>", value)));
  }

  private Markup row(Row row) {
    List<NumberedFinding> here = byRow.getOrDefault(row, List.of());
    List<String> clauses = copy.clauses().of(row);
    var text = new RowText(row, clauses, here);
    String id = clauses.stream().filter(ids::add).findFirst().orElse("");
    Markup notes =
        Markup.each(
            here,
            each ->
                each.note(copy.judged().getOrDefault(each.finding().id(), ReadingCopy.Judged.NEW)));
    Markup cells =
        Markup.of(
            "<tr{} class=\"{}{}\">\n{}{}</tr>\n",
            id.isEmpty() ? Markup.NOTHING : Markup.of(" id=\"{}\"", id),
            text.isHeading() ? "section" : "row",
            here.isEmpty() ? "" : " found",
            text.cells(),
            isBeside() ? Markup.of("<td class=\"margin\">{}</td>\n", notes) : Markup.NOTHING);
    return isBeside() || here.isEmpty()
        ? cells
        : Markup.of(
            "{}<tr class=\"notes\"><td colspan=\"{}\"><div>{}</div></td></tr>\n",
            cells,
            copy.alignment().languages().size(),
            notes);
  }

  /// Shown by the script.
  private Markup export() {
    if (findings.isEmpty()) {
      return Markup.NOTHING;
    }
    return Markup.of(
        """
        <section id="export" hidden>
        <h2>What is judged</h2>
        <p><span>It is kept in this browser only.</span> Save it in the folder in which the check was called, and call this there; \
        the next check remembers it.</p>
        <pre>{}</pre>
        <textarea readonly rows="8" aria-label="lines of judgements.tsv"></textarea>
        <p><button type="button" id="copy">Copy</button> <a id="save" download="judgements.tsv">Save as judgements.tsv</a> \
        <span role="status"></span></p>
        </section>
        """,
        copy.judgeCall());
  }
}
