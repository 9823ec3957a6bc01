package dev.rulewright.cli.bench.table;

import dev.rulewright.cli.bench.asking.Asking.Asked;
import dev.rulewright.cli.bench.line.Address;
import dev.rulewright.cli.bench.line.Table;
import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Rulebook;
import dev.rulewright.kernel.Turn;
import dev.rulewright.kernel.picture.Difference;
import dev.rulewright.kernel.picture.Pictured;
import dev.rulewright.kernel.picture.Piece;
import dev.rulewright.kernel.picture.Spot;
import dev.rulewright.kernel.reading.Profile;
import dev.rulewright.reports.markup.Markup;
import dev.rulewright.reports.picture.Marked;
import dev.rulewright.reports.picture.PictureSvg;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Writes the page of a line: the board, what was played, the ruling that is asked for, what can be
/// done, and the position as a form.
///
/// @param asked what lies there, and what is asked
/// @param moves what can be done there
/// @param example the scenario file that the line comes from, if it comes from one
/// @param saved what comes of the line otherwise since the game was saved, if it was
/// @param extras what whoever shows the page can do besides
public record TablePage<P, M>(
    Asked<P, M> asked,
    MovesPart<P, M> moves,
    Optional<ExamplePart> example,
    Optional<SavedPart> saved,
    Telling telling,
    Extras extras) {

  /// The page of a line.
  public static final String PATH = "/table";

  /// What would change a line.
  public static final String OTHERWISE = "/otherwise";

  private Table<P, M> table() {
    return asked.table();
  }

  public Markup markup() {
    Table<P, M> table = table();
    return Markup.of(
        """
        {}{}{}
        <div class="bench" hx-swap="innerHTML show:none">
        <section class="board" aria-label="board">
        {}{}
        {}</section>
        <section class="talk">
        {}{}{}{}{}{}{}</section>
        </div>
        {}\
        """,
        example.map(ExamplePart::markup).orElse(Markup.NOTHING),
        saved.map(SavedPart::markup).orElse(Markup.NOTHING),
        readings(),
        byHand(),
        PictureSvg.withLegend(table.picture(), marked().with(moves.targets())),
        pieces(),
        new RulingPart<>(asked, moves.example(), telling).markup(),
        otherwise(),
        ahead(),
        extras.keeping(table.address()),
        QrCodePage.folded(table.address()),
        new PlayedPart<>(table, telling).markup(),
        moves.markup(),
        PositionForm.of(
                table.address(), table.game().notation(), table.line().position(), telling.words())
            .markup());
  }

  // ---- The reading of the whole table ----

  private Markup readings() {
    Address address = table().address();
    var reading = new ReadingPage(address, table().line().box());
    String page = address.href(ReadingPage.PATH);
    return Markup.of(
        """
        <div class="reading"><div>Read as: {}{}</div>
        <details><summary>Read it otherwise</summary>
        <div hx-get="{}" hx-trigger="toggle from:closest details once"><a href="{}">The questions with their answers</a></div></details>
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
        Markup.each(table().line().box().rulebook().editions(), this::edition));
  }

  private Markup edition(String edition) {
    boolean chosen = table().address().one(Address.EDITION).filter(edition::equals).isPresent();
    return Markup.of(
        "<option value=\"{}\"{}>{}</option>",
        edition,
        new Markup(chosen ? " selected" : ""),
        Rulebook.language(edition));
  }

  // ---- What lies there ----

  /// What the last move has changed.
  private Marked marked() {
    return table()
        .line()
        .last()
        .map(step ->
            Pictured.of(table().game(), step.before(), Optional.empty())
                .named(telling.words().names()))
        .map(before -> Marked.after(Difference.between(before, table().picture())))
        .orElse(Marked.NOTHING);
  }

  /// The pieces as a list, for whoever uses the keyboard or cannot see the board.
  private Markup pieces() {
    var places = new ArrayList<Markup>();
    table()
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
    boolean looked = table().address().one(Address.PIECE).filter(piece.word()::equals).isPresent();
    return Markup.of(
        "<a class=\"piece{}\" href=\"{}\">{}{}</a> ",
        looked ? " looked-at" : "",
        table()
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
    Address address = table().address().unlooked().with(Address.BY_HAND, "yes");
    return Markup.of(
        """
        <details class="by-hand"{}><summary>Set pieces by hand</summary>
        <p class="note">While this is open, a piece that is dragged is set elsewhere, whatever the rules say. What was played is forgotten.</p>
        {}</details>
        """,
        new Markup(table().address().one(Address.BY_HAND).isPresent() ? " open" : ""),
        new HandPart(address, table().picture(), telling).form());
  }

  // ---- What would change it ----

  private Markup otherwise() {
    boolean nothing = table().line().transcript().steps().isEmpty() && table().asked().isEmpty();
    return nothing
        ? Markup.NOTHING
        : Markup.of(
            """
            <section class="otherwise"><h2>What would change this?</h2>
            <p hx-get="{}" hx-trigger="load" hx-swap="outerHTML"><a href="{}">Replay it under every other answer</a></p>
            </section>
            """,
            table().address().href(OTHERWISE),
            table().address().href(OTHERWISE));
  }

  private Markup ahead() {
    return table().turn() instanceof Turn.Over<M>
        ? Markup.NOTHING
        : GoOnPage.folded(table().address());
  }

  /// What makes no sense, with the advice on a line of its own.
  public static Markup complaint(BadInput bad) {
    return Markup.of(
        "<p class=\"complaint\" role=\"alert\">{}: {}</p>", bad.place(), bad.sentence());
  }

  /// An address as hidden fields of a form.
  public static Markup hidden(Address address) {
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
