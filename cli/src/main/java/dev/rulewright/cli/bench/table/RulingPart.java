package dev.rulewright.cli.bench.table;

import dev.rulewright.cli.bench.asking.Asking.Asked;
import dev.rulewright.cli.bench.line.Address;
import dev.rulewright.cli.bench.line.Table;
import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Place;
import dev.rulewright.kernel.Ruling;
import dev.rulewright.reports.markup.Markup;
import dev.rulewright.scenarios.Line;
import dev.rulewright.scenarios.Played;
import java.util.Optional;

/// Writes the box for questions at a table, and the ruling that was asked for.
///
/// @param example a move that may be asked about
record RulingPart<P, M>(Asked<P, M> asked, Optional<String> example, Telling telling) {

  Markup markup() {
    Table<P, M> table = asked.table();
    return Markup.of(
        """
        <h2>Ask</h2>
        <form class="ask" action="{}" method="get">{}
        <label>May this be done? <input name="ask" value="{}" placeholder="{}" list="moves" autocomplete="off" size="40"></label>
        <button>Ask</button></form>
        {}{}
        """,
        TablePage.PATH,
        TablePage.hidden(table.address().without(Address.ASK)),
        table.asked().isPresent() ? "" : table.address().one(Address.ASK).orElse(""),
        example.map(move -> "such as: " + telling.move(move)).orElse(""),
        table.complaint().map(this::unclear).orElse(Markup.NOTHING),
        table.asked().map(this::ruling).orElse(Markup.NOTHING));
  }

  /// What may be meant by a question that is no move, with the ruling on each; the complaint if
  /// nothing may.
  private Markup unclear(BadInput complaint) {
    return asked.meant().isEmpty()
        ? TablePage.complaint(complaint)
        : Markup.of(
            "<div class=\"meant\" role=\"status\"><p>What is meant?</p><ul class=\"moves\">{}</ul>"
                + "</div>",
            Markup.each(asked.meant(), this::meant));
  }

  private Markup meant(String move) {
    Table<P, M> table = asked.table();
    P position = table.line().position();
    M read = table.game().notation().readMove(position, move, Place.of(Address.ASK));
    boolean allowed = table.game().judge(position, read) instanceof Ruling.Allowed;
    return Markup.of(
        "<li><strong class=\"{}\">{}</strong> <a href=\"{}\" title=\"{}\">{}</a></li>",
        allowed ? "held" : "failed",
        allowed ? "Yes" : "No",
        table.address().with(Address.ASK, move).href(TablePage.PATH),
        move,
        telling.move(move));
  }

  private Markup ruling(Line<P, M> line) {
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
                  asked.table().address().play(move).href(TablePage.PATH)));
    };
  }
}
