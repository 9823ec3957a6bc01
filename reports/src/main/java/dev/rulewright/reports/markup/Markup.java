package dev.rulewright.reports.markup;

import dev.rulewright.kernel.input.DataFile;
import java.util.Arrays;
import java.util.Collection;
import java.util.function.Function;
import java.util.stream.Collectors;

/// A piece of HTML.
///
/// **Whatever is not markup is escaped**: text gets into a piece only through the holes of a
/// template, so a forgotten call cannot let a card's name become a script.
///
/// @param html the text, escaped where it must be
public record Markup(String html) {

  /// The colours of everything that is drawn, light, dark and in print, as variables.
  public static final Markup COLOURS = shipped(Markup.class, "colours.css");

  /// Nothing.
  public static final Markup NOTHING = new Markup("");

  /// A template with its holes `{}` filled in order: markup as it is, a list piece by piece,
  /// anything else as text. Holes inside quoted attributes are safe, too.
  public static Markup of(String template, Object... holes) {
    var html = new StringBuilder();
    int from = 0;
    for (Object hole : holes) {
      int at = template.indexOf("{}", from);
      if (at < 0) {
        throw new IllegalStateException(holes.length + " values are too many for " + template);
      }
      html.append(template, from, at);
      append(hole, html);
      from = at + 2;
    }
    if (template.indexOf("{}", from) >= 0) {
      throw new IllegalStateException(holes.length + " values are too few for " + template);
    }
    return new Markup(html.append(template, from, template.length()).toString());
  }

  /// A section with its heading.
  ///
  /// @param content what follows, see [#of]
  public static Markup section(String id, String heading, Object... content) {
    return of(
        "<section id=\"{}\">\n<h2>{}</h2>\n{}</section>\n", id, heading, Arrays.asList(content));
  }

  /// A file that ships beside the classes, as it is.
  public static Markup shipped(Class<?> beside, String name) {
    return new Markup(DataFile.beside(beside, name).text());
  }

  /// One piece for each thing.
  public static <T> Markup each(Collection<T> things, Function<T, Markup> piece) {
    return new Markup(
        things.stream().map(thing -> piece.apply(thing).html).collect(Collectors.joining()));
  }

  private static void append(Object hole, StringBuilder html) {
    switch (hole) {
      case Markup markup -> html.append(markup.html);
      case Iterable<?> pieces -> pieces.forEach(piece -> append(piece, html));
      default -> escape(String.valueOf(hole), html);
    }
  }

  private static void escape(String text, StringBuilder html) {
    for (int i = 0; i < text.length(); i++) {
      char letter = text.charAt(i);
      switch (letter) {
        case '&' -> html.append("&amp;");
        case '<' -> html.append("&lt;");
        case '>' -> html.append("&gt;");
        case '"' -> html.append("&quot;");
        case '\'' -> html.append("&#39;");
        default -> html.append(letter);
      }
    }
  }
}
