package dev.rulewright.cli.bench;

import dev.rulewright.cli.bench.Attempts.Attempt;
import dev.rulewright.cli.bench.Table.Choice;
import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Clause;
import dev.rulewright.kernel.Event;
import dev.rulewright.kernel.Result;
import dev.rulewright.kernel.Rulebook;
import dev.rulewright.kernel.Ruling;
import dev.rulewright.kernel.Turn;
import dev.rulewright.kernel.picture.Difference;
import dev.rulewright.kernel.picture.Pictured;
import dev.rulewright.kernel.picture.Piece;
import dev.rulewright.kernel.picture.Sentences;
import dev.rulewright.kernel.picture.Spot;
import dev.rulewright.kernel.reading.Profile;
import dev.rulewright.reports.markup.Markup;
import dev.rulewright.reports.picture.Marked;
import dev.rulewright.reports.picture.PictureSvg;
import dev.rulewright.scenarios.Line;
import dev.rulewright.scenarios.Played;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;

/// Writes the page of a line: the board, what was played, the ruling that is asked for, what can be
/// done, and the position as a form.
///
/// @param table what lies there
/// @param known moves that are known to be tried in the game, as texts
/// @param wording what its editions print
record TablePage<P, M>(Table<P, M> table, Collection<String> known, Wording wording) {

  /// The page of a line.
  static final String PATH = "/table";

  /// What would change a line.
  static final String OTHERWISE = "/otherwise";

  private static final int MOST_OF_A_KIND = 60;
  private static final int MOST_REFUSED = 12;

  Markup markup() {
    return Markup.of(
        """
        {}
        <div class="bench">
        <section class="board" aria-label="board">
        {}
        {}</section>
        <section class="talk">
        {}{}{}{}</section>
        </div>
        {}{}\
        """,
        readings(),
        PictureSvg.element(table.picture(), marked()),
        List.of(pieces(), byHand()),
        line(),
        ruling(),
        choices(),
        refusals(),
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
            ? link(table.address().without(Address.READING), "back to standard")
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
        .map(step -> Pictured.of(table.game(), step.before(), Optional.empty()))
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
    return spot.pieces().stream().filter(piece -> !piece.isFaceDown()).map(this::piece).toList();
  }

  private Markup piece(Piece piece) {
    boolean looked = table.address().one(Address.PIECE).filter(piece.word()::equals).isPresent();
    return Markup.of(
        "<a class=\"piece{}\" href=\"{}\">{}{}</a> ",
        looked ? " looked-at" : "",
        table.address().without(Address.ASK).with(Address.PIECE, piece.word()).href(PATH),
        piece.name().isEmpty() ? piece.word() : piece.name(),
        piece.marks().isEmpty() ? "" : " (" + String.join(", ", piece.marks()) + ")");
  }

  /// Pieces set by hand, for the mouse and, as a form, for whoever uses none.
  private Markup byHand() {
    Map<String, String> things = new TreeMap<>(table.line().box().printedNames());
    table.pieces().forEach(word -> things.putIfAbsent(word, said(word)));
    things.keySet().removeAll(table.places());
    return Markup.of(
        """
        <details class="by-hand"{}><summary>Set pieces by hand</summary>
        <p class="note">While this is open, dragging a piece sets it elsewhere, whatever the rules say.</p>
        <form action="{}" method="get">{}
        <label>Piece <input name="{}" list="things" required size="24"></label>
        <label>from <select name="{}"><option value="">outside</option>{}</select></label>
        <label>to <select name="{}"><option value="">outside</option>{}</select></label>
        <button>Set it</button></form>
        <datalist id="things">{}</datalist></details>
        """,
        new Markup(table.address().one(Address.BY_HAND).isPresent() ? " open" : ""),
        ByHand.PATH,
        hidden(
            table
                .address()
                .without(Address.PIECE, Address.PLACE, Address.ASK)
                .with(Address.BY_HAND, "yes")),
        ByHand.THING,
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
            things.entrySet(),
            thing ->
                Markup.of("<option value=\"{}\">{}</option>", thing.getKey(), thing.getValue())));
  }

  private Markup place(String place) {
    return Markup.of("<option value=\"{}\">{}</option>", place, said(place));
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
        .forEach(word -> items.add(Markup.of("<li class=\"later\">{}</li>", word)));
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
                "<a class=\"button\" accesskey=\"y\" href=\"{}\">Redo: {}</a>",
                table.address().play(later.getFirst()).href(PATH),
                later.getFirst());
    return Markup.of(
        "<h2>Played</h2>\n<ol class=\"line\">{}</ol>\n{}<p>{}{}</p>\n",
        items,
        items.isEmpty() ? Markup.of("<p class=\"note\">Nothing yet.</p>") : Markup.NOTHING,
        back,
        again);
  }

  private Markup step(int index, Played<P, M> step) {
    boolean refused = step.ruling().orElse(null) instanceof Ruling.Refused;
    return Markup.of(
        "<li class=\"{}\"><a href=\"{}\" title=\"{}\">{}</a>{}{}</li>\n",
        refused ? "refused" : "done",
        table.address().back(index + 1).href(PATH),
        step.move().map(table.game().notation()::writeMove).orElse(""),
        said(step.move().map(table.game().notation()::writeMove).orElse("")),
        refused ? refusal((Ruling.Refused) step.ruling().orElseThrow()) : Markup.NOTHING,
        step.events().isEmpty()
            ? Markup.NOTHING
            : Markup.of(
                "<details><summary>what happens</summary>{}</details>", events(step.events())));
  }

  private Markup events(List<? extends Event> events) {
    return Markup.of(
        "<ul class=\"events\">{}</ul>",
        events.stream()
            .map(event ->
                Markup.of(
                    "<li>{} {}</li>",
                    event.text(),
                    event.clauses().stream().map(this::clause).toList()))
            .toList());
  }

  /// A move in the words of the edition.
  private String said(String move) {
    Sentences words =
        table.line().box().sentences().in(table.address().one(Address.EDITION).orElse(""));
    return move.contains(" ") ? words.of(move) : words.name(move);
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
                  + " <code>{}</code>{}</div>",
              move,
              refusal(refused));
      case Ruling.Allowed allowed ->
          Markup.of(
              "<div class=\"ruling allowed\" role=\"status\"><strong>Yes</strong> <code>{}</code>"
                  + "<p>{}</p>{}<p>{}</p></div>",
              move,
              allowed.reason(),
              events(allowed.events()),
              Markup.of(
                  "<a class=\"button\" href=\"{}\">Do it</a>",
                  table.address().play(table.address().one(Address.ASK).orElseThrow()).href(PATH)));
    };
  }

  private Markup refusal(Ruling.Refused refused) {
    return Markup.of("<p>{} {}</p>", refused.reason(), clause(refused.clause()));
  }

  /// A clause; what it says and where each edition prints it stands behind it on demand.
  private Markup clause(Clause clause) {
    return Markup.of(
        "<details class=\"clause\"><summary>{}</summary><p>{}</p>{}<p"
            + " class=\"note\">{}{}</p></details>",
        clause.id() + clause.status().mark(),
        clause.paraphrase(),
        wording.of(clause),
        String.join("; ", Clause.Citation.byEdition(clause.citations())),
        clause.remarks().entrySet().stream()
            .map(each -> ". " + each.getKey() + ": " + each.getValue())
            .collect(Collectors.joining()));
  }

  // ---- What can be done ----

  private Markup choices() {
    Turn<M> turn = table.turn();
    Map<String, List<Choice>> kinds = table.choices(MOST_OF_A_KIND);
    String heading =
        switch (turn) {
          case Turn.Decision<M>(var player, var moves) ->
              "%s: %,d legal %s"
                  .formatted(player.id(), moves.size(), moves.size() == 1 ? "move" : "moves");
          case Turn.Chance<M>(int source, var outcomes) ->
              "Chance, %s: %,d outcomes"
                  .formatted(table.game().chanceSources().get(source), outcomes.size());
          case Turn.Over<M>(Result result) ->
              "Play is over: " + result.who() + ", " + result.reason();
        };
    Optional<String> piece = table.address().one(Address.PIECE);
    return Markup.of(
        "<h2>{}</h2>\n{}{}{}<datalist id=\"moves\">{}</datalist>\n",
        heading,
        piece
            .map(word ->
                Markup.of(
                    "<p>Those that name <strong>{}</strong>{}. {} {}</p>",
                    said(word),
                    table
                        .address()
                        .one(Address.PLACE)
                        .map(place -> " and " + said(place))
                        .orElse(""),
                    link(table.address().without(Address.PIECE, Address.PLACE), "Show all"),
                    Markup.each(
                        table.places(word),
                        place -> link(table.put(word, place, ""), "Take it off " + said(place)))))
            .orElse(Markup.NOTHING),
        switch (turn) {
          case Turn.Chance<M> _ -> button("/draw", "Draw at random");
          case Turn.Decision<M> _ -> button("/answer", "Let an agent choose");
          case Turn.Over<M> _ -> Markup.NOTHING;
        },
        kinds.entrySet().stream().map(kind -> kind(kind.getKey(), kind.getValue(), piece)).toList(),
        kinds.values().stream()
            .flatMap(List::stream)
            .map(choice -> Markup.of("<option value=\"{}\">", choice.move()))
            .toList());
  }

  private Markup kind(String kind, List<Choice> choices, Optional<String> piece) {
    return Markup.of(
        "<details{}><summary>{} ({}{})</summary><ul class=\"moves\">{}</ul></details>\n",
        new Markup(piece.isPresent() || choices.size() <= 8 ? " open" : ""),
        kind,
        choices.size(),
        choices.size() == MOST_OF_A_KIND ? " or more" : "",
        Markup.each(choices, this::choice));
  }

  private Markup choice(Choice choice) {
    String price = choice.cost() > 0 ? " costs " + choice.cost() : "";
    String share = choice.share() < 1 ? " %.1f %%".formatted(100 * choice.share()) : "";
    return Markup.of(
        "<li><a href=\"{}\" title=\"{}\">{}</a><span class=\"note\">{}{}</span></li>",
        table.address().play(choice.move()).href(PATH),
        choice.move(),
        said(choice.move()),
        price,
        share);
  }

  /// What the rules refuse to the piece that is looked at, clause by clause.
  private Markup refusals() {
    if (table.address().one(Address.PIECE).isEmpty()
        || !(table.turn() instanceof Turn.Decision<M>)) {
      return Markup.NOTHING;
    }
    String piece = table.address().one(Address.PIECE).orElseThrow();
    var tried = new ArrayList<>(known);
    table.choices(MOST_OF_A_KIND).values().stream()
        .flatMap(List::stream)
        .forEach(choice -> tried.add(choice.move()));
    var attempts = new Attempts(tried, table.pieces(), table.places());
    List<Attempt> all = attempts.refused(piece, table.game(), table.line().position());
    var kinds = table.kinds();
    var near = all.stream().filter(each -> kinds.contains(Table.kind(each.move()))).toList();
    var far = all.stream().filter(each -> !kinds.contains(Table.kind(each.move()))).toList();
    return Markup.of(
        "{}{}",
        near.isEmpty()
            ? Markup.NOTHING
            : Markup.of("<h2>What {} may not do</h2>\n{}", said(piece), byClause(near)),
        far.isEmpty()
            ? Markup.NOTHING
            : Markup.of(
                "<details><summary>What nobody may do just now</summary>{}</details>\n",
                byClause(far)));
  }

  private List<Markup> byClause(List<Attempt> refused) {
    var byClause = new LinkedHashMap<Clause, List<Attempt>>();
    refused.forEach(
        each -> byClause.computeIfAbsent(each.ruling().clause(), _ -> new ArrayList<>()).add(each));
    return byClause.entrySet().stream()
        .map(each -> refused(each.getKey(), each.getValue()))
        .toList();
  }

  private Markup refused(Clause clause, List<Attempt> attempts) {
    List<Attempt> some = attempts.subList(0, Math.min(MOST_REFUSED, attempts.size()));
    return Markup.of(
        "<div class=\"forbidden\">{}<ul class=\"moves\">{}</ul>{}</div>\n",
        clause(clause),
        Markup.each(
            some,
            each ->
                Markup.of(
                    "<li><a href=\"{}\" title=\"{}\">{}</a></li>",
                    table.address().with(Address.ASK, each.move()).href(PATH),
                    each.ruling().reason(),
                    said(each.move()))),
        attempts.size() > some.size()
            ? Markup.of("<p class=\"note\">and {} more</p>", attempts.size() - some.size())
            : Markup.NOTHING);
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
            <p><a class="button" href="{}">Save as a scenario</a> <a class="button" href="{}">Storyboard</a>
            <a class="button" href="{}">Let agents go on</a></p>
            """,
            table.address().href(OTHERWISE),
            table.address().href(OTHERWISE),
            table.address().href("/save"),
            table.address().href("/storyboard.html"),
            table.address().href("/go-on"));
  }

  private Markup button(String path, String text) {
    return Markup.of(
        "<p><a class=\"button\" href=\"{}\">{}</a></p>", table.address().href(path), text);
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

  private static Markup link(Address address, String text) {
    return Markup.of("<a href=\"{}\">{}</a>", address.href(PATH), text);
  }
}
