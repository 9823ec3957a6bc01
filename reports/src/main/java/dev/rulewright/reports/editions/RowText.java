package dev.rulewright.reports.editions;

import dev.rulewright.reports.markup.Markup;
import dev.rulewright.rulebook.Role;
import dev.rulewright.rulebook.Unit;
import dev.rulewright.rulebook.align.Row;
import dev.rulewright.rulebook.compare.reading.Evidence;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// A row of a table of editions: what each says, with the words marked that differ.
///
/// @param findings about this row
record RowText(Row row, List<String> clauses, List<NumberedFinding> findings) {

  /// A cell for each edition.
  Markup cells() {
    List<String> languages = List.copyOf(row.units().keySet());
    return Markup.each(
        languages,
        language ->
            Markup.of(
                "<td lang=\"{}\" class=\"{}\" data-edition=\"{}\">{}{}</td>\n",
                language,
                role(language),
                language,
                language.equals(languages.getFirst()) ? anchors() : Markup.NOTHING,
                row.in(language).isEmpty() ? silence() : units(language)));
  }

  private String role(String language) {
    if (row.in(language).isEmpty()) {
      return findings.stream().anyMatch(RowText::isGap) ? "silent gap" : "silent";
    }
    return row.in(language).getFirst().role().toString();
  }

  private Markup anchors() {
    return Markup.each(
        clauses, clause -> Markup.of("<a class=\"clause\" href=\"#{}\">{}</a> ", clause, clause));
  }

  private static boolean isGap(NumberedFinding each) {
    return each.matter() == Matter.GAP;
  }

  private Markup silence() {
    return Markup.of(
        "<span aria-label=\"says nothing\">–</span>{}",
        refs(findings.stream().filter(RowText::isGap).toList()));
  }

  private Markup units(String language) {
    List<Unit> units = row.in(language);
    Map<NumberedFinding, Evidence> quoted = new LinkedHashMap<>();
    for (NumberedFinding each : findings) {
      each.finding().evidence(units, language).ifPresent(place -> quoted.put(each, place));
    }
    List<Evidence> places = Evidence.merged(List.copyOf(quoted.values()));
    return Markup.each(units, unit -> unit(unit, places, quoted));
  }

  private static Markup unit(
      Unit unit, List<Evidence> places, Map<NumberedFinding, Evidence> quoted) {
    var pieces = new ArrayList<Object>();
    String text = unit.text();
    int from = 0;
    for (Evidence place : places) {
      if (place.unit().equals(unit)) {
        pieces.add(text.substring(from, place.start()));
        pieces.add(marked(text.substring(place.start(), place.end()), place, quoted));
        from = place.end();
      }
    }
    pieces.add(text.substring(from));
    return Markup.of("<p><span class=\"line\">{}</span> {}</p>", lines(unit), pieces);
  }

  private static Markup marked(
      String words, Evidence place, Map<NumberedFinding, Evidence> quoted) {
    List<NumberedFinding> here =
        quoted.entrySet().stream()
            .filter(each -> place.holds(each.getValue()))
            .map(Map.Entry::getKey)
            .toList();
    return Markup.of("<mark class=\"{}\">{}</mark>{}", here.getFirst().matter(), words, refs(here));
  }

  private static Markup refs(List<NumberedFinding> findings) {
    return Markup.each(
        findings,
        each ->
            Markup.of(
                "<a class=\"ref\" href=\"#f{}\" data-f=\"{}\" title=\"{}\">{}</a>",
                each.number(),
                each.number(),
                each.explanation(),
                each.number()));
  }

  private static String lines(Unit unit) {
    return unit.firstLine() == unit.lastLine()
        ? "" + unit.firstLine()
        : unit.firstLine() + "–" + unit.lastLine();
  }

  /// Whether it names a section.
  boolean isHeading() {
    return row.first().role() == Role.HEADING;
  }
}
