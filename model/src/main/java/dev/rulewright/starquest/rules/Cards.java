package dev.rulewright.starquest.rules;

import static dev.rulewright.starquest.StarQuestClause.ALIEN_1;
import static dev.rulewright.starquest.StarQuestClause.DOOR_5;
import static dev.rulewright.starquest.StarQuestClause.SETUP_7;
import static dev.rulewright.starquest.StarQuestClause.TURN_5;
import static dev.rulewright.starquest.StarQuestClause.TURN_6;

import dev.rulewright.kernel.Chronicle;
import dev.rulewright.kernel.Event;
import dev.rulewright.starquest.Move;
import dev.rulewright.starquest.Piece;
import dev.rulewright.starquest.Position;
import dev.rulewright.starquest.Seat;
import dev.rulewright.starquest.Stage;
import dev.rulewright.starquest.StarQuestClause;
import dev.rulewright.starquest.board.SquareSet;
import dev.rulewright.starquest.material.Card;
import dev.rulewright.starquest.material.Card.Effect;
import dev.rulewright.starquest.material.Card.Kind;
import dev.rulewright.starquest.material.Counts;
import dev.rulewright.starquest.material.Figure;
import dev.rulewright.starquest.material.Hands;
import dev.rulewright.starquest.rules.ship.Chapter;
import dev.rulewright.starquest.rules.ship.Scene;
import dev.rulewright.starquest.rules.ship.Ship;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// What the cards do whose texts are lost, as the data assume it: events (Q40), orders and
/// equipment of teams (Q61). Under the standard reading none of them is in play.
final class Cards extends Chapter {

  /// What comes in with an event.
  private static final String GENESTEALER = "genestealer";

  private final boolean assumedCards = says("event.cards=assumed-cards");
  private final boolean noTeamCards = says("cards.team=none");

  Cards(Ship ship) {
    super(ship);
  }

  // ---- Before play ----

  /// The event deck.
  long deck() {
    if (!assumedCards) {
      return ship.material().mission().events();
    }
    long deck = 0;
    for (Card card : ship.material().events()) {
      deck = Counts.plus(deck, card.index(), card.copies());
    }
    return deck;
  }

  /// The orders of which a team picks one; none if it plays without cards.
  List<Card> orders() {
    return noTeamCards
        ? List.of()
        : ship.material().cards().stream()
            .filter(card -> card.kind() == Kind.ORDER && card.copies() > 0)
            .toList();
  }

  /// The position after a team has taken its cards.
  ///
  /// - SETUP-7: Each team takes four cards of equipment and one order.
  Position chosen(Position position, Card order, Chronicle chronicle) {
    int team = position.mover().ordinal();
    long hands = Hands.plus(position.stock().hands(), team, order, 1);
    for (Card card : ship.material().cards()) {
      hands = card.kind() == Kind.EQUIPMENT ? Hands.plus(hands, team, card, card.copies()) : hands;
    }
    chronicle.tell(() -> Event.of("chose %s: %s".formatted(order, position.mover()), SETUP_7));
    return position.with(position.stock().withHands(hands));
  }

  // ---- In the turn of a team ----

  /// Lists the cards that the team on the move may play now.
  void list(Scene scene, MoveList moves) {
    Position position = scene.position();
    if (position.stock().hands() == Hands.NONE || position.mover() == Seat.ALIEN) {
      return;
    }
    for (Card card : ship.material().cards()) {
      if (whyNotOrdered(position, card) == null) {
        moves.add(new Move.Order(card));
      }
    }
    if (lock(position) != null) {
      listDoors(scene, moves);
    }
  }

  /// Lists the doors that may be closed.
  void listDoors(Scene scene, MoveList moves) {
    long doors = closable(scene);
    for (long left = doors; left != 0; left &= left - 1) {
      moves.add(new Move.Close(ship.board().doors().get(Long.numberOfTrailingZeros(left))));
    }
  }

  /// Why an order may not be given now, or null if it may.
  ///
  /// - TURN-6: At most one order is given in a turn, before anybody acts, and is then spent.
  @Nullable StarQuestClause whyNotOrdered(Position position, Card card) {
    return card.kind() == Kind.ORDER && holds(position, card) && !hasBegun(position)
        ? null
        : TURN_6;
  }

  private static boolean holds(Position position, Card card) {
    return position.mover() != Seat.ALIEN
        && Hands.of(position.stock().hands(), position.mover().ordinal(), card) > 0;
  }

  private static boolean hasBegun(Position position) {
    boolean begun =
        position.hasActive() || position.round().begun() || position.round().order() != Effect.NONE;
    for (int i = 0; i < position.size() && !begun; i++) {
      begun = Piece.isDone(position.piece(i));
    }
    return begun;
  }

  /// The position after an order was given.
  Position ordered(Position position, Card card, Chronicle chronicle) {
    chronicle.tell(() -> Event.of("ordered %s: %s".formatted(card, position.mover()), TURN_6));
    return spent(position.with(position.round().ordering(card.effect())), card);
  }

  private static Position spent(Position position, Card card) {
    long hands = position.stock().hands();
    return position.with(
        position.stock().withHands(Hands.plus(hands, position.mover().ordinal(), card, -1)));
  }

  // ---- Doors ----

  /// The card with which the team on the move may close a door.
  private @Nullable Card lock(Position position) {
    return ship.material().cards().stream()
        .filter(card -> card.effect() == Effect.CLOSE_DOOR && holds(position, card))
        .findFirst()
        .orElse(null);
  }

  /// The open doors with nobody on a square before them, one bit each.
  private long closable(Scene scene) {
    long doors = ship.board().allDoors() & ~scene.position().explored().closedDoors();
    for (int square = 0; square < ship.board().size(); square++) {
      if (ship.board().doorsAt(square) != 0 && scene.isOccupied(square)) {
        doors &= ~ship.board().doorsAt(square);
      }
    }
    return doors;
  }

  /// Why a door may not be closed by the team on the move, or null if it may.
  ///
  /// - TURN-5: Cards of equipment are for the turn of their own team.
  @Nullable StarQuestClause whyNotClosed(Scene scene, Move.Close close) {
    return lock(scene.position()) == null ? TURN_5 : whyNotShut(scene, close);
  }

  /// Why a door cannot be closed, or null if it can.
  @Nullable StarQuestClause whyNotShut(Scene scene, Move.Close close) {
    return (closable(scene) & close.door().bit()) == 0 ? DOOR_5 : null;
  }

  /// The position after a door was closed, by a team or because of an event.
  Position closed(Position position, Move.Close close, Chronicle chronicle) {
    boolean event = position.stage() instanceof Stage.Shutting;
    chronicle.tell(() -> Event.of("closed " + close.door(), event ? ALIEN_1 : TURN_5, DOOR_5));
    Position shut = position.with(position.explored().closed(close.door().bit()));
    Card lock = event ? null : lock(position);
    return lock == null ? shut.with(Stage.ACTING) : spent(shut, lock);
  }

  // ---- Events ----

  /// The position after an event was drawn, which waits for what its card asks.
  Position drawn(Position position, Card card) {
    Scene scene = new Scene(ship, position);
    return switch (card.effect()) {
      case SECONDARY_MISSION ->
          ship.material().mission().secondaryVictim() < 0
              ? position
              : position.with(position.score().withSecondaryRead());
      case GENESTEALER -> bringing(scene);
      case CLOSE_DOOR -> closable(scene) == 0 ? position : position.with(new Stage.Shutting());
      case NONE, DOUBLE_MOVE, DOUBLE_ATTACK, RE_ROLL -> position;
    };
  }

  private Position bringing(Scene scene) {
    Position position = scene.position();
    return ship.material()
        .figure(GENESTEALER)
        .filter(figure -> ship.supply(position, figure) > 0 && !SquareSet.isEmpty(hidden(scene)))
        .map(figure -> position.with(new Stage.Bringing(ship.alienKind(figure))))
        .orElse(position);
  }

  /// The free squares of scanned boards that no marine sees.
  long[] hidden(Scene scene) {
    var squares = new long[ship.board().words()];
    for (int board = 1; board <= ship.board().boards(); board++) {
      if (scene.position().explored().isScanned(board)) {
        SquareSet.addAll(squares, ship.board().board(board));
      }
    }
    scene.removeOccupied(squares);
    SquareSet.removeAll(squares, scene.inSightForPlacing());
    return squares;
  }

  /// The position after a figure was brought in.
  Position brought(Position position, Move.Bring bring, Chronicle chronicle) {
    Figure figure = bring.figure();
    chronicle.tell(() -> Event.of("brought %s %s".formatted(figure, bring.square()), ALIEN_1));
    return position
        .plus(ship.alienOn(ship.board().index(bring.square()), figure))
        .with(Stage.ACTING);
  }
}
