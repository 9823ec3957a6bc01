package dev.rulewright.cli.site;

import dev.rulewright.reports.markup.Markup;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;

/// Writes what has changed since another version of a game: clauses, questions, answers, scenarios,
/// and rulings that come out otherwise.
record ChangesPage(Site site, Snapshot before, Snapshot now) {

  /// One thing that has changed.
  ///
  /// @param before what was said; empty if there was nothing
  /// @param now what is said; empty if there is nothing
  private record Change(String of, String before, String now) {}

  SitePage page(String path) {
    Links links = Links.from(path, site.language());
    List<Markup> sections =
        List.of(
            section("Clauses", before.clauses(), now.clauses(), id -> links.to(Links.page(id))),
            section("Questions", before.questions(), now.questions(), ChangesPage::question),
            section(
                "Answers",
                before.answers(),
                now.answers(),
                id -> question(id.substring(0, id.indexOf(' ')))),
            section(
                "Scenarios",
                before.scenarios(),
                now.scenarios(),
                each -> links.to(Told.page(each))),
            rulings(links));
    boolean nothing = sections.stream().allMatch(Markup.NOTHING::equals);
    return new SitePage(
        path,
        "What has changed",
        Markup.of(
            "{}{}",
            nothing ? Markup.of("<p>Nothing has changed.</p>\n") : Markup.NOTHING,
            sections));
  }

  private static String question(String id) {
    return "questions.html#" + id;
  }

  private static List<Change> between(
      SortedMap<String, String> before, SortedMap<String, String> now) {
    var all = new TreeSet<>(before.keySet());
    all.addAll(now.keySet());
    return all.stream()
        .map(id -> new Change(id, before.getOrDefault(id, ""), now.getOrDefault(id, "")))
        .filter(change -> !change.before.equals(change.now))
        .toList();
  }

  private static Markup section(
      String heading,
      SortedMap<String, String> before,
      SortedMap<String, String> now,
      UnaryOperator<String> hrefs) {
    return section(heading, between(before, now), hrefs);
  }

  private static Markup section(String heading, List<Change> changes, UnaryOperator<String> hrefs) {
    return changes.isEmpty()
        ? Markup.NOTHING
        : Markup.of(
            """
            <section><h2>{} <span class="note">{}</span></h2>
            <table class="changes"><thead><tr><th></th><th>before</th><th>now</th></tr></thead><tbody>
            {}</tbody></table></section>
            """,
            heading,
            changes.size(),
            Markup.each(changes, change -> row(change, hrefs)));
  }

  /// What is there no more has no page to lead to.
  private static Markup row(Change change, UnaryOperator<String> hrefs) {
    return Markup.of(
        "<tr><th scope=\"row\">{}</th><td>{}</td><td>{}</td></tr>\n",
        change.now.isEmpty()
            ? change.of
            : Markup.of("<a href=\"{}\">{}</a>", hrefs.apply(change.of), change.of),
        change.before.isEmpty() ? "–" : change.before,
        change.now.isEmpty() ? "–" : change.now);
  }

  // ---- Rulings ----

  /// The first step that comes out otherwise of every scenario that both versions have.
  private Markup rulings(Links links) {
    var pages = new TreeMap<String, String>();
    site.scenarios()
        .forEach(told ->
            told.plays()
                .transcripts()
                .forEach(play ->
                    pages.put(
                        told.path() + " · " + play.scenario().reading(), links.to(told.page()))));
    var changes = new ArrayList<Change>();
    now.rulings()
        .forEach((of, steps) -> {
          List<String> old = before.rulings().getOrDefault(of, steps);
          int first = firstDifference(old, steps);
          if (first < Math.max(old.size(), steps.size())) {
            changes.add(new Change(of, step(old, first), step(steps, first)));
          }
        });
    return section("Rulings that come out otherwise", changes, of -> pages.getOrDefault(of, ""));
  }

  private static int firstDifference(List<String> before, List<String> now) {
    int both = Math.min(before.size(), now.size());
    return IntStream.range(0, both)
        .filter(i -> !before.get(i).equals(now.get(i)))
        .findFirst()
        .orElse(both);
  }

  private static String step(List<String> steps, int index) {
    return index < steps.size()
        ? "step %d: %s".formatted(index + 1, steps.get(index))
        : "ends after step %d".formatted(index);
  }
}
