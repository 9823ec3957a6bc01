package dev.rulewright.airsoftsquads;

import static dev.rulewright.airsoftsquads.AirsoftClause.END_1;
import static dev.rulewright.airsoftsquads.AirsoftClause.END_2;
import static dev.rulewright.airsoftsquads.AirsoftClause.MOVE_4;
import static dev.rulewright.airsoftsquads.AirsoftClause.PREPARATION_1;
import static dev.rulewright.airsoftsquads.AirsoftClause.SAVE_7;

import dev.rulewright.airsoftsquads.material.Card;
import dev.rulewright.kernel.Name;
import dev.rulewright.kernel.Result;
import java.util.List;
import java.util.stream.Stream;

/// What a position waits for.
public sealed interface Stage {

  /// What goes on by itself, as soon as it comes up: nobody sees such a position.
  sealed interface Passing extends Stage {}

  /// What a player decides.
  sealed interface Deciding extends Stage {
    /// Who decides.
    Seat player();
  }

  // ---- Before the first TURN, and between PHASEs ----

  /// A player puts operators on the field.
  record Deploying(Seat player) implements Deciding {}

  /// Cards are dealt until both players have their hands.
  record Dealing() implements Passing {}

  /// A TURN begins.
  record Beginning() implements Passing {}

  /// A card is drawn from a DECK.
  ///
  /// @param then what goes on afterwards
  record Drawing(Seat player, Stage then) implements Stage {}

  /// A player plays cards in the STRATEGY PHASE.
  ///
  /// @param played whether the player has played one already, where that matters
  record Strategy(Seat player, Window window, boolean played) implements Deciding {}

  /// The windows of the STRATEGY PHASE, in their order.
  enum Window {
    FIRST,
    SECOND,
    THIRD;

    @Override
    public String toString() {
      return Name.of(name());
    }
  }

  // ---- COMBAT PHASE ----

  /// A player is to perform an ACTION, if possible.
  record Alternating(Seat player) implements Passing {}

  /// A player performs an ACTION.
  ///
  /// @param passed whether the opponent has just passed, under a reading that allows it
  record Acting(Seat player, boolean passed) implements Deciding {

    private static final Acting RED = new Acting(Seat.RED, false);
    private static final Acting BLUE = new Acting(Seat.BLUE, false);

    /// A player performs an ACTION, and nobody has passed.
    public static Acting of(Seat player) {
      return player == Seat.RED ? RED : BLUE;
    }
  }

  /// An operator has performed an ACTION; it may have a BONUS.
  record Acted(Seat player, int position) implements Passing {}

  /// A player performs a BONUS ACTION with the operator on a position.
  record Bonus(Seat player, int position) implements Deciding {}

  /// Who attacks whom.
  record Attack(Seat player, int from, int target) {}

  /// A card may be attached for an attack.
  record Attaching(Attack attack, Attacher who) implements Deciding {
    @Override
    public Seat player() {
      return who == Attacher.DEFENDER ? attack.player.other() : attack.player;
    }
  }

  /// Who may attach a card, in this order.
  enum Attacher {
    ATTACKER,
    DEFENDER,
    ATTACKER_AGAIN;

    @Override
    public String toString() {
      return Name.of(name());
    }
  }

  /// A die is thrown for an attack.
  ///
  /// @param die the attacker's; 0 while that is thrown
  record Rolling(Attack attack, int die) implements Stage {}

  /// A die is thrown for a RULEVIOLATION of the attacker.
  ///
  /// @param hit whether the attack has made the enemy HIT
  record Violating(Attack attack, boolean hit) implements Stage {}

  // ---- PERFORMANCE ----

  /// A player chooses what to draw for a PERFORMANCE.
  record Performing(Seat player, Stage then) implements Deciding {}

  /// An ITEM is drawn.
  record DrawingItem(Seat player, Stage then) implements Stage {}

  /// A player attaches an ITEM.
  record Equipping(Seat player, Card item, Stage then) implements Deciding {}

  // ---- SUPPORT PHASE ----

  /// What is done in the SUPPORT PHASE, for one player after the other.
  enum Task {
    CARDS,
    ITEMS,
    READY,
    EXCHANGE,
    RETIRE,
    FILL,
    TURN_UP,
    LOSS,
    DRAW,
    END;

    @Override
    public String toString() {
      return Name.of(name());
    }
  }

  /// A task is at hand for a player.
  record Supporting(Task task, Seat player) implements Passing {

    /// Each of them, made once.
    private static final List<Supporting> ALL =
        Stream.of(Task.values())
            .flatMap(task -> Stream.of(Seat.values()).map(player -> new Supporting(task, player)))
            .toList();

    /// A task that is at hand for a player.
    public static Supporting of(Task task, Seat player) {
      return ALL.get(2 * task.ordinal() + player.ordinal());
    }
  }

  /// A player decides how a task is done.
  record Choosing(Task task, Seat player) implements Deciding {}

  // ---- The end ----

  /// Play is over.
  record Over(Result result) implements Stage {

    /// Three operators of a player are OUT.
    public static final String THREE_OUT = "three-out";

    /// An OBJECTIVE is CAPTURED.
    public static final String CAPTURED = "objective-captured";

    /// The last TURN is over.
    public static final String TURN_LIMIT = "turn-limit";

    /// A player cannot draw.
    public static final String DECK_EMPTY = "deck-empty";

    /// The ways in which play ends.
    public static final List<String> REASONS = List.of(THREE_OUT, CAPTURED, TURN_LIMIT, DECK_EMPTY);

    /// Play has ended in one of these ways.
    ///
    /// @param winners who has won; nobody for a draw
    public static Over of(List<Seat> winners, String reason) {
      List<AirsoftClause> clauses =
          switch (reason) {
            case THREE_OUT -> List.of(SAVE_7);
            case CAPTURED -> List.of(END_1, MOVE_4);
            case TURN_LIMIT -> List.of(END_2);
            default -> List.of(PREPARATION_1);
          };
      return new Over(new Result(winners, reason, clauses));
    }
  }
}
