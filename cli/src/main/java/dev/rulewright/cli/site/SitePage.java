package dev.rulewright.cli.site;

import dev.rulewright.reports.markup.Markup;

/// A page of a site.
///
/// @param path its path below the folder of the site
/// @param title what stands on top of it
record SitePage(String path, String title, Markup content) {

  static final String STYLE = "style.css";

  /// The page as the text of a file.
  ///
  /// @param hasChanges whether the site tells what has changed
  String html(Site site, boolean hasChanges) {
    Links links = Links.from(path, site.language());
    String name = site.rulebook().title();
    return Markup.of(
            """
            <!doctype html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <meta name="color-scheme" content="light dark">
            <meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src data:; form-action 'self'; base-uri 'none'">
            <title>{}</title>
            <link rel="icon" href="data:,">
            <link rel="stylesheet" href="{}">
            {}</head>
            <body>
            <header class="site">
            <nav aria-label="site"><a href="{}">{}</a> {}{}{}{}</nav>
            <form role="search" action="{}"><input type="search" name="words" aria-label="Search" size="18"> <button>Search</button></form>
            </header>
            <main>
            <h1>{}</h1>
            {}</main>
            </body>
            </html>
            """,
            title.equals(name) ? name : title + " · " + name,
            links.to(STYLE),
            path.equals(SearchIndex.PAGE)
                ? Markup.of("<script src=\"search.js\" defer></script>\n")
                : Markup.NOTHING,
            links.to("index.html"),
            name,
            item(links, "clauses.html", "Clauses"),
            item(links, "questions.html", "Questions"),
            site.hasPage() ? item(links, Site.PAGE, "Ask the rules") : Markup.NOTHING,
            hasChanges ? item(links, "changes.html", "What has changed") : Markup.NOTHING,
            links.to(SearchIndex.PAGE),
            title,
            content)
        .html();
  }

  private static Markup item(Links links, String page, String name) {
    return Markup.of("<a href=\"{}\">{}</a> ", links.to(page), name);
  }
}
