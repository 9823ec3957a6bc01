package dev.rulewright.cli.bench;

import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Place;
import dev.rulewright.kernel.Rulebook;
import dev.rulewright.kernel.Ruling;
import dev.rulewright.kernel.picture.Difference;
import dev.rulewright.kernel.picture.Pictured;
import dev.rulewright.kernel.picture.Piece;
import dev.rulewright.kernel.picture.Spot;
import dev.rulewright.kernel.reading.Profile;
import dev.rulewright.reports.markup.Markup;
import dev.rulewright.reports.picture.Marked;
import dev.rulewright.reports.picture.PictureSvg;
import dev.rulewright.scenarios.Line;
import dev.rulewright.scenarios.Played;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/// Writes the page of a line: the board, what was played, the ruling that is asked for, what can be
/// done, and the position as a form.
///
/// @param table what lies there
/// @param known moves that are known to be tried in the game, as texts
record TablePage<P, M>(Table<P, M> table, Collection<String> known, Telling telling) {

  /// The page of a line.
  static final String PATH = "/table";

  /// What would change a line.
  static final String OTHERWISE = "/otherwise";

  Markup markup() {
    var moves = new MovesPart<>(table, known, telling);
    return Markup.of(
        """
        {}
        <div class="bench" hx-swap="innerHTML show:none">
        <section class="board" aria-label="board">
        {}{}
        {}</section>
        <section class="talk">
        {}{}{}</section>
        </div>
        {}{}\
        """,
        readings(),
        byHand(),
        PictureSvg.element(table.picture(), marked().with(moves.targets())),
        pieces(),
        line(),
        ruling(),
        moves.markup(),
        otherwise(),
        PositionForm.of(table.address(), table.game().notation(), table.line().position())
            .markup());
  }

  // ---- The reading of the whole table ----

  private Markup readings() {
    List<Profile> profiles = table.line().box().readings().profiles();
    String reading = table.address().reading();
    return Markup.of(
        """
        <form class="reading" action="{}" method="get">
        {}<label>Reading <input name="reading" list="readings" value="{}" size="34"></label>
        <datalist id="readings">{}</datalist>
        <label>Names as in <select name="edition"><option value="">this program</option>{}</select></label>
        <button>Replay</button>{}
        </form>
        """,
        PATH,
        hidden(table.address().without(Address.READING, Address.EDITION)),
        reading,
        Markup.each(profiles, profile -> Markup.of("<option value=\"{}\">", profile.name())),
        Markup.each(table.line().box().rulebook().editions(), this::edition),
        !reading.equals(Profile.STANDARD)
            ? Telling.link(table.address().without(Address.READING), "back to standard")
            : Markup.NOTHING);
  }

  private Markup edition(String edition) {
    boolean chosen = table.address().one(Address.EDITION).filter(edition::equals).isPresent();
    return Markup.of(
        "<option value=\"{}\"{}>{}</option>",
        edition,
        new Markup(chosen ? " selected" : ""),
        Rulebook.language(edition));
  }

  // ---- What lies there ----

  /// What the last move has changed.
  private Marked marked() {
    return table
        .line()
        .last()
        .map(step ->
            Pictured.of(table.game(), step.before(), Optional.empty())
                .named(telling.words().names()))
        .map(before -> Marked.after(Difference.between(before, table.picture())))
        .orElse(Marked.NOTHING);
  }

  /// The pieces as a list, for whoever uses the keyboard or cannot see the board.
  private Markup pieces() {
    var places = new ArrayList<Markup>();
    table
        .picture()
        .places()
        .filter(spot -> spot.pieces().stream().anyMatch(piece -> !piece.isFaceDown()))
        .forEach(spot -> places.add(Markup.of("<dt>{}</dt><dd>{}</dd>", spot.name(), on(spot))));
    return Markup.of(
        "<details><summary>Pieces as a list</summary><dl class=\"pieces\">{}</dl></details>",
        places);
  }

  private List<Markup> on(Spot spot) {
    return spot.pieces().stream()
        .filter(piece -> !piece.isFaceDown())
        .map(piece -> piece(piece, spot))
        .toList();
  }

  private Markup piece(Piece piece, Spot at) {
    boolean looked = table.address().one(Address.PIECE).filter(piece.word()::equals).isPresent();
    return Markup.of(
        "<a class=\"piece{}\" href=\"{}\">{}{}</a> ",
        looked ? " looked-at" : "",
        table
            .address()
            .unlooked()
            .with(Address.PIECE, piece.word())
            .with(Address.AT, at.id())
            .href(PATH),
        piece.name().isEmpty() ? piece.word() : piece.name(),
        piece.marks().isEmpty() ? "" : " (" + String.join(", ", piece.marks()) + ")");
  }

  /// Pieces set by hand, for the mouse and, as a form, for whoever uses none.
  private Markup byHand() {
    Set<String> things = new TreeSet<>(telling.words().names().keySet());
    things.addAll(table.pieces());
    things.removeAll(table.places());
    return Markup.of(
        """
        <details class="by-hand"{}><summary>Set pieces by hand</summary>
        <p class="note">While this is open, a piece that is dragged is set elsewhere, whatever the rules say. What was played is forgotten.</p>
        <form action="{}" method="get">{}
        <label>Piece <input name="{}" value="{}" list="things" required size="24"></label>
        <label>from <select name="{}"><option value="">outside</option>{}</select></label>
        <label>to <select name="{}"><option value="">outside</option>{}</select></label>
        <button>Set it</button></form>
        <datalist id="things">{}</datalist></details>
        """,
        new Markup(table.address().one(Address.BY_HAND).isPresent() ? " open" : ""),
        ByHand.PATH,
        hidden(table.address().unlooked().with(Address.BY_HAND, "yes")),
        ByHand.THING,
        table
            .address()
            .one(Address.PIECE)
            .filter(word -> !table.places().contains(word))
            .map(telling::name)
            .orElse(""),
        ByHand.FROM,
        Markup.each(
            table
                .picture()
                .places()
                .filter(spot -> !spot.pieces().isEmpty())
                .map(Spot::id)
                .toList(),
            this::place),
        ByHand.TO,
        Markup.each(table.places(), this::place),
        Markup.each(
            things,
            thing -> Markup.of("<option value=\"{}\">{}</option>", telling.name(thing), thing)));
  }

  private Markup place(String place) {
    return Markup.of("<option value=\"{}\">{}</option>", place, telling.name(place));
  }

  // ---- What was played ----

  private Markup line() {
    List<Played<P, M>> steps = table.line().transcript().steps();
    var items = new ArrayList<Markup>();
    for (int i = 0; i < steps.size(); i++) {
      items.add(step(i, steps.get(i)));
    }
    table
        .line()
        .unasked()
        .forEach(
            word -> items.add(Markup.of("<li class=\"later\">{}</li>", telling.move(word.text()))));
    List<String> later = table.address().all(Address.LATER);
    Markup back =
        steps.isEmpty()
            ? Markup.NOTHING
            : Markup.of(
                "<a class=\"button\" accesskey=\"z\" href=\"{}\">Undo</a> ",
                table.address().back(steps.size() - 1).href(PATH));
    Markup again =
        later.isEmpty()
            ? Markup.NOTHING
            : Markup.of(
                "<a class=\"button\" accesskey=\"y\" title=\"{}\" href=\"{}\">Next: {}</a>",
                later.getFirst(),
                table.address().play(later.getFirst()).href(PATH),
                telling.move(inFull(later.getFirst())));
    return Markup.of(
        "<h2>Played</h2>\n<ol class=\"line\">{}</ol>\n{}<p>{}{}</p>\n",
        items,
        items.isEmpty() ? Markup.of("<p class=\"note\">Nothing yet.</p>") : Markup.NOTHING,
        back,
        again);
  }

  /// A move with all that the position makes clear.
  private String inFull(String move) {
    var notation = table.game().notation();
    try {
      P position = table.line().position();
      return notation.writeMove(notation.readMove(position, move, Place.of(Address.LATER)));
    } catch (BadInput e) {
      return move;
    }
  }

  private Markup step(int index, Played<P, M> step) {
    boolean refused = step.ruling().orElse(null) instanceof Ruling.Refused;
    String move = step.move().map(table.game().notation()::writeMove).orElse("");
    return Markup.of(
        "<li class=\"{}\"><a href=\"{}\" title=\"{}\">{}</a>{}{}</li>\n",
        refused ? "refused" : "done",
        table.address().back(index + 1).href(PATH),
        move,
        telling.move(move),
        refused ? telling.refusal((Ruling.Refused) step.ruling().orElseThrow()) : Markup.NOTHING,
        step.events().isEmpty()
            ? Markup.NOTHING
            : Markup.of(
                "<details><summary>what happens</summary>{}</details>",
                telling.events(step.events())));
  }

  // ---- The ruling ----

  private Markup ruling() {
    return Markup.of(
        """
        <h2>Ask</h2>
        <form class="ask" action="{}" method="get">{}
        <label>May this be done? <input name="ask" value="{}" list="moves" autocomplete="off" size="40"></label>
        <button>Ask</button></form>
        {}{}
        """,
        PATH,
        hidden(table.address().without(Address.ASK)),
        table.address().one(Address.ASK).orElse(""),
        table.complaint().map(TablePage::complaint).orElse(Markup.NOTHING),
        table.asked().map(this::asked).orElse(Markup.NOTHING));
  }

  /// What makes no sense, with the advice on a line of its own.
  static Markup complaint(BadInput bad) {
    return Markup.of(
        "<p class=\"complaint\" role=\"alert\">{}: {}</p>", bad.place(), bad.sentence());
  }

  private Markup asked(Line<P, M> line) {
    Played<P, M> last = line.last().orElseThrow();
    String move = line.game().notation().writeMove(last.move().orElseThrow());
    return switch (last.ruling().orElseThrow()) {
      case Ruling.Refused refused ->
          Markup.of(
              "<div class=\"ruling refused\" role=\"status\"><strong>No</strong>"
                  + " <span title=\"{}\">{}</span>{}</div>",
              move,
              telling.move(move),
              telling.refusal(refused));
      case Ruling.Allowed allowed ->
          Markup.of(
              "<div class=\"ruling allowed\" role=\"status\"><strong>Yes</strong>"
                  + " <span title=\"{}\">{}</span><p>{}</p>{}<p>{}</p></div>",
              move,
              telling.move(move),
              telling.named(allowed.reason()),
              telling.events(allowed.events()),
              Markup.of(
                  "<a class=\"button\" href=\"{}\">Do it</a>",
                  table.address().play(move).href(PATH)));
    };
  }

  // ---- What would change it, and what to do with it ----

  private Markup otherwise() {
    boolean nothing = table.line().transcript().steps().isEmpty() && table.asked().isEmpty();
    return nothing
        ? Markup.NOTHING
        : Markup.of(
            """
            <section class="otherwise"><h2>What would change this?</h2>
            <p hx-get="{}" hx-trigger="load" hx-swap="outerHTML"><a href="{}">Replay it under every other answer</a></p>
            </section>
            <p><button type="button" class="copy">Copy a link to this</button> <a class="button" href="{}">Save as a scenario</a> <a class="button" hx-boost="false" href="{}">Storyboard</a>
            <a class="button" href="{}">Let agents go on</a></p>
            """,
            table.address().href(OTHERWISE),
            table.address().href(OTHERWISE),
            table.address().href("/save"),
            table.address().href("/storyboard.html"),
            table.address().href("/go-on"));
  }

  /// An address as hidden fields of a form.
  static Markup hidden(Address address) {
    var inputs = new ArrayList<Markup>();
    address
        .parameters()
        .forEach((name, values) ->
            values.forEach(value ->
                inputs.add(
                    Markup.of("<input type=\"hidden\" name=\"{}\" value=\"{}\">", name, value))));
    return Markup.of("{}", inputs);
  }
}
