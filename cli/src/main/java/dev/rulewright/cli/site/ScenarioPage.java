package dev.rulewright.cli.site;

import dev.rulewright.cli.bench.line.Address;
import dev.rulewright.reports.markup.Markup;
import dev.rulewright.reports.storyboard.Storyboard;

/// Writes a scenario as a storyboard, whose clauses lead to their pages.
record ScenarioPage(Site site, Told told) {

  SitePage page() {
    String path = told.page();
    Links links = Links.from(path, site.language());
    return new SitePage(
        path,
        told.title(site.language()),
        Markup.of(
            "<p class=\"note\">{}</p>\n{}{}",
            Storyboard.LEGEND,
            site.hasPage() ? onTheTable(links) : Markup.NOTHING,
            new Storyboard(site.language(), links.clauses()).alone(told.plays())));
  }

  /// Leads to the page that holds the rules, where the scenario can be played on.
  private Markup onTheTable(Links links) {
    Address address = Address.of(site.box().name()).with(Address.FILE, told.path());
    return Markup.of(
        "<p><a class=\"button\" href=\"{}#{}\">Play it on, ask about it</a></p>\n",
        links.to(Site.PAGE),
        address.href("/scenario"));
  }
}
