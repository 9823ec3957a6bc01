package dev.rulewright.cli.site;

import dev.rulewright.cli.bench.pages.Consequences;
import dev.rulewright.cli.bench.table.Wording;
import dev.rulewright.kernel.Clause;
import dev.rulewright.kernel.Rulebook;
import dev.rulewright.kernel.box.Box;
import dev.rulewright.kernel.input.DataFile;
import dev.rulewright.reports.html.Page;
import dev.rulewright.reports.markup.Markup;
import dev.rulewright.scenarios.file.Contents;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;

/// A site about a game.
///
/// @param language the language of titles, and the edition whose names are used
/// @param scenarios every scenario in the order of their paths
/// @param contents which of them are shown first
/// @param consequences how far answers to questions move play
/// @param wording what editions print of clauses
/// @param hasPage whether the rules themselves stand in it
record Site(
    Box<?, ?> box,
    String language,
    List<Told> scenarios,
    Contents contents,
    Consequences consequences,
    Wording wording,
    boolean hasPage) {

  /// The page that holds the rules.
  static final String PAGE = "page.html";

  private static final String CHANGES = "changes.html";

  /// Every file but [#PAGE], by its path below the folder of the site.
  ///
  /// @param before what the site said of another version, if it tells what has changed since
  SortedMap<String, String> files(Optional<Snapshot> before) {
    var pages = new ArrayList<SitePage>();
    pages.add(new FrontPage(this).page());
    pages.add(new ClausePages(this).all());
    for (Clause clause : rulebook().clauses()) {
      pages.add(new ClausePages(this).of(clause));
    }
    pages.add(new QuestionsPage(this).page());
    scenarios.forEach(told -> pages.add(new ScenarioPage(this, told).page()));
    pages.add(SearchIndex.page(this));
    before.ifPresent(
        old -> pages.add(new ChangesPage(this, old, snapshot(Set.of())).page(CHANGES)));
    var files = new TreeMap<String, String>();
    pages.forEach(page -> files.put(page.path(), page.html(this, before.isPresent())));
    files.put(SitePage.STYLE, Page.style() + DataFile.beside(Site.class, "site.css").text());
    files.put("search.js", SearchIndex.of(this) + DataFile.beside(Site.class, "search.js").text());
    return files;
  }

  /// What it says, for a later version to be compared with.
  ///
  /// @param files the paths of all its files
  Snapshot snapshot(Set<String> files) {
    return Snapshot.of(this, files);
  }

  Rulebook rulebook() {
    return box.rulebook();
  }

  /// A section of a page, or nothing if it has nothing in it.
  static Markup section(String heading, Markup items) {
    return items.equals(Markup.NOTHING)
        ? items
        : Markup.of("<section><h2>{}</h2><ul>\n{}</ul></section>\n", heading, items);
  }
}
