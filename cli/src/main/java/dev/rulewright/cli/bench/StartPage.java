package dev.rulewright.cli.bench;

import dev.rulewright.kernel.Player;
import dev.rulewright.kernel.Rulebook;
import dev.rulewright.kernel.box.Box;
import dev.rulewright.reports.markup.Markup;
import java.util.List;
import java.util.stream.Collectors;

/// Writes the page on which somebody chooses a game and where to start: with its opening, or with
/// one of its scenarios.
///
/// @param games the games at hand with their scenarios
record StartPage(List<Shelf> games) {

  /// A game with the scenarios at hand.
  record Shelf(Box<?, ?> box, List<Found> scenarios) {}

  /// A scenario file.
  ///
  /// @param file its path below the game's folder
  /// @param about the clauses that it is about
  record Found(String file, String title, List<String> about) {

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
        {}\
        """,
        SearchPage.form("", ""),
        games.stream().map(StartPage::game).toList());
  }

  private static Markup game(Shelf shelf) {
    Rulebook rulebook = shelf.box.rulebook();
    return Markup.of(
        """
        <section class="game"><h2>{}</h2>
        <p class="note">{}; {}; {} clauses, {} questions that the text leaves open</p>
        <p><a class="button" href="{}">Begin with the opening</a> <a class="button" href="{}">Set up a position</a></p>
        {}</section>
        """,
        rulebook.title(),
        shelf.box.players().stream().map(Player::id).collect(Collectors.joining(", ")),
        rulebook.editions().stream().map(Rulebook::language).collect(Collectors.joining(", ")),
        rulebook.clauses().size(),
        rulebook.questions().size(),
        Address.of(shelf.box.name()).href(TablePage.PATH),
        Address.of(shelf.box.name()).href(PositionForm.PATH),
        shelf.scenarios.stream()
            .map(Found::folder)
            .distinct()
            .map(folder -> folder(folder, shelf))
            .toList());
  }

  private static Markup folder(String folder, Shelf shelf) {
    List<Found> files =
        shelf.scenarios.stream().filter(found -> found.folder().equals(folder)).toList();
    return Markup.of(
        "<details><summary>{} ({})</summary><ul>{}</ul></details>\n",
        folder.isEmpty() ? "scenarios" : folder,
        files.size(),
        Markup.each(files, found -> link(shelf.box.name(), found)));
  }

  /// A scenario that leads to its table.
  static Markup link(String game, Found found) {
    return Markup.of(
        "<li><a href=\"{}\">{}</a></li>\n",
        Address.of(game).with("file", found.file).href("/scenario"),
        found.title);
  }
}
