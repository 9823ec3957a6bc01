package dev.rulewright.cli.bench.table;

import dev.rulewright.cli.bench.line.Address;
import dev.rulewright.cli.bench.line.ByHand;
import dev.rulewright.kernel.picture.Picture;
import dev.rulewright.kernel.picture.Piece;
import dev.rulewright.kernel.picture.Spot;
import dev.rulewright.reports.markup.Markup;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/// Writes the form with which pieces are set by hand: for the mouse together with the board, and
/// for whoever uses none.
///
/// @param address where the form is sent from
/// @param picture what lies on the board
public record HandPart(Address address, Picture picture, Telling telling) {

  public Markup form() {
    return Markup.of(
        """
        <form action="{}" method="get">{}
        <label>Piece <input name="{}" value="{}" list="things" required size="24"></label>
        <label>from <select name="{}"><option value="">outside</option>{}</select></label>
        <label>to <select name="{}"><option value="">outside</option>{}</select></label>
        <button>Set it</button></form>
        <datalist id="things">{}</datalist>
        """,
        ByHand.PATH,
        TablePage.hidden(address),
        ByHand.THING,
        telling
            .address()
            .one(Address.PIECE)
            .filter(word -> !places().contains(word))
            .map(telling::name)
            .orElse(""),
        ByHand.FROM,
        Markup.each(
            picture.places().filter(spot -> !spot.pieces().isEmpty()).map(Spot::id).toList(),
            this::place),
        ByHand.TO,
        Markup.each(places(), this::place),
        Markup.each(
            things(),
            thing -> Markup.of("<option value=\"{}\">{}</option>", telling.name(thing), thing)));
  }

  /// Every piece of the game, to be dragged to the board or clicked.
  public Markup palette() {
    return Markup.of(
        "<p class=\"palette\">{}</p>\n",
        Markup.each(
            things(),
            thing -> Markup.of("<span data-piece=\"{}\">{}</span> ", thing, telling.name(thing))));
  }

  private List<String> things() {
    Set<String> things = new TreeSet<>(telling.words().names().keySet());
    picture
        .places()
        .flatMap(spot -> spot.pieces().stream())
        .map(Piece::word)
        .filter(word -> !word.equals(Piece.BACK))
        .forEach(things::add);
    places().forEach(things::remove);
    return things.stream().sorted(Comparator.comparing(telling::name)).toList();
  }

  private List<String> places() {
    return picture.places().map(Spot::id).distinct().toList();
  }

  private Markup place(String place) {
    return Markup.of("<option value=\"{}\">{}</option>", place, telling.name(place));
  }
}
