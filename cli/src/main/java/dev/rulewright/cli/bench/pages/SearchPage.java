package dev.rulewright.cli.bench.pages;

import dev.rulewright.cli.bench.line.Address;
import dev.rulewright.cli.bench.pages.StartPage.Found;
import dev.rulewright.cli.bench.pages.StartPage.Shelf;
import dev.rulewright.cli.bench.search.Query;
import dev.rulewright.cli.bench.search.Ranking;
import dev.rulewright.cli.bench.search.Ranking.Entry;
import dev.rulewright.cli.bench.search.Ranking.Hit;
import dev.rulewright.cli.bench.search.Ranking.Kind;
import dev.rulewright.cli.bench.table.TablePage;
import dev.rulewright.kernel.Clause;
import dev.rulewright.kernel.Question;
import dev.rulewright.reports.markup.Markup;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Writes what is found for a question or some words: clauses, questions, scenarios, and what is
/// printed on things of the box.
///
/// @param words what is looked for
record SearchPage(String words, List<Shelf> games) {

  /// The parameter of what is looked for.
  static final String WORDS = "words";

  /// The most of a kind that are shown of a game.
  private static final int MOST = 8;

  /// The form in which words are typed.
  ///
  /// @param game the game that is searched, all of them if it is empty
  static Markup form(String words, String game) {
    return Markup.of(
        """
        <form class="search" role="search" action="/search" method="get">
        <input type="hidden" name="game" value="{}">
        <label>Ask, or search clauses, questions, scenarios and cards
        <input type="search" name="words" value="{}" placeholder="may a behemoth retreat?" size="40"></label> <button>Search</button></form>
        """,
        game,
        words);
  }

  Markup markup() {
    List<Hit> hits = hits();
    return Markup.of(
        "{}{}",
        form(words, games.size() == 1 ? games.getFirst().box().name() : ""),
        hits.isEmpty()
            ? Markup.of("<p class=\"note\">Nothing is found.</p>")
            : Markup.each(
                hits.stream().map(hit -> hit.entry().game()).distinct().toList(),
                game -> game(game, hits)));
  }

  /// What is found, the best first.
  List<Hit> hits() {
    List<Entry> entries = games.stream().flatMap(SearchPage::entries).toList();
    return new Ranking(entries).of(Query.of(words));
  }

  private Markup game(String game, List<Hit> hits) {
    String title =
        games.stream()
            .filter(shelf -> shelf.box().name().equals(game))
            .map(shelf -> shelf.box().rulebook().title())
            .findFirst()
            .orElse(game);
    return Markup.of(
        "<section><h2>{}</h2>{}</section>\n",
        title,
        Markup.each(List.of(Kind.values()), kind -> list(kind, game, hits)));
  }

  private static Markup list(Kind kind, String game, List<Hit> hits) {
    List<Markup> items =
        hits.stream()
            .map(Hit::entry)
            .filter(entry -> entry.kind() == kind && entry.game().equals(game))
            .limit(MOST)
            .map(entry -> entry.shown().get())
            .toList();
    return items.isEmpty()
        ? Markup.NOTHING
        : Markup.of("<h3>{}</h3><ul>{}</ul>\n", kind.heading, items);
  }

  // ---- What can be found ----

  private static Stream<Entry> entries(Shelf shelf) {
    String game = shelf.box().name();
    Map<String, String> values = shelf.box().values();
    return Stream.of(
            shelf.box().rulebook().clauses().stream()
                .map(clause ->
                    entry(
                        Kind.CLAUSE,
                        game,
                        clause.id() + " " + clause.paraphrase(),
                        () -> clause(clause, shelf))),
            shelf.box().rulebook().questions().stream()
                .map(question ->
                    entry(Kind.QUESTION, game, text(question), () -> question(game, question))),
            shelf.scenarios().stream()
                .map(found ->
                    entry(
                        Kind.SCENARIO,
                        game,
                        text(found, shelf),
                        () -> StartPage.link(game, found))),
            shelf.box().sentences().printed().entrySet().stream()
                .map(each -> thing(each.getKey(), each.getValue(), game, values)))
        .flatMap(some -> some);
  }

  private static Entry entry(Kind kind, String game, String text, Supplier<Markup> shown) {
    return new Entry(kind, game, Query.stems(text), Set.of(), shown);
  }

  private static String text(Question question) {
    return question.id()
        + " "
        + question.asks()
        + question.answers().stream()
            .map(answer -> " " + answer.name() + " " + answer.sentence())
            .collect(Collectors.joining());
  }

  private static String text(Found found, Shelf shelf) {
    return String.join(" ", found.title().texts().values())
        + " "
        + found.file().replaceAll(".*/", "")
        + " "
        + shelf.contents().shown().stream()
            .filter(group -> group.files().contains(found.file()))
            .map(group -> group.heading())
            .collect(Collectors.joining(" "));
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

  /// A thing of the box with its values, which leads to a table on which it can be set.
  private static Entry thing(
      String word, Set<String> names, String game, Map<String, String> values) {
    String worth = values.getOrDefault(word, "");
    return new Entry(
        Kind.THING,
        game,
        Query.stems(word.replace('-', ' ') + " " + String.join(" ", names)),
        Query.stems(worth),
        () ->
            Markup.of(
                "<li><a href=\"{}\">{}</a> <span class=\"values\">{}</span> <code>{}</code></li>",
                Address.of(game)
                    .with(Address.BY_HAND, "yes")
                    .with(Address.PIECE, word)
                    .href(TablePage.PATH),
                String.join(" · ", names),
                worth,
                word));
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
                    "<li><a href=\"{}\">{}</a> <span class=\"note\">{}{}</span></li>",
                    Address.of(game)
                        .with(Address.READING, question.id() + "=" + answer.name())
                        .href(TablePage.PATH),
                    answer.sentence(),
                    answer.name(),
                    answer.editions().isEmpty()
                        ? ""
                        : ", printed in " + String.join(", ", answer.editions()))));
  }
}
