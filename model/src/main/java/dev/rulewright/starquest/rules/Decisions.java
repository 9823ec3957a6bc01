package dev.rulewright.starquest.rules;

import static dev.rulewright.starquest.StarQuestClause.ALIEN_1;
import static dev.rulewright.starquest.StarQuestClause.BLIP_1;
import static dev.rulewright.starquest.StarQuestClause.BLIP_2;
import static dev.rulewright.starquest.StarQuestClause.BLIP_3;
import static dev.rulewright.starquest.StarQuestClause.BLIP_4;
import static dev.rulewright.starquest.StarQuestClause.BLIP_9;
import static dev.rulewright.starquest.StarQuestClause.BOARD_2;
import static dev.rulewright.starquest.StarQuestClause.CANNON_1;
import static dev.rulewright.starquest.StarQuestClause.CLOSE_3;
import static dev.rulewright.starquest.StarQuestClause.DICE_1;
import static dev.rulewright.starquest.StarQuestClause.DREAD_1;
import static dev.rulewright.starquest.StarQuestClause.DREAD_6;
import static dev.rulewright.starquest.StarQuestClause.DREAD_9;
import static dev.rulewright.starquest.StarQuestClause.MOVE_5;
import static dev.rulewright.starquest.StarQuestClause.REINF_3;
import static dev.rulewright.starquest.StarQuestClause.SETUP_7;
import static dev.rulewright.starquest.StarQuestClause.SETUP_8;
import static dev.rulewright.starquest.StarQuestClause.TOKEN_1;
import static dev.rulewright.starquest.StarQuestClause.TURN_1;

import dev.rulewright.kernel.Chronicle;
import dev.rulewright.kernel.Event;
import dev.rulewright.kernel.Moves;
import dev.rulewright.starquest.Move;
import dev.rulewright.starquest.Move.Answer;
import dev.rulewright.starquest.Piece;
import dev.rulewright.starquest.Position;
import dev.rulewright.starquest.Seat;
import dev.rulewright.starquest.Stage;
import dev.rulewright.starquest.StarQuestClause;
import dev.rulewright.starquest.board.Square;
import dev.rulewright.starquest.board.SquareSet;
import dev.rulewright.starquest.material.Card;
import dev.rulewright.starquest.material.Counts;
import dev.rulewright.starquest.material.Figure;
import dev.rulewright.starquest.material.Weapon;
import dev.rulewright.starquest.rules.attack.AssaultCannon;
import dev.rulewright.starquest.rules.movement.Dreadnought;
import dev.rulewright.starquest.rules.movement.Movement;
import dev.rulewright.starquest.rules.ship.Boards;
import dev.rulewright.starquest.rules.ship.Points;
import dev.rulewright.starquest.rules.ship.Scene;
import dev.rulewright.starquest.rules.ship.Ship;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// The decisions that come up while a player acts, and have to be made before anything else.
record Decisions(
    Ship ship,
    Arming arming,
    Movement movement,
    Boards boards,
    Dreadnought dreadnought,
    AssaultCannon cannon,
    Points points,
    Cards cards) {

  /// Who decides.
  Seat player(Position position) {
    return switch (position.stage()) {
      case Stage.Asking(int square) -> movement.asked(position, square);
      case Stage.Scanning _, Stage.Placing _, Stage.Bringing _, Stage.Shutting _ -> Seat.ALIEN;
      case Stage.Dropping dropping -> dropping.chooser();
      case Stage.Taking taking -> taking.team();
      case Stage.Arming _,
          Stage.Choosing _,
          Stage.Drawing _,
          Stage.Acting _,
          Stage.Firing _,
          Stage.Striking _,
          Stage.Splitting _,
          Stage.Over _ ->
          position.mover();
    };
  }

  /// Between what; empty if the position waits for no such decision.
  Moves<Move> list(Position position) {
    if (position.stage() instanceof Stage.Arming) {
      return arming.choices();
    }
    var moves = new MoveList(ship, movement);
    Scene scene = new Scene(ship, position);
    switch (position.stage()) {
      case Stage.Asking _ -> List.of(Answer.ALLOW, Answer.REFUSE).forEach(moves::add);
      case Stage.Choosing _ -> cards.orders().forEach(card -> moves.add(new Move.Choose(card)));
      case Stage.Bringing(int kind) -> listBrought(scene, kind, moves);
      case Stage.Shutting _ -> cards.listDoors(scene, moves);
      case Stage.Scanning(int board) -> listBlips(scene, board, moves);
      case Stage.Placing placing -> listBases(scene, placing, moves);
      case Stage.Dropping dropping ->
          dreadnought
              .heavyWeapons(position, dropping.square())
              .forEach(weapon -> moves.add(new Move.Drop(weapon)));
      case Stage.Taking _ -> List.of(Answer.TAKE, Answer.LEAVE).forEach(moves::add);
      case Stage.Splitting splitting -> {
        for (int target : cannon.open(scene, splitting)) {
          moves.addHits(
              Piece.square(target),
              cannon.armour(target) + 1,
              cannon.most(target, splitting.left()));
        }
        moves.add(Answer.END_FIRE);
      }
      case Stage.Arming _,
          Stage.Drawing _,
          Stage.Acting _,
          Stage.Firing _,
          Stage.Striking _,
          Stage.Over _ -> {}
    }
    return moves;
  }

  private void listBlips(Scene scene, int board, MoveList moves) {
    long[] squares = boards.squares(scene, board);
    for (Figure face : ship.aliens()) {
      int kind = ship.alienKind(face);
      if (Counts.of(scene.position().stock().blips(), kind) > 0) {
        moves.addBlips(kind, squares);
      }
    }
    if (!boards.isLast(scene.position())) {
      moves.add(Answer.END_SCAN);
    }
  }

  private void listBrought(Scene scene, int kind, MoveList moves) {
    long[] hidden = cards.hidden(scene);
    for (int at = SquareSet.next(hidden, 0); at >= 0; at = SquareSet.next(hidden, at + 1)) {
      moves.add(new Move.Bring(ship.alien(kind), ship.square(at)));
    }
  }

  private void listBases(Scene scene, Stage.Placing placing, MoveList moves) {
    for (int base : bases(scene, placing)) {
      for (List<Weapon> pair : dreadnought.pairs()) {
        moves.add(new Move.PlaceDreadnought(ship.square(base), pair));
      }
    }
  }

  private List<Integer> bases(Scene scene, Stage.Placing placing) {
    return dreadnought.bases(scene, placing.square(), placing.from() == Stage.Origin.TOKEN);
  }

  /// Why a move is not allowed, or null if it is.
  @Nullable StarQuestClause whyNot(Position position, Move move) {
    Scene scene = new Scene(ship, position);
    return switch (position.stage()) {
      case Stage.Arming _ -> move instanceof Move.Arm arm ? arming.whyNot(arm) : SETUP_8;
      case Stage.Choosing _ ->
          move instanceof Move.Choose(Card card) && cards.orders().contains(card) ? null : SETUP_7;
      case Stage.Bringing(int kind) ->
          move instanceof Move.Bring(Figure figure, Square square)
                  && figure.equals(ship.alien(kind))
                  && SquareSet.has(cards.hidden(scene), ship.board().index(square))
              ? null
              : ALIEN_1;
      case Stage.Shutting _ ->
          move instanceof Move.Close close ? cards.whyNotShut(scene, close) : ALIEN_1;
      case Stage.Asking _ -> move == Answer.ALLOW || move == Answer.REFUSE ? null : MOVE_5;
      case Stage.Scanning(int board) -> whyNotScanning(scene, board, move);
      case Stage.Placing placing ->
          move instanceof Move.PlaceDreadnought place
              ? whyNotPlaced(scene, placing, place)
              : placing.from() == Stage.Origin.BLIP ? BLIP_9 : REINF_3;
      case Stage.Dropping dropping ->
          move instanceof Move.Drop(Weapon weapon)
                  && dreadnought.heavyWeapons(position, dropping.square()).contains(weapon)
              ? null
              : DREAD_9;
      case Stage.Taking _ -> move == Answer.TAKE || move == Answer.LEAVE ? null : TOKEN_1;
      case Stage.Splitting splitting ->
          switch (move) {
            case Move.Hit hit ->
                cannon.whyNot(scene, splitting, ship.board().index(hit.target()), hit.points());
            case Answer.END_FIRE -> null;
            default -> CANNON_1;
          };
      case Stage.Drawing _ -> ALIEN_1;
      case Stage.Firing _ -> DICE_1;
      case Stage.Striking _ -> CLOSE_3;
      case Stage.Acting _ -> TURN_1;
      case Stage.Over over -> (StarQuestClause) over.result().clauses().getFirst();
    };
  }

  private @Nullable StarQuestClause whyNotScanning(Scene scene, int board, Move move) {
    Position position = scene.position();
    return switch (move) {
      case Move.PlaceBlip blip -> {
        int square = ship.board().index(blip.square());
        if (Counts.of(position.stock().blips(), ship.alienKind(blip.face())) == 0) {
          yield BLIP_1;
        }
        if (SquareSet.has(boards.squares(scene, board), square)) {
          yield null;
        }
        yield ship.board().boardOf(square) != board
            ? BLIP_1
            : scene.isOccupied(square) ? BLIP_4 : BLIP_3;
      }
      case Answer.END_SCAN -> boards.isLast(position) ? BLIP_2 : null;
      default -> BOARD_2;
    };
  }

  private @Nullable StarQuestClause whyNotPlaced(
      Scene scene, Stage.Placing placing, Move.PlaceDreadnought place) {
    if (!dreadnought.pairs().contains(place.heavy())) {
      return DREAD_6;
    }
    int base = ship.board().index(place.base());
    if (bases(scene, placing).contains(base)) {
      return null;
    }
    boolean covers =
        Arrays.stream(scene.floor().squaresOf(base)).anyMatch(each -> each == placing.square());
    return covers ? DREAD_1 : placing.from() == Stage.Origin.BLIP ? BLIP_9 : REINF_3;
  }

  /// The position after a decision.
  Position play(Position position, Move move, Chronicle chronicle) {
    return switch (position.stage()) {
      case Stage.Arming _ when move instanceof Move.Arm arm ->
          arming.armed(position, arm, chronicle);
      case Stage.Choosing _ when move instanceof Move.Choose choose ->
          arming.chosen(position, choose, chronicle);
      case Stage.Bringing _ when move instanceof Move.Bring bring ->
          cards.brought(position, bring, chronicle);
      case Stage.Asking(int square) ->
          movement.answered(position, square, move == Answer.ALLOW, chronicle);
      case Stage.Scanning(int board) when move instanceof Move.PlaceBlip blip ->
          boards.placed(
              position,
              ship.alienKind(blip.face()),
              ship.board().index(blip.square()),
              board,
              chronicle);
      case Stage.Scanning _ -> boards.ended(position, chronicle);
      case Stage.Placing placing when move instanceof Move.PlaceDreadnought place ->
          dreadnought.placed(position, placing, place, chronicle);
      case Stage.Dropping dropping when move instanceof Move.Drop(Weapon weapon) ->
          dreadnought.dropped(position, dropping, weapon, chronicle);
      case Stage.Taking taking -> taken(position, taking, move, chronicle);
      case Stage.Splitting splitting when move instanceof Move.Hit hit ->
          cannon.hit(
              position, splitting, ship.board().index(hit.target()), hit.points(), chronicle);
      case Stage.Splitting _ -> {
        chronicle.tell(() -> Event.of("fire-ended", CANNON_1));
        yield position.with(Stage.ACTING);
      }
      default -> throw new IllegalStateException("cannot play '" + move + "' in " + position);
    };
  }

  /// Q66: a token is taken or left.
  private Position taken(Position position, Stage.Taking taking, Move move, Chronicle chronicle) {
    Position after = position.with(taking.then());
    if (move == Answer.TAKE) {
      after = points.taken(after, taking.kind(), taking.team(), chronicle);
    } else chronicle.tell(() -> Event.of("left " + ship.alien(taking.kind()), TOKEN_1));
    // The last token of a kind may have been taken for another alien of the same shot.
    return after.stage() instanceof Stage.Taking next
            && Counts.of(after.stock().faceUp(), next.kind()) == 0
        ? after.with(next.then())
        : after;
  }
}
