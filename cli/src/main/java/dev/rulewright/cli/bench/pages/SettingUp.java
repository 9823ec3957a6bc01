package dev.rulewright.cli.bench.pages;

import dev.rulewright.cli.bench.line.Address;
import dev.rulewright.cli.bench.line.ByHand;
import dev.rulewright.cli.bench.line.Table;
import dev.rulewright.cli.bench.line.TypedPosition;
import dev.rulewright.cli.bench.table.PositionForm;
import dev.rulewright.cli.bench.table.TablePage;
import dev.rulewright.kernel.Place;
import dev.rulewright.kernel.box.Box;
import dev.rulewright.reports.markup.Markup;
import dev.rulewright.scenarios.Line;
import java.util.List;
import java.util.Map;

/// Answers whoever sets up a position, in a form or piece by piece.
record SettingUp(Shelves shelves) {

  /// Answers with the form, or leads to the table with what was sent.
  Answer form(Address sent) {
    Map<String, String> typed = PositionForm.values(sent);
    Box<?, ?> box = shelves.box(sent);
    if (!typed.isEmpty()) {
      return led(sent, typed, box);
    }
    var notation = box.game(sent.reading(), Place.of(Address.READING)).notation();
    var words = shelves.telling(sent, box).words();
    var values = PositionForm.values(PositionForm.sending(sent));
    return page(sent, PositionForm.draft(sent, notation, words, values), box, false);
  }

  /// Sets a piece by hand: on the table, where what cannot be is shown in the form at its field, or
  /// on the page on which a position is set up.
  Answer put(Address sent) {
    Box<?, ?> box = shelves.box(sent);
    Address from = sent.without(ByHand.THING, ByHand.FROM, ByHand.TO);
    String piece = box.sentences().typed(sent.one(ByHand.THING).orElse(""));
    String away = sent.one(ByHand.FROM).orElse("");
    String to = sent.one(ByHand.TO).orElse("");
    if (sent.one(Address.SETTING_UP).isPresent()) {
      List<String> given = ByHand.of(from.given()).put(piece, away, to);
      return new Answer.Elsewhere(
          from.without(Address.SETTING_UP).with(Address.GIVEN, given).href(PositionForm.PATH));
    }
    Address sending = PositionForm.sending(Table.of(from, box).put(piece, away, to));
    return led(sending, PositionForm.values(sending), box);
  }

  /// Leads to the table with the position that was sent, or shows what is wrong with it.
  private Answer led(Address sent, Map<String, String> typed, Box<?, ?> box) {
    TypedPosition read =
        TypedPosition.of(
            typed,
            box.sentences(),
            values -> Line.of(PositionForm.wanted(sent, values).start(), List.of(), box));
    Address wanted = PositionForm.wanted(sent, read.values());
    if (read.isPossible()) {
      return new Answer.Elsewhere(wanted.href(TablePage.PATH));
    }
    var notation = box.game(sent.reading(), Place.of(Address.READING)).notation();
    var words = shelves.telling(sent, box).words();
    return page(wanted, PositionForm.sent(sent, notation, words, read), box, true);
  }

  /// The page on which a position is set up; the board is that of the opening.
  private <P, M> Answer page(Address address, PositionForm form, Box<P, M> box, boolean isRefusal) {
    var telling = shelves.telling(address, box);
    Table<P, M> any = Table.of(address.unlooked().without(Address.GIVEN, Address.MOVE), box);
    var draft = new Draft(ByHand.of(address.given()).fields(), form.keys(), telling);
    Markup content = new SetUpPage(address, draft.of(any.picture()), form, telling).markup();
    return new Answer.Whole("Set up a position", content, isRefusal);
  }
}
