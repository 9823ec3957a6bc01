package dev.rulewright.invaders.notation;

import dev.rulewright.invaders.Hero;
import dev.rulewright.invaders.Position;
import dev.rulewright.invaders.Side;
import dev.rulewright.invaders.material.Card;
import dev.rulewright.invaders.material.Material;
import dev.rulewright.invaders.material.Seat;
import dev.rulewright.invaders.material.Zone;
import dev.rulewright.kernel.Field;
import dev.rulewright.kernel.cards.Pile;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// Writes a position as fields.
record PositionWriter(Material material) {

  static final String NONE = "none";
  static final String USED = "#used";
  static final String TURNED = "turned";
  static final String TOKENS = "tokens-";
  static final String ENTERED = "entered-";

  /// The fields that are left out if they say this; others are left out if they say that there is
  /// nothing.
  private Map<String, String> defaults() {
    return Map.of(
        Keys.STAGE,
        "main",
        Keys.TO_MOVE,
        Seat.INVADER.id(),
        Keys.TURN,
        "1",
        Keys.MARKER,
        Integer.toString(material.numbers().marker()),
        Keys.DRAINED,
        "no");
  }

  List<Field> fields(Position position) {
    Map<String, String> defaults = defaults();
    return all(position).stream()
        .filter(field ->
            isAlwaysWritten(field.key())
                || !field.value().equals(defaults.getOrDefault(field.key(), NONE)))
        .toList();
  }

  /// Whether what is missing is not empty.
  private static boolean isAlwaysWritten(String key) {
    return key.equals(Keys.HERO) || key.endsWith("-deck");
  }

  /// Every field, whatever it says.
  List<Field> all(Position position) {
    var fields = new ArrayList<Field>();
    fields.add(Field.of(Keys.STAGE, new StageText(new Names(material)).write(position.stage())));
    fields.add(Field.of(Keys.TO_MOVE, position.mover().id()));
    fields.add(Field.of(Keys.TURN, Integer.toString(position.turn())));
    fields.add(Field.of(Keys.MARKER, Integer.toString(position.marker())));
    fields.add(Field.of(Keys.DRAINED, position.drained() ? "yes" : "no"));
    for (Zone zone : material.zones()) {
      fields.add(Field.of(zone.id(), cards(position, zone)));
    }
    fields.add(Field.of(Keys.HERO, hero(position.hero())));
    fields.add(Field.of(Keys.HERO_DECK, text(position.heroDeck())));
    fields.add(Field.of(Keys.HEROES_GONE, text(position.heroesGone())));
    for (Seat seat : Seat.values()) {
      Side side = position.side(seat);
      fields.add(Field.of(Keys.hand(seat), text(side.hand())));
      fields.add(Field.of(Keys.discard(seat), text(side.discard())));
      fields.add(Field.of(Keys.deck(seat), text(side.deck())));
    }
    return fields;
  }

  private static String text(Pile<?> pile) {
    return pile.isEmpty() ? NONE : pile.toString();
  }

  static String cards(Position position, Zone zone) {
    var pieces = new ArrayList<String>();
    for (Seat seat : Seat.values()) {
      Pile<Card> used = position.side(seat).usedIn(zone);
      Pile<Card> fresh = position.side(seat).in(zone).minus(used);
      for (int kind = 0; kind < fresh.kinds(); kind++) {
        add(pieces, fresh.kind(kind).id(), fresh.count(kind));
        add(pieces, fresh.kind(kind) + USED, used.count(kind));
      }
    }
    return pieces.isEmpty() ? NONE : String.join(", ", pieces);
  }

  private static void add(List<String> pieces, String name, int copies) {
    if (copies > 0) {
      pieces.add(copies > 1 ? name + " x" + copies : name);
    }
  }

  String hero(@Nullable Hero hero) {
    if (hero == null) {
      return NONE;
    }
    var text = new StringBuilder(hero.card().id()).append(' ').append(hero.zone());
    if (hero.turned()) {
      text.append(' ').append(TURNED);
    }
    if (hero.tokens() > 0) {
      text.append(' ').append(TOKENS).append(hero.tokens());
    }
    for (Zone zone : material.zones()) {
      if ((hero.entered() & 1 << zone.index()) != 0) {
        text.append(' ').append(ENTERED).append(zone);
      }
    }
    return text.toString();
  }
}
