package dev.rulewright.cli.bench;

import dev.rulewright.cli.bench.StartPage.Shelf;
import dev.rulewright.cli.input.SearchWords;
import dev.rulewright.kernel.Clause;
import dev.rulewright.kernel.Question;
import dev.rulewright.kernel.Rulebook;
import dev.rulewright.reports.markup.Markup;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Writes what is found for some words: clauses, questions, scenarios, and what is printed on
/// things of the box.
///
/// @param words what is looked for; a thing is found if it holds all of them
/// @param names what is printed on things, by the names under which they are typed, for each game
record SearchPage(String words, List<Shelf> games, Map<String, Map<String, String>> names) {

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
    return Markup.of(
        "{}{}",
        form(words, games.size() == 1 ? games.getFirst().box().name() : ""),
        games.stream().map(this::game).toList());
  }

  private Markup game(Shelf shelf) {
    Rulebook rulebook = shelf.box().rulebook();
    String game = shelf.box().name();
    List<Markup> clauses =
        rulebook.clauses().stream()
            .filter(clause -> holds(clause.id() + " " + clause.paraphrase()))
            .limit(MOST)
            .map(SearchPage::clause)
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
        names.getOrDefault(game, Map.of()).entrySet().stream()
            .filter(each -> holds(each.getKey() + " " + each.getValue()))
            .limit(MOST)
            .map(each -> Markup.of("<li>{}: <code>{}</code></li>", each.getValue(), each.getKey()))
            .toList();
    boolean nothing = Stream.of(clauses, questions, scenarios, things).allMatch(List::isEmpty);
    return Markup.of(
        "<section><h2>{}</h2>{}{}{}{}{}</section>\n",
        rulebook.title(),
        nothing ? Markup.of("<p class=\"note\">Nothing.</p>") : Markup.NOTHING,
        list("Clauses", clauses),
        list("Questions", questions),
        list("Scenarios", scenarios),
        list("Cards and pieces", things));
  }

  private static Markup list(String heading, List<Markup> items) {
    return items.isEmpty() ? Markup.NOTHING : Markup.of("<h3>{}</h3><ul>{}</ul>\n", heading, items);
  }

  private static Markup clause(Clause clause) {
    return Markup.of(
        "<li><strong>{}</strong> {} <span class=\"note\">{}</span></li>",
        clause.id() + clause.status().mark(),
        clause.paraphrase(),
        String.join("; ", Clause.Citation.byEdition(clause.citations())));
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
