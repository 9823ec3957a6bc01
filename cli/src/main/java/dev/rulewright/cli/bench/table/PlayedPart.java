package dev.rulewright.cli.bench.table;

import dev.rulewright.cli.bench.line.Address;
import dev.rulewright.cli.bench.line.Table;
import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Place;
import dev.rulewright.kernel.Ruling;
import dev.rulewright.reports.markup.Markup;
import dev.rulewright.scenarios.Played;
import java.util.ArrayList;
import java.util.List;

/// Writes what was played at a table, with what was taken back.
record PlayedPart<P, M>(Table<P, M> table, Telling telling) {

  Markup markup() {
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
                table.address().back(steps.size() - 1).href(TablePage.PATH));
    Markup again =
        later.isEmpty()
            ? Markup.NOTHING
            : Markup.of(
                "<a class=\"button\" accesskey=\"y\" title=\"{}\" href=\"{}\">Next: {}</a>",
                later.getFirst(),
                table.address().play(later.getFirst()).href(TablePage.PATH),
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
        table.address().back(index + 1).href(TablePage.PATH),
        move,
        telling.move(move),
        refused ? telling.refusal((Ruling.Refused) step.ruling().orElseThrow()) : Markup.NOTHING,
        step.events().isEmpty()
            ? Markup.NOTHING
            : Markup.of(
                "<details><summary>what happens</summary>{}</details>",
                telling.events(step.events())));
  }
}
