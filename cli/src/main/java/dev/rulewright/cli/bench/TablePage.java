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
import java.util.List;
import java.util.Optional;

/// Writes the page of a line: the board, what was played, the ruling that is asked for, what can be
/// done, and the position as a form.
///
/// @param table what lies there
/// @param moves what can be done there
/// @param asking what is asked
/// @param example the scenario file that the line comes from, if it comes from one
record TablePage<P, M>(
    Table<P, M> table,
    MovesPart<P, M> moves,
    Asking<P, M> asking,
    Optional<ExamplePart> example,
    Telling telling) {

  /// The page of a line.
  static final String PATH = "/table";

  /// What would change a line.
  static final String OTHERWISE = "/otherwise";

  Markup markup() {
    return Markup.of(
        """
        {}{}
        <div class="bench" hx-swap="innerHTML show:none">
        <section class="board" aria-label="board">
        {}{}
        {}</section>
        <section class="talk">
        {}{}{}{}{}</section>
        </div>
        {}\
        """,
        example.map(ExamplePart::markup).orElse(Markup.NOTHING),
        readings(),
        byHand(),
        PictureSvg.element(table.picture(), marked().with(moves.targets())),
        pieces(),
        ruling(),
        otherwise(),
        keeping(),
        line(),
        moves.markup(),
        PositionForm.of(
                table.address(), table.game().notation(), table.line().position(), telling.words())
            .markup());
  }

  // ---- The reading of the whole table ----

  private Markup readings() {
    Address address = table.address();
    var reading = new ReadingPage(address, table.line().box());
    String page = address.href(ReadingPage.PATH);
    return Markup.of(
        """
        <div class="reading"><div>Read as: {}{}</div>
        <details><summary>Read it otherwise</summary>
        <div hx-get="{}" hx-trigger="toggle from:closest details once" hx-target="this"><a href="{}">The questions with their answers</a></div></details>
        <form action="{}" method="get">{}<label>Names as in <select name="edition"><option value="">this program</option>{}</select></label> <button>Show</button></form></div>
        """,
        reading.chosen(),
        address.reading().equals(Profile.STANDARD)
            ? Markup.NOTHING
            : Markup.of(
                " · {}", Telling.link(address.without(Address.READING), "back to standard")),
        page,
        page,
        PATH,
        hidden(address.without(Address.EDITION)),
        Markup.each(table.line().box().rulebook().editions(), this::edition));
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
    Address address = table.address().unlooked().with(Address.BY_HAND, "yes");
    return Markup.of(
        """
        <details class="by-hand"{}><summary>Set pieces by hand</summary>
        <p class="note">While this is open, a piece that is dragged is set elsewhere, whatever the rules say. What was played is forgotten.</p>
        {}</details>
        """,
        new Markup(table.address().one(Address.BY_HAND).isPresent() ? " open" : ""),
        new HandPart(address, table.picture(), telling).form());
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
        <label>May this be done? <input name="ask" value="{}" placeholder="{}" list="moves" autocomplete="off" size="40"></label>
        <button>Ask</button></form>
        {}{}
        """,
        PATH,
        hidden(table.address().without(Address.ASK)),
        table.asked().isPresent() ? "" : table.address().one(Address.ASK).orElse(""),
        moves.example().map(move -> "such as: " + telling.move(move)).orElse(""),
        table.complaint().map(this::unclear).orElse(Markup.NOTHING),
        table.asked().map(this::asked).orElse(Markup.NOTHING));
  }

  /// What may be meant by a question that is no move, with the ruling on each; the complaint if
  /// nothing may.
  private Markup unclear(BadInput complaint) {
    List<String> meant = asking.meant(table, table.address().one(Address.ASK).orElse(""));
    return meant.isEmpty()
        ? complaint(complaint)
        : Markup.of(
            "<div class=\"meant\" role=\"status\"><p>What is meant?</p><ul class=\"moves\">{}</ul>"
                + "</div>",
            Markup.each(meant, this::meant));
  }

  private Markup meant(String move) {
    P position = table.line().position();
    M read = table.game().notation().readMove(position, move, Place.of(Address.ASK));
    boolean allowed = table.game().judge(position, read) instanceof Ruling.Allowed;
    return Markup.of(
        "<li><strong class=\"{}\">{}</strong> <a href=\"{}\" title=\"{}\">{}</a></li>",
        allowed ? "held" : "failed",
        allowed ? "Yes" : "No",
        table.address().with(Address.ASK, move).href(PATH),
        move,
        telling.move(move));
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
            """,
            table.address().href(OTHERWISE),
            table.address().href(OTHERWISE));
  }

  private Markup keeping() {
    return Markup.of(
        """
        <p class="keeping"><a class="button" hx-boost="false" href="{}" title="A page in one file that needs nothing else: send it to whoever you like">Share as a file</a> <a class="button" href="{}">Save as a scenario</a>
        <a class="button" href="{}">Let agents go on</a></p>
        """,
        table.address().href("/storyboard.html"),
        table.address().href("/save"),
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
