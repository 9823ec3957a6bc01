package dev.rulewright.cli.bench;

import dev.rulewright.cli.bench.line.Address;
import dev.rulewright.cli.bench.pages.Look;
import dev.rulewright.cli.bench.table.TablePage;
import dev.rulewright.reports.markup.Markup;
import io.javalin.http.Context;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Objects;

/// What every page of the bench stands in: its head, and the scripts and the style that it names.
final class Frame {

  private static final String HTMX = "META-INF/resources/webjars/htmx.org/2.0.10/dist/htmx.min.js";

  private Frame() {}

  /// Answers with a page.
  ///
  /// @param title what stands on top of it
  static void page(Context request, String title, Markup content) {
    Address address = Bench.address(request);
    request.html(
        Markup.of(
                """
                <!doctype html>
                <html lang="en">
                <head>
                <meta charset="utf-8">
                <meta name="viewport" content="width=device-width, initial-scale=1">
                <meta name="htmx-config" content='{"includeIndicatorStyles": false, "allowEval": false, "selfRequestsOnly": true, "historyCacheSize": 0, "responseHandling": [{"code": "204", "swap": false}, {"code": ".*", "swap": true}]}'>
                <title>{} · Rulewright</title>
                <link rel="icon" href="data:,">
                <link rel="stylesheet" href="/bench.css">
                <script src="/htmx.js" defer></script>
                <script src="/bench.js" defer></script>
                </head>
                <body hx-boost="true">
                <header><a href="/">Bench</a> <h1>{}</h1></header>
                <main data-address="{}">
                {}</main>
                </body>
                </html>
                """,
                title,
                title,
                address.unlooked().href(TablePage.PATH),
                content)
            .html());
  }

  /// Answers with the script of the board.
  static void script(Context request) {
    request.contentType("text/javascript; charset=utf-8").result(Look.script());
  }

  /// Answers with colours and shapes.
  static void style(Context request) {
    request.contentType("text/css; charset=utf-8").result(Look.style());
  }

  /// Answers with the library that swaps parts of pages.
  static void htmx(Context request) {
    try (InputStream in = Frame.class.getClassLoader().getResourceAsStream(HTMX)) {
      request
          .contentType("text/javascript")
          .result(Objects.requireNonNull(in, HTMX).readAllBytes());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
