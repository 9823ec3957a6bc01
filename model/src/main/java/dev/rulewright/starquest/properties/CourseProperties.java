package dev.rulewright.starquest.properties;

import static dev.rulewright.starquest.reading.StarQuestClause.ALIEN_1;
import static dev.rulewright.starquest.reading.StarQuestClause.ATTACK_1;
import static dev.rulewright.starquest.reading.StarQuestClause.BLIP_3;
import static dev.rulewright.starquest.reading.StarQuestClause.BMOVE_1;
import static dev.rulewright.starquest.reading.StarQuestClause.BOARD_1;
import static dev.rulewright.starquest.reading.StarQuestClause.DOOR_5;
import static dev.rulewright.starquest.reading.StarQuestClause.END_1;
import static dev.rulewright.starquest.reading.StarQuestClause.END_2;
import static dev.rulewright.starquest.reading.StarQuestClause.GAME_3;
import static dev.rulewright.starquest.reading.StarQuestClause.MOVE_2;
import static dev.rulewright.starquest.reading.StarQuestClause.MOVE_5;
import static dev.rulewright.starquest.reading.StarQuestClause.REINF_1;
import static dev.rulewright.starquest.reading.StarQuestClause.REINF_3;
import static dev.rulewright.starquest.reading.StarQuestClause.TURN_1;
import static dev.rulewright.starquest.reading.StarQuestClause.TURN_4;

import dev.rulewright.kernel.Check;
import dev.rulewright.kernel.Property;
import dev.rulewright.kernel.Turn;
import dev.rulewright.kernel.reading.Breach;
import dev.rulewright.starquest.Activity;
import dev.rulewright.starquest.Move;
import dev.rulewright.starquest.Piece;
import dev.rulewright.starquest.Position;
import dev.rulewright.starquest.Seat;
import dev.rulewright.starquest.Stage;
import dev.rulewright.starquest.board.SquareSet;
import dev.rulewright.starquest.material.Counts;
import dev.rulewright.starquest.reading.DockAnswers;
import dev.rulewright.starquest.reading.PassAnswers.Permission;
import dev.rulewright.starquest.reading.PlaceAnswers;
import dev.rulewright.starquest.reading.ScanAnswers.NoRoom;
import java.util.Arrays;
import java.util.List;

/// How turns, moves and scans go.
record CourseProperties(Rules rules) {

  private static final String CHAPTER = "Turns and moves";
  private static final int MOST_TOKENS = 6;
  private static final int BLIP_MOVE = 5;

  static List<Property<Position, Move>> of(Rules rules) {
    var chapter = new CourseProperties(rules);
    return List.of(
        chapter.onlyTheMoverHasActed(),
        chapter.stepsWithinBounds(),
        chapter.attackOnce(),
        chapter.nobodyCrossesWithoutLeave(),
        chapter.doorsStayOpen(),
        chapter.boardsStayScanned(),
        chapter.blipsArePlacedUnseen(),
        chapter.atMostSixTokens(),
        chapter.reinforcementsOnMarkedSquares(),
        chapter.turnsPassOn(),
        chapter.eventsRunOut(),
        chapter.alwaysAMove(),
        chapter.playCanEnd());
  }

  private Property<Position, Move> onlyTheMoverHasActed() {
    return rules.ofPosition(
        CHAPTER,
        "only-the-mover-has-acted",
        "Nobody but the player whose turn it is has figures that are active or have acted.",
        List.of(TURN_1),
        position -> {
          for (int piece : position.all()) {
            if ((Piece.isDone(piece) || piece == position.active())
                && Piece.owner(piece) != position.mover()) {
              return rules.name(piece) + " has acted in the turn of " + position.mover();
            }
          }
          return null;
        });
  }

  private Property<Position, Move> stepsWithinBounds() {
    return rules.ofPosition(
        CHAPTER,
        "steps-within-bounds",
        "A marine makes no more steps than its greatest move, a blip no more than five.",
        List.of(MOVE_2, BMOVE_1),
        position -> {
          int piece = position.active();
          if (!position.hasActive() || (!Piece.isMarine(piece) && !Piece.isBlip(piece))) {
            return null;
          }
          int most = Piece.isBlip(piece) ? BLIP_MOVE : rules.kind(piece).move();
          return Activity.steps(position.activity()) <= most
              ? null
              : "%s has made %d steps"
                  .formatted(rules.name(piece), Activity.steps(position.activity()));
        });
  }

  private Property<Position, Move> attackOnce() {
    return rules.ofPosition(
        CHAPTER,
        "one-attack-in-a-turn",
        "No figure but a Dreadnought fires twice, strikes twice, or does both in one turn.",
        List.of(TURN_4, ATTACK_1),
        position ->
            position.hasActive()
                    && !rules.isLarge(position.active())
                    && Integer.bitCount(Activity.fired(position.activity()))
                            + Activity.strikes(position.activity())
                        > 1
                ? rules.name(position.active()) + " has attacked more than once"
                : null);
  }

  private Property<Position, Move> nobodyCrossesWithoutLeave() {
    return rules.ofStep(
        CHAPTER,
        "nobody-crosses-without-leave",
        "A step alone never ends on the square of another player's figure.",
        List.of(MOVE_5),
        (before, move, after) -> {
          if (!(move instanceof Move.Step)
              || !after.hasActive()
              || after.stage() instanceof Stage.Asking) {
            return null;
          }
          int active = after.active();
          for (int i = 0; i < after.size(); i++) {
            int piece = after.piece(i);
            if (Piece.owner(piece) != Piece.owner(active)
                && Arrays.stream(rules.squares(piece))
                    .anyMatch(square ->
                        Arrays.stream(rules.squares(active)).anyMatch(own -> own == square))) {
              return "'%s' leads onto %s".formatted(move, rules.name(piece));
            }
          }
          return null;
        },
        Breach.of("teams cross each other's squares", Permission.ALLIES_ALWAYS));
  }

  private Property<Position, Move> doorsStayOpen() {
    return rules.ofStep(
        CHAPTER,
        "doors-stay-open",
        "A door that is open is never shut, but by a card.",
        List.of(DOOR_5),
        (before, move, after) ->
            move instanceof Move.Close
                    || (after.explored().closedDoors() & ~before.explored().closedDoors()) == 0
                ? null
                : "'%s' shuts a door".formatted(move));
  }

  private Property<Position, Move> boardsStayScanned() {
    return rules.ofStep(
        CHAPTER,
        "boards-stay-scanned",
        "A board is scanned once.",
        List.of(BOARD_1),
        (before, move, after) ->
            (before.explored().scanned() & ~after.explored().scanned()) == 0
                ? null
                : "'%s' makes a board new again".formatted(move));
  }

  private Property<Position, Move> blipsArePlacedUnseen() {
    return rules.ofStep(
        CHAPTER,
        "blips-are-placed-unseen",
        "No blip is placed where a marine sees it.",
        List.of(BLIP_3),
        (before, move, after) ->
            move instanceof Move.PlaceBlip blip
                    && rules.isInPlainSight(before, rules.board().index(blip.square()))
                ? "'%s' is seen".formatted(move)
                : null,
        Breach.of("a figure hides the square from a marine", PlaceAnswers.Sight.FIGURES_TOO),
        Breach.of("no unseen square is left on the last board", NoRoom.REST_IN_SIGHT),
        Breach.of("a marine in an entry area looks on", DockAnswers.Sight.NO));
  }

  private Property<Position, Move> atMostSixTokens() {
    return rules.ofPosition(
        CHAPTER,
        "at-most-six-tokens",
        "No more than six reinforcement tokens are played in a turn.",
        List.of(REINF_1),
        position ->
            position.round().played() <= MOST_TOKENS
                ? null
                : position.round().played() + " tokens were played");
  }

  private Property<Position, Move> reinforcementsOnMarkedSquares() {
    return rules.ofStep(
        CHAPTER,
        "reinforcements-on-marked-squares",
        "Reinforcements come in on squares marked for them, and no marine sees it.",
        List.of(REINF_3),
        (before, move, after) -> {
          if (!(move instanceof Move.Reinforce token)) {
            return null;
          }
          int square = rules.board().index(token.square());
          return SquareSet.has(rules.board().reinforcement(), square)
                  && !rules.isInPlainSight(before, square)
              ? null
              : "'%s' is seen, or the square is not marked".formatted(move);
        },
        Breach.of("a figure hides the square from a marine", PlaceAnswers.Sight.FIGURES_TOO),
        Breach.of("a marine in an entry area looks on", DockAnswers.Sight.NO));
  }

  private Property<Position, Move> turnsPassOn() {
    return rules.ofStep(
        CHAPTER,
        "turns-pass-on",
        "Whoever ends a turn is not the next to move, and before the alien player is every team"
            + " that comes later.",
        List.of(GAME_3),
        (before, move, after) -> {
          if (!(move instanceof Move.EndTurn) || after.stage() instanceof Stage.Over) {
            return null;
          }
          Seat last = before.mover();
          Seat next = after.mover();
          return next == last
                  || (last != Seat.ALIEN && next != Seat.ALIEN && next.compareTo(last) < 0)
              ? "after %s comes %s".formatted(last, next)
              : null;
        });
  }

  private Property<Position, Move> eventsRunOut() {
    return rules.ofStep(
        CHAPTER,
        "events-run-out",
        "Each event card is drawn once.",
        List.of(ALIEN_1, END_2),
        (before, move, after) -> {
          int drawn = events(before) - events(after);
          return drawn == (move instanceof Move.Event ? 1 : 0)
              ? null
              : "'%s' takes %d cards off the deck".formatted(move, drawn);
        });
  }

  private static int events(Position position) {
    return Counts.total(position.stock().events());
  }

  private Property<Position, Move> alwaysAMove() {
    return rules.of(
        CHAPTER,
        "always-a-move",
        "Whoever has to decide has a move.",
        List.of(TURN_1),
        (Check.OfTurn<Position, Move>)
            (position, turn) ->
                turn instanceof Turn.Decision<Move> decision && decision.moves().size() == 0
                    ? decision.player() + " has no move"
                    : null);
  }

  private Property<Position, Move> playCanEnd() {
    return rules.of(
        CHAPTER,
        "play-can-end",
        "From every position on play can come to its end.",
        List.of(END_1, END_2),
        new Check.OfPlay<>((before, move, after) -> after.stage() instanceof Stage.Over, false));
  }
}
