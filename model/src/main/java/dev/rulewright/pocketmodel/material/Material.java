package dev.rulewright.pocketmodel.material;

import dev.rulewright.kernel.cards.Pile;
import dev.rulewright.kernel.input.TableNumbers;
import java.util.List;

/// What both players bring.
///
/// @param units every kind of unit, in the order of the file
/// @param cards every kind of card, in the order of the file
/// @param numbers the numbers of the rules
/// @param packs whether decks and forces are built, or one pack each is opened
/// @param tables the numbers in the tables that all this was read from
/// @param assumptions what rests on no evidence, one sentence each
public record Material(
    List<UnitKind> units,
    List<Card> cards,
    Numbers numbers,
    Packs packs,
    TableNumbers tables,
    List<String> assumptions) {

  /// Where cards and units come from.
  public enum Packs {
    /// Each player has built a deck and a force.
    BUILT,
    /// Each player opens one pack (PACK-1), assumed to hold one copy of everything.
    ONE
  }

  /// Copies the lists.
  public Material {
    units = List.copyOf(units);
    cards = List.copyOf(cards);
    assumptions = List.copyOf(assumptions);
  }

  /// All units that a player brings.
  public Pile<UnitKind> force(Force force) {
    return Pile.<UnitKind>full(units).only(unit -> unit.force() == force);
  }

  /// All cards that a player brings.
  public Pile<Card> deck(Force force) {
    return Pile.<Card>full(cards).only(card -> card.decks().contains(force));
  }
}
