package dev.rulewright.cli.bench.pages;

import dev.rulewright.cli.bench.line.Address;
import dev.rulewright.cli.bench.table.PositionForm;
import dev.rulewright.cli.bench.table.TablePage;
import dev.rulewright.kernel.Question;
import dev.rulewright.kernel.Rulebook;
import dev.rulewright.kernel.box.Box;
import dev.rulewright.kernel.picture.Picture;
import dev.rulewright.reports.markup.Markup;
import dev.rulewright.reports.picture.Marked;
import dev.rulewright.reports.picture.PictureSvg;
import dev.rulewright.scenarios.Title;
import dev.rulewright.scenarios.file.Contents;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// Writes the contents page: of each game a picture, what it is about, the scenarios to begin with,
/// what is unclear, and the chapters.
///
/// @param games the games at hand with their scenarios
/// @param language the language of titles, and the edition whose names are used
public record StartPage(List<Shelf> games, String language) {

  private static final String ENGLISH = "en";

  /// Questions of a game that are not folded.
  private static final int MOST_QUESTIONS = 6;

  /// A game with the scenarios at hand.
  ///
  /// @param picture the position with which its first scenario begins, or the opening
  /// @param consequences how far answers to its questions move play
  public record Shelf(
      Box<?, ?> box,
      Picture picture,
      Contents contents,
      Consequences consequences,
      List<Found> scenarios) {

    /// A scenario by its path below the game's folder.
    Optional<Found> scenario(String file) {
      return scenarios.stream().filter(found -> found.file.equals(file)).findFirst();
    }
  }

  /// A scenario file.
  ///
  /// @param file its path below the game's folder
  /// @param about the clauses that it is about
  /// @param question the question that it is about, if it is about one
  /// @param tried the moves that it tries, as texts
  public record Found(
      String file, Title title, List<String> about, Optional<String> question, List<String> tried) {

    /// The folder it lies in.
    String folder() {
      int slash = file.lastIndexOf('/');
      return slash < 0 ? "" : file.substring(0, slash);
    }
  }

  Markup markup() {
    return Markup.of(
        """
        <p class="lead">Choose a position, click a piece, ask whether something may be done and why.</p>
        {}
        {}
        {}\
        """,
        SearchPage.form("", ""),
        languages(),
        Markup.each(games, this::game));
  }

  /// The languages of all editions; every game has its titles in English.
  private Markup languages() {
    List<String> codes =
        Stream.concat(
                Stream.of(ENGLISH),
                games.stream().flatMap(shelf -> shelf.box.rulebook().editions().stream()))
            .distinct()
            .toList();
    return Markup.of(
        "<nav class=\"languages\" aria-label=\"language of titles\">{}</nav>",
        Markup.each(
            codes,
            code ->
                code.equals(language)
                    ? Markup.of("<strong>{}</strong> ", Rulebook.language(code))
                    : Markup.of(
                        "<a href=\"/?edition={}\">{}</a> ", code, Rulebook.language(code))));
  }

  private Markup game(Shelf shelf) {
    Address address = titled(Address.of(shelf.box.name()));
    return Markup.of(
        """
        <article class="game" id="{}">
        <a class="cover" href="{}" aria-label="{}">{}</a>
        <div class="contents">
        <h2>{}</h2>
        <p class="about">{}</p>
        <p><a class="button" href="{}">Begin with the opening</a> <a class="button" href="{}">Set up a position</a></p>
        <div class="columns">
        {}{}{}</div>
        </div>
        </article>
        """,
        shelf.box.name(),
        begun(shelf).map(found -> href(shelf, found)).orElse(address.href(TablePage.PATH)),
        begun(shelf).map(found -> found.title.in(language)).orElse("The opening"),
        picture(shelf),
        shelf.box.rulebook().title(),
        shelf.contents.about().map(about -> about.in(language)).orElse(""),
        address.href(TablePage.PATH),
        address.href(PositionForm.PATH),
        Markup.each(shelf.contents.shown(), group -> group(group, shelf)),
        unclear(shelf),
        chapters(shelf));
  }

  private Address titled(Address address) {
    return language.equals(ENGLISH) ? address : address.with(Address.EDITION, language);
  }

  // ---- The picture ----

  /// The scenario that stands for the game.
  private static Optional<Found> begun(Shelf shelf) {
    return shelf.contents.shown().stream()
        .findFirst()
        .flatMap(group -> shelf.scenario(group.files().getFirst()));
  }

  private Markup picture(Shelf shelf) {
    return PictureSvg.element(
        shelf.picture.named(shelf.box.sentences().in(language).names()), Marked.NOTHING);
  }

  // ---- What there is to read ----

  private Markup group(Contents.Group group, Shelf shelf) {
    return Markup.of(
        "<section><h3>{}</h3><ul>{}</ul></section>\n",
        group.heading(),
        Markup.each(
            group.files().stream().flatMap(file -> shelf.scenario(file).stream()).toList(),
            found -> item(shelf, found)));
  }

  private Markup unclear(Shelf shelf) {
    List<Question> all = shelf.consequences.ordered(shelf.box.rulebook().questions());
    if (all.isEmpty()) {
      return Markup.NOTHING;
    }
    int shown = Math.min(MOST_QUESTIONS, all.size());
    return Markup.of(
        """
        <section><h3>What is unclear</h3>
        <p class="note">{}</p>
        <ul>{}</ul>
        {}</section>
        """,
        shelf.consequences.order(),
        Markup.each(all.subList(0, shown), question -> question(question, shelf)),
        shown == all.size()
            ? Markup.NOTHING
            : Markup.of(
                "<details><summary>{} more questions</summary><ul>{}</ul></details>",
                all.size() - shown,
                Markup.each(
                    all.subList(shown, all.size()), question -> question(question, shelf))));
  }

  /// A question, which leads to the scenario in which its answers part, or to the answers.
  private Markup question(Question question, Shelf shelf) {
    String game = shelf.box.name();
    return Markup.of(
        "<li><a href=\"{}\">{}</a> <span class=\"note\">{}</span></li>\n",
        shelf.scenarios.stream()
            .filter(found -> found.question.filter(question.id()::equals).isPresent())
            .findFirst()
            .map(found -> href(shelf, found))
            .orElse(Address.of(game).with(SearchPage.WORDS, question.id()).href("/search")),
        question.asks(),
        shelf.consequences.of(question).map(Consequences.Measured::sentence).orElse(""));
  }

  private Markup chapters(Shelf shelf) {
    List<String> folders = shelf.scenarios.stream().map(Found::folder).distinct().toList();
    return folders.isEmpty()
        ? Markup.NOTHING
        : Markup.of(
            "<section><h3>Chapters</h3>\n{}</section>\n",
            Markup.each(folders, folder -> chapter(folder, shelf)));
  }

  private Markup chapter(String folder, Shelf shelf) {
    List<Found> files =
        shelf.scenarios.stream().filter(found -> found.folder().equals(folder)).toList();
    return Markup.of(
        "<details><summary>{} <span class=\"note\">{}</span></summary><ul>{}</ul></details>\n",
        shelf.contents.chapter(folder).in(language),
        files.size(),
        Markup.each(files, found -> item(shelf, found)));
  }

  private Markup item(Shelf shelf, Found found) {
    return item(href(shelf, found), found.title.in(language));
  }

  private String href(Shelf shelf, Found found) {
    return titled(Address.of(shelf.box.name()).with("file", found.file)).href("/scenario");
  }

  private static Markup item(String href, String text) {
    return Markup.of("<li><a href=\"{}\">{}</a></li>\n", href, text);
  }

  /// A scenario that leads to its table.
  static Markup link(String game, Found found) {
    return item(
        Address.of(game).with("file", found.file).href("/scenario"), found.title.toString());
  }
}
