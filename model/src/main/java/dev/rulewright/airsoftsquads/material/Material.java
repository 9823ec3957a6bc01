package dev.rulewright.airsoftsquads.material;

import dev.rulewright.kernel.cards.Pile;
import dev.rulewright.kernel.input.TableNumbers;
import java.util.List;

/// What both players have.
///
/// @param operators the squad
/// @param cards the cards of DECK and ITEMDECK
/// @param numbers how many of everything
/// @param tables the numbers in the tables that all this was read from
/// @param assumptions what rests on no evidence, one sentence each
public record Material(
    List<OperatorCard> operators,
    List<Card> cards,
    Numbers numbers,
    TableNumbers tables,
    List<String> assumptions) {

  /// Copies the lists.
  public Material {
    operators = List.copyOf(operators);
    cards = List.copyOf(cards);
    assumptions = List.copyOf(assumptions);
  }

  /// A pile without cards.
  public Pile<Card> nothing() {
    return Pile.empty(cards);
  }

  /// The DECK before play.
  public Pile<Card> deck() {
    return Pile.<Card>full(cards).only(card -> !card.isItem());
  }

  /// The ITEMDECK before play.
  public Pile<Card> items() {
    return Pile.<Card>full(cards).only(Card::isItem);
  }
}
