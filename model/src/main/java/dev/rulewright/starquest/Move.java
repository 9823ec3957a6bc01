package dev.rulewright.starquest;

import dev.rulewright.kernel.Name;
import dev.rulewright.starquest.board.Direction;
import dev.rulewright.starquest.board.Door;
import dev.rulewright.starquest.board.Square;
import dev.rulewright.starquest.material.Card;
import dev.rulewright.starquest.material.Figure;
import dev.rulewright.starquest.material.Weapon;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/// A choice of a player, or what chance brings. A figure is named by its square, a Dreadnought by
/// its upper left one. The text form is the notation of the move.
public sealed interface Move {

  // ---- Choices of a player in turn ----

  /// A team chooses its weapons.
  ///
  /// @param set what the Commander carries
  /// @param heavy the heavy weapons of the marines, in the order of the file
  record Arm(Weapon set, List<Weapon> heavy) implements Move {
    /// Puts the weapons in order.
    public Arm {
      heavy = heavy.stream().sorted(Comparator.comparingInt(Weapon::index)).toList();
    }

    @Override
    public String toString() {
      return "arm "
          + set
          + heavy.stream().map(weapon -> " " + weapon).collect(Collectors.joining());
    }
  }

  /// A figure goes to a square next to it.
  record Step(Square from, Square to) implements Move {
    @Override
    public String toString() {
      return "step " + from + " " + to;
    }
  }

  /// A figure opens a door.
  record Open(Square from, Door door) implements Move {
    @Override
    public String toString() {
      return "open " + from + " " + door;
    }
  }

  /// A figure fires.
  ///
  /// @param at the target; the square where a line of plasma starts; null of an assault cannon
  /// @param direction of a line of plasma, else null
  record Fire(Square from, Weapon weapon, @Nullable Square at, @Nullable Direction direction)
      implements Move {
    @Override
    public String toString() {
      return "fire "
          + from
          + " "
          + weapon
          + (at == null || (direction != null && at.equals(from)) ? "" : " " + at)
          + (direction == null ? "" : " " + direction);
    }
  }

  /// A figure attacks a neighbour in close combat.
  record Strike(Square from, Square target) implements Move {
    @Override
    public String toString() {
      return "strike " + from + " " + target;
    }
  }

  /// The active figure does nothing more, so that a board is scanned.
  record Stop() implements Move {
    @Override
    public String toString() {
      return "stop";
    }
  }

  /// A reinforcement token is played.
  record Reinforce(Figure token, Square square) implements Move {
    @Override
    public String toString() {
      return "reinforce " + token + " " + square;
    }
  }

  /// The turn ends.
  record EndTurn() implements Move {
    @Override
    public String toString() {
      return "end-turn";
    }
  }

  // ---- Pending decisions ----

  /// An answer that needs no more words.
  enum Answer implements Move {
    /// The active figure may cross.
    ALLOW,
    /// The active figure may not cross.
    REFUSE,
    /// No more blips are placed on this board.
    END_SCAN,
    /// A face-up token is taken.
    TAKE,
    /// A face-up token is left where it is.
    LEAVE,
    /// The points that are left of an assault cannon are lost.
    END_FIRE;

    private final String text = Name.of(name());

    @Override
    public String toString() {
      return text;
    }
  }

  /// A blip is placed.
  record PlaceBlip(Figure face, Square square) implements Move {
    @Override
    public String toString() {
      return "blip " + face + " " + square;
    }
  }

  /// A Dreadnought is placed.
  ///
  /// @param heavy its heavy weapons, in the order of the file
  record PlaceDreadnought(Square base, List<Weapon> heavy) implements Move {
    /// Puts the weapons in order.
    public PlaceDreadnought {
      heavy = heavy.stream().sorted(Comparator.comparingInt(Weapon::index)).toList();
    }

    @Override
    public String toString() {
      return "dreadnought "
          + base
          + " "
          + heavy.stream().map(Weapon::id).collect(Collectors.joining("+"));
    }
  }

  /// A heavy weapon of a Dreadnought is removed.
  record Drop(Weapon weapon) implements Move {
    @Override
    public String toString() {
      return "drop " + weapon;
    }
  }

  /// Points of an assault cannon go to a target.
  record Hit(Square target, int points) implements Move {
    @Override
    public String toString() {
      return "hit " + target + " " + points;
    }
  }

  // ---- Assumed cards ----

  /// A team picks a card.
  record Choose(Card card) implements Move {
    @Override
    public String toString() {
      return "choose " + card;
    }
  }

  /// A team plays an order card.
  record Order(Card card) implements Move {
    @Override
    public String toString() {
      return "order " + card;
    }
  }

  /// A door is closed.
  record Close(Door door) implements Move {
    @Override
    public String toString() {
      return "close " + door;
    }
  }

  /// A figure is brought in.
  record Bring(Figure figure, Square square) implements Move {
    @Override
    public String toString() {
      return "bring " + figure + " " + square;
    }
  }

  // ---- Chance ----

  /// An event card is drawn.
  record Event(Card card) implements Move {
    @Override
    public String toString() {
      return "event " + card;
    }
  }

  /// The dice of a shot show a total.
  record Total(int points) implements Move {
    @Override
    public String toString() {
      return "total " + points;
    }
  }

  /// The two dice of a missile show numbers.
  ///
  /// @param lower at most as much as the other
  record TwoDice(int lower, int higher) implements Move {
    @Override
    public String toString() {
      return "dice " + lower + " " + higher;
    }
  }

  /// The dice of a close combat show totals.
  record Totals(int attacker, int defender) implements Move {
    @Override
    public String toString() {
      return "totals " + attacker + " " + defender;
    }
  }
}
