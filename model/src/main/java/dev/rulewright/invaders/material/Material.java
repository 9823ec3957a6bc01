package dev.rulewright.invaders.material;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

/// Everything in the box.
///
/// @param invader the cards of the Invader, by index
/// @param mankind the cards of Mankind, by index
/// @param heroes the heroes, by index; at least one
/// @param zones the zones, by index; at least two
/// @param assumptions what rests on no evidence, one sentence each
public record Material(
    List<Card> invader,
    List<Card> mankind,
    List<HeroCard> heroes,
    List<Zone> zones,
    Numbers numbers,
    List<String> assumptions) {

  /// The card that the page shows to be of the heroes' class (EXAMPLE-4).
  public static final String SHANTY_TOWN = "refugees-shanty-town";

  /// The card in whose example words are lost (EXAMPLE-2).
  public static final String BUNKER = "norad-cheyenne-mountain-bunker";

  /// Copies the lists.
  public Material {
    invader = List.copyOf(invader);
    mankind = List.copyOf(mankind);
    heroes = List.copyOf(heroes);
    zones = List.copyOf(zones);
    assumptions = List.copyOf(assumptions);
  }

  /// The cards of a player.
  public List<Card> cards(Seat seat) {
    return seat == Seat.INVADER ? invader : mankind;
  }

  /// The cards of both players.
  public Stream<Card> cards() {
    return Stream.concat(invader.stream(), mankind.stream());
  }

  /// The card of a name.
  public Optional<Card> card(String id) {
    return cards().filter(card -> card.id().equals(id)).findFirst();
  }

  /// The same with one card changed.
  public Material withCard(Card card, UnaryOperator<Card> change) {
    Seat seat = card.owner();
    List<Card> changed = changed(cards(seat), card.index(), change);
    return seat == Seat.INVADER
        ? new Material(changed, mankind, heroes, zones, numbers, assumptions)
        : new Material(invader, changed, heroes, zones, numbers, assumptions);
  }

  /// The same with one hero changed.
  public Material withHero(int index, UnaryOperator<HeroCard> change) {
    return new Material(
        invader, mankind, changed(heroes, index, change), zones, numbers, assumptions);
  }

  /// The same with one zone changed.
  public Material withZone(int index, UnaryOperator<Zone> change) {
    return new Material(
        invader, mankind, heroes, changed(zones, index, change), numbers, assumptions);
  }

  /// The same with other numbers.
  public Material with(Numbers other) {
    return new Material(invader, mankind, heroes, zones, other, assumptions);
  }

  private static <T> List<T> changed(List<T> all, int index, UnaryOperator<T> change) {
    var changed = new ArrayList<>(all);
    changed.set(index, change.apply(all.get(index)));
    return changed;
  }
}
