package dev.rulewright.cli.page.browser;

import dev.rulewright.cli.bench.line.Address;
import dev.rulewright.cli.bench.pages.Answer;
import dev.rulewright.cli.bench.pages.Pages;
import dev.rulewright.cli.bench.table.TablePage;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.teavm.jso.JSBody;
import org.teavm.jso.JSFunctor;
import org.teavm.jso.JSObject;

/// Stands where the server of the bench stands on a machine: it hands the script of the page a
/// function that answers addresses.
public final class BrowserPage {

  private BrowserPage() {}

  /// What the script of the page calls.
  @JSFunctor
  private interface Answering extends JSObject {

    /// See [BrowserPage#answer].
    String[] answer(String href, boolean isPart);
  }

  @JSBody(params = "answering", script = "rulewright.answer = answering;")
  private static native void install(Answering answering);

  @JSBody(params = "bound", script = "return Math.floor(Math.random() * bound);")
  private static native double random(double bound);

  @JSBody(script = "return location.href.split('#')[0] + '#';")
  private static native String root();

  /// Starts the page.
  public static void main(String[] arguments) {
    var pages =
        new Pages(
            new PackedShelves(), new PageExtras(root()), bound -> (long) random((double) bound));
    install((href, isPart) -> answer(href, isPart, pages));
  }

  /// The answer to an address: its kind, and what that is made of.
  public static String[] answer(String href, boolean isPart, Pages pages) {
    int end = href.indexOf('?');
    String path = end < 0 ? href : href.substring(0, end);
    Address address = address(href);
    return pages
        .answer(path, address, isPart)
        .map(answer ->
            switch (answer) {
              case Answer.Whole(var title, var content, var _) ->
                  new String[] {
                    "whole", title, content.html(), address.unlooked().href(TablePage.PATH)
                  };
              case Answer.Part(var content) -> new String[] {"part", content.html()};
              case Answer.Elsewhere(var to) -> new String[] {"elsewhere", to};
              case Answer.File(var name, var type, var text) ->
                  new String[] {"file", name, type, text};
            })
        .orElseGet(() -> new String[] {"elsewhere", "/"});
  }

  /// What the text of an address holds behind its path.
  public static Address address(String href) {
    Map<String, List<String>> parameters = new LinkedHashMap<>();
    for (String pair : href.substring(href.indexOf('?') + 1).split("&", -1)) {
      int equals = pair.indexOf('=');
      if (equals > 0) {
        parameters
            .computeIfAbsent(decoded(pair.substring(0, equals)), _ -> new ArrayList<>())
            .add(decoded(pair.substring(equals + 1)));
      }
    }
    return new Address(parameters);
  }

  private static String decoded(String text) {
    return URLDecoder.decode(text, StandardCharsets.UTF_8);
  }
}
