package dev.rulewright.cli.bench;

import dev.rulewright.cli.bench.StartPage.Found;
import dev.rulewright.cli.bench.StartPage.Shelf;
import dev.rulewright.cli.input.SearchWords;
import dev.rulewright.kernel.Clause;
import dev.rulewright.kernel.Question;
import dev.rulewright.kernel.Rulebook;
import dev.rulewright.reports.markup.Markup;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Writes what is found for some words: clauses, questions, scenarios, and what is printed on
/// things of the box.
///
/// @param words what is looked for; a thing is found if it holds all of them
record SearchPage(String words, List<Shelf> games) {

  private static final int MOST = 40;

  /// The form in which words are typed.
  ///
  /// @param game the game that is searched, all of them if it is empty
  static Markup form(String words, String game) {
    return Markup.of(
        """
        <form class="search" role="search" action="/search" method="get">
        <input type="hidden" name="game" value="{}">
        <label>Search clauses, questions, scenarios and cards
        <input type="search" name="words" value="{}"></label> <button>Search</button></form>
        """,
        game,
        words);
  }

  Markup markup() {
    List<Markup> found = games.stream().flatMap(shelf -> game(shelf).stream()).toList();
    return Markup.of(
        "{}{}",
        form(words, games.size() == 1 ? games.getFirst().box().name() : ""),
        found.isEmpty() ? Markup.of("<p class=\"note\">Nothing is found.</p>") : found);
  }

  /// What is found of a game; empty if nothing is.
  private Optional<Markup> game(Shelf shelf) {
    Rulebook rulebook = shelf.box().rulebook();
    String game = shelf.box().name();
    List<Markup> clauses =
        rulebook.clauses().stream()
            .filter(clause -> holds(clause.id() + " " + clause.paraphrase()))
            .limit(MOST)
            .map(clause -> clause(clause, shelf))
            .toList();
    List<Markup> questions =
        rulebook.questions().stream()
            .filter(question -> holds(text(question)))
            .limit(MOST)
            .map(question -> question(game, question))
            .toList();
    List<Markup> scenarios =
        shelf.scenarios().stream()
            .filter(found -> holds(found.file() + " " + found.title()))
            .limit(MOST)
            .map(found -> StartPage.link(game, found))
            .toList();
    List<Markup> things =
        shelf.box().sentences().printed().entrySet().stream()
            .filter(each -> holds(each.getKey() + " " + each.getValue()))
            .limit(MOST)
            .map(each -> thing(each.getKey(), each.getValue(), game))
            .toList();
    return Stream.of(clauses, questions, scenarios, things).allMatch(List::isEmpty)
        ? Optional.empty()
        : Optional.of(
            Markup.of(
                "<section><h2>{}</h2>{}{}{}{}</section>\n",
                rulebook.title(),
                list("Clauses", clauses),
                list("Questions", questions),
                list("Scenarios", scenarios),
                list("Cards, pieces and places", things)));
  }

  private static Markup list(String heading, List<Markup> items) {
    return items.isEmpty() ? Markup.NOTHING : Markup.of("<h3>{}</h3><ul>{}</ul>\n", heading, items);
  }

  /// A clause with the scenarios that are about it.
  private static Markup clause(Clause clause, Shelf shelf) {
    List<Found> about =
        shelf.scenarios().stream().filter(found -> found.about().contains(clause.id())).toList();
    return Markup.of(
        "<li><strong>{}</strong> {} <span class=\"note\">{}</span>{}</li>",
        clause.id() + clause.status().mark(),
        clause.paraphrase(),
        String.join("; ", Clause.Citation.byEdition(clause.citations())),
        about.isEmpty()
            ? Markup.NOTHING
            : Markup.of(
                "<details><summary>Scenarios about it ({})</summary><ul>{}</ul></details>",
                about.size(),
                Markup.each(about, found -> StartPage.link(shelf.box().name(), found))));
  }

  /// A thing of the box, which leads to a table on which it can be set.
  private static Markup thing(String word, Set<String> names, String game) {
    return Markup.of(
        "<li><a href=\"{}\">{}</a> <code>{}</code></li>",
        Address.of(game)
            .with(Address.BY_HAND, "yes")
            .with(Address.PIECE, word)
            .href(TablePage.PATH),
        String.join(" · ", names),
        word);
  }

  private static Markup question(String game, Question question) {
    return Markup.of(
        "<li><strong>{}</strong> {}<ul>{}</ul></li>",
        question.id(),
        question.asks(),
        Markup.each(
            question.answers(),
            answer ->
                Markup.of(
                    "<li><a href=\"{}\">{}</a>: {} <span class=\"note\">{}</span></li>",
                    Address.of(game)
                        .with(Address.READING, question.id() + "=" + answer.name())
                        .href(TablePage.PATH),
                    answer.name(),
                    answer.sentence(),
                    String.join(", ", answer.editions()))));
  }

  private static String text(Question question) {
    return question.id()
        + " "
        + question.asks()
        + question.answers().stream()
            .map(answer -> " " + answer.name() + " " + answer.sentence())
            .collect(Collectors.joining());
  }

  private boolean holds(String text) {
    return SearchWords.of(words).areIn(text);
  }
}
