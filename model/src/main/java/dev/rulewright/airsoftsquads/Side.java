package dev.rulewright.airsoftsquads;

import dev.rulewright.airsoftsquads.Operator.State;
import dev.rulewright.airsoftsquads.material.Card;
import dev.rulewright.airsoftsquads.material.OperatorCard;
import dev.rulewright.kernel.cards.Pile;
import java.util.Collections;
import java.util.List;
import java.util.function.UnaryOperator;

/// What one player has. Positions are numbered from 1.
///
/// @param field who is on each FIELDPOSITION
/// @param savezone who is in the SAVEZONE, in the order of the operators
/// @param hand cards in hand
/// @param deck the DECK
/// @param discards the DISCARDZONE
/// @param items the ITEMDECK
/// @param itemDiscards the ITEMDISCARDZONE
/// @param strategies STRATEGY cards in play
/// @param moves Moves made this TURN
public record Side(
    List<Operator> field,
    List<Operator> savezone,
    Pile<Card> hand,
    Pile<Card> deck,
    Pile<Card> discards,
    Pile<Card> items,
    Pile<Card> itemDiscards,
    Pile<Card> strategies,
    int moves) {

  private static final Operator[] NONE = {};

  /// Free positions, and cards in the DECK and the ITEMDECK only.
  public static Side before(int positions, Pile<Card> deck, Pile<Card> items) {
    Pile<Card> none = deck.emptied();
    List<Operator> nobody = Collections.nCopies(positions, Operator.NOBODY);
    return new Side(nobody, List.of(), none, deck, none, items, none, none, 0);
  }

  /// Who is on a position.
  public Operator at(int position) {
    return field.get(position - 1);
  }

  /// The number of FIELDPOSITIONs.
  public int positions() {
    return field.size();
  }

  /// The operator of a kind in the SAVEZONE; [Operator#NOBODY] if it is not there.
  public Operator inSavezone(OperatorCard card) {
    for (int i = 0; i < savezone.size(); i++) {
      if (card.equals(savezone.get(i).card())) {
        return savezone.get(i);
      }
    }
    return Operator.NOBODY;
  }

  /// How many on the field are in a state.
  public int onField(State state) {
    return count(field, state);
  }

  /// How many in the SAVEZONE are in a state.
  public int inSavezone(State state) {
    return count(savezone, state);
  }

  private static int count(List<Operator> operators, State state) {
    int count = 0;
    for (int i = 0; i < operators.size(); i++) {
      count += operators.get(i).state() == state ? 1 : 0;
    }
    return count;
  }

  // ---- Other sides ----

  /// The same with somebody else on a position.
  public Side with(int position, Operator operator) {
    return with(replaced(field, position - 1, operator), savezone);
  }

  /// A list with something else at an index. One of three, which are usual, is made without a copy
  /// of an array; so is one in which everybody is changed.
  private static List<Operator> replaced(List<Operator> list, int index, Operator other) {
    if (list.size() == 3) {
      return List.of(
          index == 0 ? other : list.get(0),
          index == 1 ? other : list.get(1),
          index == 2 ? other : list.get(2));
    }
    Operator[] others = list.toArray(NONE);
    others[index] = other;
    return List.of(others);
  }

  /// The same with everybody on the field changed.
  public Side withField(UnaryOperator<Operator> changed) {
    return with(changed(field, changed), savezone);
  }

  /// The same with everybody in the SAVEZONE changed.
  public Side withSavezone(UnaryOperator<Operator> changed) {
    return with(field, changed(savezone, changed));
  }

  private static List<Operator> changed(List<Operator> operators, UnaryOperator<Operator> changed) {
    if (operators.size() == 3) {
      return List.of(
          changed.apply(operators.get(0)),
          changed.apply(operators.get(1)),
          changed.apply(operators.get(2)));
    }
    Operator[] others = operators.toArray(NONE);
    for (int i = 0; i < others.length; i++) {
      others[i] = changed.apply(others[i]);
    }
    return List.of(others);
  }

  /// The same with other operators.
  public Side with(List<Operator> onField, List<Operator> inSavezone) {
    return new Side(
        onField, inSavezone, hand, deck, discards, items, itemDiscards, strategies, moves);
  }

  /// The same with another hand, DECK and DISCARDZONE.
  public Side with(Pile<Card> inHand, Pile<Card> inDeck, Pile<Card> discarded) {
    return new Side(
        field, savezone, inHand, inDeck, discarded, items, itemDiscards, strategies, moves);
  }

  /// The same with a card of the hand elsewhere.
  public Side minusInHand(Card card) {
    return with(hand.minus(card), deck, discards);
  }

  /// The same with a card on its pile of discards.
  public Side discarding(Card card) {
    return card.isItem()
        ? withItems(items, itemDiscards.plus(card))
        : with(hand, deck, discards.plus(card));
  }

  /// The same with another ITEMDECK and ITEMDISCARDZONE.
  public Side withItems(Pile<Card> inDeck, Pile<Card> discarded) {
    return new Side(field, savezone, hand, deck, discards, inDeck, discarded, strategies, moves);
  }

  /// The same with other STRATEGY cards in play.
  public Side withStrategies(Pile<Card> inPlay) {
    return new Side(field, savezone, hand, deck, discards, items, itemDiscards, inPlay, moves);
  }

  /// The same with somebody else on a position, after one Move more.
  public Side moving(int position, Operator operator) {
    return with(replaced(field, position - 1, operator), moves + 1);
  }

  /// The same with everybody on the field changed, and no Moves made this TURN.
  public Side rested(UnaryOperator<Operator> changed) {
    return with(changed(field, changed), 0);
  }

  private Side with(List<Operator> onField, int number) {
    return new Side(
        onField, savezone, hand, deck, discards, items, itemDiscards, strategies, number);
  }
}
