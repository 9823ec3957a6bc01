package dev.rulewright.invaders.rules;

import static dev.rulewright.invaders.InvadersClause.ATTACK_2;
import static dev.rulewright.invaders.InvadersClause.HERO_12;
import static dev.rulewright.invaders.InvadersClause.PLOT_1;
import static dev.rulewright.invaders.InvadersClause.SETUP_1;
import static dev.rulewright.invaders.InvadersClause.SETUP_2;
import static dev.rulewright.invaders.InvadersClause.TURN_1;

import dev.rulewright.invaders.Clock;
import dev.rulewright.invaders.Hero;
import dev.rulewright.invaders.Position;
import dev.rulewright.invaders.Resistance;
import dev.rulewright.invaders.Side;
import dev.rulewright.invaders.Stage;
import dev.rulewright.invaders.material.Card;
import dev.rulewright.invaders.material.Material;
import dev.rulewright.invaders.material.Seat;
import dev.rulewright.kernel.Chronicle;
import dev.rulewright.kernel.Event;
import dev.rulewright.kernel.cards.Pile;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// The set-up, how turns begin, and the plot marker, with which a turn of the Invader ends.
record Turns(Table table) {

  private static final Stage DRAWING_ONE = new Stage.Drawing(1);
  private static final Stage DRAWING_TWO = new Stage.Drawing(2);

  /// The position in which a play begins.
  ///
  /// - SETUP-1: The Invader draws five cards, then Mankind; the first hero comes and Mankind puts
  ///   it into a zone, upright.
  Position opening() {
    Material material = table.material();
    return new Position(
        drawing(material.numbers().startingHand()),
        new Clock(Seat.INVADER, 0, material.numbers().marker(), false),
        side(material.invader()),
        side(material.mankind()),
        new Resistance(null, Pile.full(material.heroes()), Pile.empty(material.heroes())));
  }

  private Side side(List<Card> cards) {
    Pile<Card> none = Pile.empty(cards);
    List<Pile<Card>> zones = Collections.nCopies(table.zones().size(), none);
    return Side.of(none, Pile.full(cards), none, zones, zones);
  }

  /// Drawing a card or two is what play waits for most often.
  private static Stage drawing(int cards) {
    return cards == 1 ? DRAWING_ONE : cards == 2 ? DRAWING_TWO : new Stage.Drawing(cards);
  }

  /// The position after the hero was placed with which play begins.
  ///
  /// - SETUP-2: The Invader has the first turn.
  Position first(Position position, Chronicle chronicle) {
    return begun(position, table.material().numbers().first(), chronicle);
  }

  /// The position in which a player's turn begins.
  Position begun(Position position, Seat seat, Chronicle chronicle) {
    chronicle.tell(() -> Event.of("turn " + seat, position.turn() == 0 ? SETUP_2 : TURN_1));
    int cards = table.material().numbers().drawn();
    return position.side(seat).deck().isEmpty()
        ? afterDraw(position.nextTurn(seat, Stage.MAIN), cards, chronicle)
        : position.nextTurn(seat, drawing(cards));
  }

  /// The position after a card was drawn.
  Position drawn(Position position, int left, Card card, Chronicle chronicle) {
    chronicle.tell(() ->
        Event.of(
            "drew %s: %s".formatted(position.mover(), card),
            position.turn() == 0 ? SETUP_1 : TURN_1));
    Side side = position.acting().drawn(card);
    return left > 1 && !side.deck().isEmpty()
        ? position.acting(drawing(left - 1), side)
        : afterDraw(position.acting(Stage.MAIN, side), left - 1, chronicle);
  }

  /// The position in the main stage with so many cards still to be drawn.
  ///
  /// - TURN-1: A turn begins with two cards drawn; who must draw from an empty deck loses.
  private Position afterDraw(Position position, int left, Chronicle chronicle) {
    if (left > 0) {
      return position.acting().deck().isEmpty()
          ? over(position, position.mover().other(), Stage.Over.CANNOT_DRAW, chronicle)
          : position.with(drawing(left));
    }
    if (position.turn() > 0) {
      return mainPhase(position, chronicle);
    }
    return position.mover() == Seat.INVADER
        ? afterDraw(
            position.at(new Clock(Seat.MANKIND, 0, position.marker(), false)),
            table.material().numbers().startingHand(),
            chronicle)
        : position.with(new Stage.HeroComing(new Stage.Succession(Seat.MANKIND, 0, Stage.MAIN)));
  }

  /// - HERO-12: A turned hero is set upright when Mankind's next main phase begins.
  private static Position mainPhase(Position position, Chronicle chronicle) {
    if (position.mover() == Seat.INVADER) {
      return position;
    }
    @Nullable Hero hero = position.hero();
    if (hero != null && hero.turned() && chronicle.listening()) {
      chronicle.tell(Event.of("upright " + hero.card(), HERO_12));
    }
    return hero == null || !hero.turned() ? position : position.with(hero.upright());
  }

  /// The position after the attack.
  ///
  /// - ATTACK-2: If the Invader has drained nothing from Mankind in this turn, the plot marker goes
  ///   down one space.
  /// - PLOT-1: The plot marker begins at 10; at 0 Mankind wins at once.
  Position afterAttack(Position position, Chronicle chronicle) {
    if (position.drained()) {
      return begun(position, Seat.MANKIND, chronicle);
    }
    Position lower =
        position.at(new Clock(position.mover(), position.turn(), position.marker() - 1, false));
    chronicle.tell(() -> Event.of("plot " + lower.marker(), ATTACK_2, PLOT_1));
    return lower.marker() == 0
        ? over(lower, Seat.MANKIND, Stage.Over.PLOT, chronicle)
        : begun(lower, Seat.MANKIND, chronicle);
  }

  /// The position in which play has ended.
  static Position over(Position position, Seat winner, String reason, Chronicle chronicle) {
    Stage.Over over = Stage.Over.of(winner, reason);
    chronicle.tell(() -> Event.of("won %s: %s".formatted(winner, reason), over.because()));
    return position.with(over);
  }
}
