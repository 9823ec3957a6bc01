package dev.rulewright.starquest.rules;

import static dev.rulewright.starquest.StarQuestClause.ALIEN_1;
import static dev.rulewright.starquest.StarQuestClause.ALIEN_2;
import static dev.rulewright.starquest.StarQuestClause.END_2;
import static dev.rulewright.starquest.StarQuestClause.GAME_3;
import static dev.rulewright.starquest.StarQuestClause.TURN_1;
import static dev.rulewright.starquest.StarQuestClause.TURN_3;

import dev.rulewright.kernel.Chronicle;
import dev.rulewright.kernel.Event;
import dev.rulewright.starquest.Piece;
import dev.rulewright.starquest.Position;
import dev.rulewright.starquest.Round;
import dev.rulewright.starquest.Seat;
import dev.rulewright.starquest.Stage;
import dev.rulewright.starquest.material.Card;
import dev.rulewright.starquest.material.Counts;
import dev.rulewright.starquest.rules.ship.Chapter;
import dev.rulewright.starquest.rules.ship.Ship;

/// Chapters *Order of play* and *Turn of the alien player*: whose turn follows, and the event that
/// an alien turn begins with.
///
/// - GAME-1: One player leads the aliens; each of the others, three at most, leads a team of
///   marines.
/// - LOSS-3: A team whose Commander is gone carries on.
final class Turns extends Chapter {

  private final Ending ending;
  private final Cards cards;
  private final boolean mustPass = says("turn.no-figures=must-pass");
  private final boolean atStartOfTurn = says("reinforce.forced=start-of-turn");
  private final boolean stopsAtOnce = says("end.last-event=stops-at-once");

  Turns(Ship ship, Ending ending, Cards cards) {
    super(ship);
    this.ending = ending;
    this.cards = cards;
  }

  /// The position after a turn was ended.
  ///
  /// - GAME-3: The teams take their turns first, from the alien player's left around the table.
  /// - END-2: With the last event begins the last round: every team has one more turn.
  Position ended(Position position, Chronicle chronicle) {
    Position fresh = position.deactivated().allFresh();
    Seat mover = fresh.mover();
    chronicle.tell(() -> Event.of("turn-ended " + mover, TURN_3));
    boolean last =
        fresh.round().last() || (mover == Seat.ALIEN && Counts.total(fresh.stock().events()) == 0);
    return begun(fresh, mover, last, chronicle);
  }

  /// The position in which the turn after a player's begins.
  private Position begun(Position position, Seat before, boolean last, Chronicle chronicle) {
    for (int team = before.ordinal() + 1; team <= ship.teams(); team++) {
      if (mustPass || hasFigures(position, team)) {
        return turnOf(position, Seat.of(team), last, Stage.ACTING, chronicle);
      }
    }
    if (last) {
      return ending.afterLastRound(position, chronicle);
    }
    boolean draws = Counts.total(position.stock().events()) > 0;
    return turnOf(
        position, Seat.ALIEN, false, draws ? new Stage.Drawing() : Stage.ACTING, chronicle);
  }

  private static boolean hasFigures(Position position, int team) {
    for (int i = 0; i < position.size(); i++) {
      if (Piece.ownerIndex(position.piece(i)) == team) {
        return true;
      }
    }
    return false;
  }

  /// - ALIEN-2: After it all aliens and blips may act.
  /// - ALIEN-3: Last come reinforcements.
  /// - TURN-1: All figures of a team may act in its turn, one after the other.
  /// - TURN-3: No figure has to move or to attack.
  private Position turnOf(
      Position position, Seat next, boolean last, Stage stage, Chronicle chronicle) {
    chronicle.tell(() ->
        Event.of(
            "turn " + next + (last ? ": the last" : ""),
            last ? END_2 : GAME_3,
            next == Seat.ALIEN ? ALIEN_2 : TURN_1));
    Round round = Round.of(next, last);
    boolean forced = next == Seat.ALIEN && atStartOfTurn && Reinforcements.isEmpty(position);
    return position.with(forced ? round.withForced() : round).with(stage);
  }

  /// The position after an event card was drawn.
  ///
  /// - ALIEN-1: The turn begins with an event, which takes effect immediately.
  Position drawn(Position position, Card card, Chronicle chronicle) {
    chronicle.tell(() -> Event.of("event " + card, ALIEN_1));
    Position drawn = position.with(position.stock().minusEvent(card.index())).with(Stage.ACTING);
    return Counts.total(drawn.stock().events()) == 0 && stopsAtOnce
        ? ended(cards.drawn(drawn, card).with(Stage.ACTING), chronicle)
        : cards.drawn(drawn, card);
  }
}
