package dev.rulewright.airsoftsquads;

import dev.rulewright.airsoftsquads.material.Card;
import dev.rulewright.airsoftsquads.material.OperatorCard;
import dev.rulewright.kernel.Name;
import java.util.List;
import java.util.stream.Collectors;

/// A choice of a player, or what chance brings. Positions are numbered from 1. The text form is the
/// notation of the move.
public sealed interface Move {

  // ---- Before the first TURN ----

  /// Operators are put on the positions, in their order.
  record Deploy(List<OperatorCard> operators) implements Move {
    /// Copies the list.
    public Deploy {
      operators = List.copyOf(operators);
    }

    @Override
    public String toString() {
      return "deploy" + operators.stream().map(each -> " " + each).collect(Collectors.joining());
    }
  }

  // ---- Cards ----

  /// A card of the hand is played: a STRATEGY, or one that is attached for an attack.
  record Play(Card card) implements Move {
    @Override
    public String toString() {
      return "play " + card;
    }
  }

  /// An EFFECT is played on an own operator.
  record PlayOn(Card card, int position) implements Move {
    @Override
    public String toString() {
      return "play " + card + " " + position;
    }
  }

  // ---- Actions ----

  /// An operator performs an ACTION.
  sealed interface Action extends Move {
    /// Where the operator stands.
    int from();
  }

  /// An operator attacks an enemy.
  record Attack(int from, int target) implements Action {
    @Override
    public String toString() {
      return "attack " + from + " " + target;
    }
  }

  /// An operator moves towards the OBJECTIVE.
  record Advance(int from) implements Action {
    @Override
    public String toString() {
      return "advance " + from;
    }
  }

  /// An operator performs a BONUS ACTION.
  record Bonus(Action action) implements Move {
    @Override
    public String toString() {
      return "bonus " + action;
    }
  }

  /// An operator without a legal ACTION is turned.
  record Exhaust(int from) implements Move {
    @Override
    public String toString() {
      return "exhaust " + from;
    }
  }

  // ---- PERFORMANCE and SUPPORT PHASE ----

  /// An ITEM that was drawn is attached to an own operator.
  record Equip(int position) implements Move {
    @Override
    public String toString() {
      return "equip " + position;
    }
  }

  /// An ITEM of an operator on the field is dropped.
  record DropItem(int position) implements Move {
    @Override
    public String toString() {
      return "drop-item " + position;
    }
  }

  /// An ITEM of an operator in the SAVEZONE is dropped.
  record DropSavedItem(OperatorCard operator) implements Move {
    @Override
    public String toString() {
      return "drop-item " + operator;
    }
  }

  /// An operator of the SAVEZONE comes to a position.
  record Coming(int position, OperatorCard operator) {
    @Override
    public String toString() {
      return position + " " + operator;
    }
  }

  /// Operators come in the place of others.
  ///
  /// @param coming who comes where, in the order of the positions
  record Exchange(List<Coming> coming) implements Move {
    /// Copies the list.
    public Exchange {
      coming = List.copyOf(coming);
    }

    @Override
    public String toString() {
      return "exchange " + written(coming);
    }
  }

  /// HIT operators are put into the SAVEZONE.
  ///
  /// @param positions where they stand, in order
  record Retire(List<Integer> positions) implements Move {
    /// Copies the list.
    public Retire {
      positions = List.copyOf(positions);
    }

    @Override
    public String toString() {
      return "retire" + positions.stream().map(each -> " " + each).collect(Collectors.joining());
    }
  }

  /// Operators come to free positions.
  ///
  /// @param coming who comes where, in the order of the positions
  record Fill(List<Coming> coming) implements Move {
    /// Copies the list.
    public Fill {
      coming = List.copyOf(coming);
    }

    @Override
    public String toString() {
      return "fill " + written(coming);
    }
  }

  private static String written(List<Coming> coming) {
    return coming.isEmpty()
        ? "none"
        : coming.stream().map(Coming::toString).collect(Collectors.joining(" "));
  }

  /// A choice that needs no more words.
  enum Word implements Move {
    /// Nothing more is done.
    DONE,
    /// Nothing is done now.
    PASS,
    /// The BONUS ACTION is given up.
    NO_BONUS,
    /// A card is drawn.
    DRAW_CARD,
    /// An ITEM is drawn.
    DRAW_ITEM;

    private final String text = Name.of(name());

    @Override
    public String toString() {
      return text;
    }
  }

  // ---- Chance ----

  /// A card of the DECK is drawn.
  record Drawn(Card card) implements Move {
    @Override
    public String toString() {
      return "drawn " + card;
    }
  }

  /// An ITEM is drawn.
  record Item(Card card) implements Move {
    @Override
    public String toString() {
      return "item " + card;
    }
  }

  /// A die falls.
  record Rolled(int points) implements Move {
    @Override
    public String toString() {
      return "rolled " + points;
    }
  }
}
