package dev.rulewright.airsoftsquads.notation;

import dev.rulewright.airsoftsquads.Operator;
import dev.rulewright.airsoftsquads.Position;
import dev.rulewright.airsoftsquads.Seat;
import dev.rulewright.airsoftsquads.Side;
import dev.rulewright.kernel.Shown;
import dev.rulewright.kernel.cards.Pile;
import java.util.ArrayList;
import java.util.List;

/// The table as text: both fields face each other, each with its SAVEZONE and cards beyond.
record TablePicture(Names names) {

  private static final int WIDTH = 96;

  String draw(Position position) {
    var lines = new ArrayList<String>();
    lines.add(
        "TURN %d of %s: %s"
            .formatted(position.turn(), position.mover(), StageText.write(position.stage())));
    lines.addAll(cards(Seat.BLUE, position.blue()));
    lines.add("  savezone  " + names.write(position.blue().savezone()));
    lines.addAll(field(position.blue()));
    lines.addAll(field(position.red()));
    lines.add("  savezone  " + names.write(position.red().savezone()));
    lines.addAll(cards(Seat.RED, position.red()));
    var picture = new StringBuilder();
    lines.forEach(line -> picture.append(Shown.cut(line, WIDTH).stripTrailing()).append('\n'));
    return picture.toString();
  }

  private static List<String> cards(Seat player, Side side) {
    return List.of(
        "%s: hand %s; in play %s"
            .formatted(player, written(side.hand()), written(side.strategies())),
        "  deck %d, discards %d, items %d, items dropped %d, Moves made %d"
            .formatted(
                side.deck().size(),
                side.discards().size(),
                side.items().size(),
                side.itemDiscards().size(),
                side.moves()));
  }

  private static String written(Pile<?> pile) {
    return pile.isEmpty() ? Names.NONE : pile.toString();
  }

  /// A box for each FIELDPOSITION: who is there, and what else is to be said.
  private List<String> field(Side side) {
    int width = (WIDTH - 1) / side.positions() - 1;
    var edge = new StringBuilder("+");
    var first = new StringBuilder("|");
    var second = new StringBuilder("|");
    for (Operator operator : side.field()) {
      String text = names.write(operator);
      int space = text.indexOf(' ');
      edge.append("-".repeat(width)).append('+');
      first.append(cell(space < 0 ? text : text.substring(0, space), width));
      second.append(cell(space < 0 ? "" : text.substring(space + 1), width));
    }
    return List.of(edge.toString(), first.toString(), second.toString(), edge.toString());
  }

  private static String cell(String text, int width) {
    return (" " + Shown.cut(text, width - 1) + " ".repeat(width)).substring(0, width) + "|";
  }
}
