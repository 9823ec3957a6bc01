package dev.rulewright.cli.page;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.rulewright.cli.bench.pages.Look;
import dev.rulewright.kernel.input.DataFile;
import dev.rulewright.reports.markup.Markup;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;
import java.util.SortedMap;

/// The text of a page: what it carries, and a policy that lets nothing else in.
///
/// @param rules the compiled rules
/// @param files what they read, by path
record PageText(String rules, SortedMap<String, String> files) {

  private static final ObjectMapper JSON = new ObjectMapper();

  String html() {
    String style = Look.style();
    String compiled = script(rules);
    String own = script(DataFile.beside(PageText.class, "page.js").text() + "\n" + Look.script());
    return Markup.of(
            """
            <!doctype html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src '{}' '{}'; worker-src blob:; style-src '{}'; img-src data:; form-action 'none'; base-uri 'none'">
            <title>Rulewright</title>
            <link rel="icon" href="data:,">
            <style>{}</style>
            <script type="application/json" id="files">{}</script>
            </head>
            <body>
            <header><a href="/">Contents</a> <h1 tabindex="-1">Rulewright</h1></header>
            <main><noscript><p class="complaint">The rules are a script: let this page run scripts.</p></noscript></main>
            <script id="rules">{}</script>
            <script>{}</script>
            </body>
            </html>
            """,
            digest(compiled),
            digest(own),
            digest(style),
            new Markup(style),
            new Markup(json()),
            new Markup(compiled),
            new Markup(own))
        .html();
  }

  /// A script as it can stand within a page, where only this would end it.
  private static String script(String text) {
    return text.replace("</script", "<\\/script");
  }

  /// The files as JSON that no tag can end.
  private String json() {
    try {
      return JSON.writeValueAsString(files).replace("<", "\\u003c");
    } catch (JsonProcessingException e) {
      throw new IllegalStateException(e);
    }
  }

  /// What the policy calls a piece of the page.
  private static String digest(String text) {
    try {
      byte[] digest =
          MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
      return "sha256-" + Base64.getEncoder().encodeToString(digest);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e);
    }
  }
}
