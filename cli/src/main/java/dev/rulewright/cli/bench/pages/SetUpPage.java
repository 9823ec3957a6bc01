package dev.rulewright.cli.bench.pages;

import dev.rulewright.cli.bench.line.Address;
import dev.rulewright.cli.bench.table.HandPart;
import dev.rulewright.cli.bench.table.PositionForm;
import dev.rulewright.cli.bench.table.Telling;
import dev.rulewright.kernel.picture.Picture;
import dev.rulewright.reports.markup.Markup;
import dev.rulewright.reports.picture.Marked;
import dev.rulewright.reports.picture.PictureSvg;

/// Writes the page on which a position is set up: the board with a palette of pieces, and a field
/// for everything that a position says. Nothing is judged before it is put on the table.
///
/// @param address what is set up so far
/// @param board what lies there so far
/// @param form the fields
record SetUpPage(Address address, Picture board, PositionForm form, Telling telling) {

  Markup markup() {
    var hand = new HandPart(address.with(Address.SETTING_UP, "yes"), board, telling);
    return Markup.of(
        """
        <div class="bench" hx-swap="innerHTML show:none">
        <section class="board" aria-label="board">{}</section>
        <section class="talk by-hand" data-open><h2>Pieces</h2>
        <p class="note">Drag a piece to the board, or click it and then a place. What is dragged off the board is gone.</p>
        {}{}</section>
        </div>
        {}\
        """,
        PictureSvg.withLegend(board, Marked.NOTHING),
        hand.palette(),
        hand.form(),
        form.markup());
  }
}
