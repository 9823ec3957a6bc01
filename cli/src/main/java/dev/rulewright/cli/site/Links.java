package dev.rulewright.cli.site;

import dev.rulewright.kernel.Clause;
import dev.rulewright.kernel.Question;
import dev.rulewright.reports.markup.Markup;
import dev.rulewright.reports.storyboard.ClauseText;
import java.net.URI;
import java.net.URISyntaxException;
import java.util.List;

/// Leads from a page of a site to others.
///
/// @param root the way up to the folder of the site, such as `../`
/// @param language the language of titles
record Links(String root, String language) {

  /// From a page.
  ///
  /// @param path its path below the folder of the site
  static Links from(String path, String language) {
    return new Links(
        "../".repeat((int) path.chars().filter(each -> each == '/').count()), language);
  }

  /// The address of a page.
  String to(String path) {
    try {
      return root + new URI(null, null, path, null).getRawPath();
    } catch (URISyntaxException e) {
      throw new IllegalStateException(path, e);
    }
  }

  /// The path of the page of a clause below the folder of the site; what files may not be called is
  /// a number there.
  static String page(String clause) {
    var name = new StringBuilder();
    clause
        .chars()
        .forEach(letter -> {
          if (letter < 128 && (Character.isLetterOrDigit(letter) || letter == '-')) {
            name.append((char) letter);
          } else {
            name.append('_').append(letter);
          }
        });
    return "clauses/" + name + ".html";
  }

  /// The anchor of a question.
  String to(Question question) {
    return root + "questions.html#" + question.id();
  }

  ClauseText clauses() {
    return new ClauseText(id -> to(page(id)));
  }

  /// Clauses behind what cites them.
  Markup cited(List<? extends Clause> clauses) {
    return clauses().citations(clauses);
  }

  /// Questions, each with what it asks, as items of a list.
  Markup questions(List<Question> questions) {
    return Markup.each(
        questions,
        question ->
            Markup.of(
                "<li><a href=\"{}\">{}</a> {}</li>\n",
                to(question),
                question.id(),
                question.asks()));
  }

  /// Scenarios as items of a list.
  Markup scenarios(List<Told> scenarios) {
    return Markup.each(
        scenarios,
        each ->
            Markup.of("<li><a href=\"{}\">{}</a></li>\n", to(each.page()), each.title(language)));
  }
}
