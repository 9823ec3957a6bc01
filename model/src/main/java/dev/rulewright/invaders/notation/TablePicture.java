package dev.rulewright.invaders.notation;

import dev.rulewright.invaders.Hero;
import dev.rulewright.invaders.Position;
import dev.rulewright.invaders.Side;
import dev.rulewright.invaders.material.Card;
import dev.rulewright.invaders.material.Material;
import dev.rulewright.invaders.material.Seat;
import dev.rulewright.invaders.material.Zone;
import dev.rulewright.kernel.cards.Pile;
import dev.rulewright.kernel.text.Wrapping;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/// The table as text: a box for each zone with the Invader's cards on the left and Mankind's on the
/// right, one to a line, and what lies beside it.
record TablePicture(Material material, StageText stages, PositionFields fields) {

  private static final int COLUMN = 44;
  private static final int WIDTH = 96;

  String draw(Position position) {
    var lines = new ArrayList<String>();
    lines.add(
        "turn %d, %s, plot marker %d"
            .formatted(position.turn(), position.mover(), position.marker()));
    lines.addAll(wrapped("waits for", stages.write(position.stage())));
    for (Zone zone : material.zones()) {
      lines.add(
          "+"
              + pad("-- " + zone + " ", "-")
              + "+"
              + pad("-- power " + zone.power() + " ", "-")
              + "+");
      List<String> left = cards(position, Seat.INVADER, zone);
      List<String> right = cards(position, Seat.MANKIND, zone);
      @Nullable Hero hero = position.hero();
      if (hero != null && position.isHeroIn(zone)) {
        right.add(hero.card() + " " + hero.card().power() + fields.state(hero));
      }
      for (int row = 0; row < Math.max(1, Math.max(left.size(), right.size())); row++) {
        lines.add(
            "|"
                + pad(row < left.size() ? " " + left.get(row) : "", " ")
                + "|"
                + pad(row < right.size() ? " " + right.get(row) : "", " ")
                + "|");
      }
    }
    lines.add("+" + "-".repeat(COLUMN) + "+" + "-".repeat(COLUMN) + "+");
    for (Seat seat : Seat.values()) {
      Side side = position.side(seat);
      lines.add("%s: %d in the deck".formatted(seat, side.deck().size()));
      lines.addAll(wrapped("hand", side.hand()));
      lines.addAll(wrapped("discard pile", side.discard()));
    }
    lines.addAll(wrapped("hero deck", position.heroDeck()));
    lines.addAll(wrapped("heroes gone", position.heroesGone()));
    return lines.stream().map(String::stripTrailing).collect(Collectors.joining("\n", "", "\n"));
  }

  private static List<String> cards(Position position, Seat seat, Zone zone) {
    var names = new ArrayList<String>();
    Pile<Card> used = position.side(seat).usedIn(zone);
    position.side(seat).in(zone).minus(used).toList().forEach(card -> names.add(label(card, "")));
    used.toList().forEach(card -> names.add(label(card, " used")));
    return names;
  }

  private static String label(Card card, String more) {
    return "%s %d%s".formatted(card, card.power(), more);
  }

  private static String pad(String text, String with) {
    String cut = text.length() > COLUMN ? text.substring(0, COLUMN) : text;
    return cut + with.repeat(COLUMN - cut.length());
  }

  private static List<String> wrapped(String what, Pile<?> pile) {
    return pile.isEmpty() ? List.of() : wrapped(what, pile.toString());
  }

  private static List<String> wrapped(String what, String text) {
    return Wrapping.lines(what + ": " + text, WIDTH).stream().map(line -> "  " + line).toList();
  }
}
