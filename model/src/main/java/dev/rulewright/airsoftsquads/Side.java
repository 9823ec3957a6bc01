package dev.rulewright.airsoftsquads;

import dev.rulewright.airsoftsquads.Operator.State;
import dev.rulewright.airsoftsquads.material.Card;
import dev.rulewright.airsoftsquads.material.OperatorCard;
import dev.rulewright.kernel.cards.Pile;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

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

  /// Puts the SAVEZONE in order.
  public Side {
    if (savezone.size() > 1) {
      savezone = savezone.stream().sorted(Comparator.comparingInt(Side::order)).toList();
    }
  }

  private static int order(Operator operator) {
    OperatorCard card = operator.card();
    return card == null ? -1 : card.index();
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
    Operator[] others = field.toArray(NONE);
    others[position - 1] = operator;
    return with(List.of(others), savezone);
  }

  /// The same with other operators.
  public Side with(List<Operator> onField, List<Operator> inSavezone) {
    return new Side(
        onField, inSavezone, hand, deck, discards, items, itemDiscards, strategies, moves);
  }

  /// The same with one operator more in the SAVEZONE.
  public Side plus(Operator saved) {
    var more = new ArrayList<>(savezone);
    more.add(saved);
    return with(field, List.copyOf(more));
  }

  /// The same without an operator of the SAVEZONE.
  public Side minus(Operator saved) {
    var fewer = new ArrayList<>(savezone);
    fewer.remove(saved);
    return with(field, List.copyOf(fewer));
  }

  /// The same with another hand, DECK and DISCARDZONE.
  public Side with(Pile<Card> inHand, Pile<Card> inDeck, Pile<Card> discarded) {
    return new Side(
        field, savezone, inHand, inDeck, discarded, items, itemDiscards, strategies, moves);
  }

  /// The same with one more card in the hand.
  public Side plusInHand(Card card) {
    return with(hand.plus(card), deck, discards);
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

  /// The same after another number of Moves this TURN.
  public Side withMoves(int number) {
    return new Side(field, savezone, hand, deck, discards, items, itemDiscards, strategies, number);
  }
}
