package dev.rulewright.starquest;

import dev.rulewright.kernel.Result;
import java.util.List;
import java.util.Locale;

/// What a position waits for.
public sealed interface Stage {

  /// The player on the move acts, or ends the turn.
  Stage ACTING = new Acting();

  /// The team on the move chooses its weapons.
  record Arming() implements Stage {}

  /// An event card is drawn.
  record Drawing() implements Stage {}

  /// The player on the move acts, or ends the turn.
  record Acting() implements Stage {}

  /// The owner of the figure on a square is asked whether the active figure may cross it.
  record Asking(int square) implements Stage {}

  /// Dice are thrown for fire of the active figure.
  ///
  /// @param weapon index of the weapon
  /// @param target the square of the target, or from which a line of plasma starts; of a cannon 0
  /// @param direction of a line of plasma, else 0
  record Firing(int weapon, int target, int direction) implements Stage {}

  /// Dice are thrown for a strike of the active figure.
  ///
  /// @param target the square of the target
  record Striking(int target) implements Stage {}

  /// The points of an assault cannon are split.
  ///
  /// @param weapon index of the weapon
  /// @param left points left
  /// @param hit the squares of figures that were hit and stand, in order
  record Splitting(int weapon, int left, List<Integer> hit) implements Stage {
    /// Puts the squares in order.
    public Splitting {
      hit = hit.size() < 2 ? List.copyOf(hit) : hit.stream().sorted().toList();
    }
  }

  /// The alien player places blips.
  ///
  /// @param board the board that is scanned
  record Scanning(int board) implements Stage {}

  /// The alien player places a Dreadnought.
  ///
  /// @param square a square that its base has to cover
  /// @param from where it comes from
  /// @param activity what it has done this turn; -1 if it is not active
  /// @param done whether it has acted this turn
  record Placing(int square, Origin from, int activity, boolean done) implements Stage {}

  /// Where a Dreadnought comes from.
  enum Origin {
    BLIP,
    TOKEN;

    @Override
    public String toString() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  /// A heavy weapon of a Dreadnought is removed.
  ///
  /// @param square where it stands
  /// @param chooser who chooses
  /// @param then what goes on afterwards
  record Dropping(int square, Seat chooser, Stage then) implements Stage {}

  /// A team takes a token or leaves it, under a reading that lets it choose.
  ///
  /// @param kind the kind of token
  /// @param team who chooses
  /// @param then what goes on afterwards
  record Taking(int kind, Seat team, Stage then) implements Stage {}

  /// The team on the move picks an order card.
  record Choosing() implements Stage {}

  /// The alien player brings in a figure because of an event.
  ///
  /// @param kind the kind of alien
  record Bringing(int kind) implements Stage {}

  /// The alien player closes a door because of an event.
  record Shutting() implements Stage {}

  /// Play is over.
  record Over(Result result) implements Stage {

    /// No marine is left.
    public static final String NOBODY_LEFT = "nobody-left";

    /// The last round is over.
    public static final String LAST_EVENT = "last-event";

    /// The ways in which play ends.
    public static final List<String> REASONS = List.of(NOBODY_LEFT, LAST_EVENT);

    /// Play has ended in one of these ways.
    public static Over of(List<Seat> winners, String reason) {
      StarQuestClause because =
          reason.equals(NOBODY_LEFT) ? StarQuestClause.END_1 : StarQuestClause.END_2;
      return new Over(new Result(winners, reason, List.of(because, StarQuestClause.WIN_2)));
    }
  }
}
