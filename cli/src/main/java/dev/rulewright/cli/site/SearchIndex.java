package dev.rulewright.cli.site;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.rulewright.reports.markup.Markup;
import java.util.ArrayList;
import java.util.List;

/// What can be found on a site: a script that holds clauses, questions and scenarios with their
/// titles in every language, and the page on which it shows what is found.
final class SearchIndex {

  static final String PAGE = "search.html";

  private SearchIndex() {}

  /// The page; without a script it leads on.
  static SitePage page(Site site) {
    return new SitePage(
        PAGE,
        "Search",
        Markup.of(
            """
            {}<noscript><p>Search is a script: let this page run scripts, or look through the <a href="clauses.html">clauses</a>.</p></noscript>
            <p class="note" id="count" role="status"></p>
            <ul id="found"></ul>
            """,
            site.hasPage()
                ? Markup.of(
                    "<p><a id=\"ask\" href=\"{}#/search?game={}\">Ask the rules</a></p>\n",
                    Site.PAGE,
                    site.box().name())
                : Markup.NOTHING));
  }

  /// The entries, each as its kind, its name, what it says, its address, and further words by which
  /// it is found.
  static String of(Site site) {
    Links links = Links.from(PAGE, site.language());
    var entries = new ArrayList<List<String>>();
    site.rulebook()
        .clauses()
        .forEach(each ->
            entries.add(
                List.of(
                    "Clause", each.id(), each.paraphrase(), links.to(Links.page(each.id())), "")));
    site.rulebook()
        .questions()
        .forEach(each ->
            entries.add(List.of("Question", each.id(), each.asks(), links.to(each), each.name())));
    site.scenarios()
        .forEach(each ->
            entries.add(
                List.of(
                    "Scenario",
                    each.title(site.language()),
                    each.path(),
                    links.to(each.page()),
                    String.join(" ", each.plays().scenario().title().texts().values()))));
    try {
      return "const ENTRIES = " + new ObjectMapper().writeValueAsString(entries) + ";\n";
    } catch (JsonProcessingException e) {
      throw new IllegalStateException(e);
    }
  }
}
