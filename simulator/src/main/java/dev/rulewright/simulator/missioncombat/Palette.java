package dev.rulewright.simulator.missioncombat;

import dev.rulewright.kernel.Field;
import dev.rulewright.missioncombat.Side;
import dev.rulewright.missioncombat.material.Card;
import dev.rulewright.missioncombat.material.Faction;
import dev.rulewright.missioncombat.material.Material;
import dev.rulewright.missioncombat.material.UnitCard;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Stream;

/// The cards of which small worlds are made.
///
/// @param marines the Marines' cards in index order
/// @param portalists the Portalists' cards in index order
/// @param most the most copies of each, if the box has as many
public record Palette(List<Card> marines, List<Card> portalists, int most) {

  /// Units that are in no box: types and traits that no default card combines, so that questions
  /// about them can be seen at all.
  public static final List<Field> TEST_UNITS =
      List.of(
          Field.of("test-colossus", "marines colossal 30, standard 20"),
          Field.of("test-marksman", "marines standard 10, standard 5, ranged"),
          Field.of("test-giant", "portalists elite 20, elite 10, oversized"));

  public Palette {
    marines = List.copyOf(marines);
    portalists = List.copyOf(portalists);
  }

  /// The cards of those names, as far as the material has them; without names every card of the
  /// box.
  static Palette of(Material material, List<String> ids, int most) {
    Predicate<Card> chosen = card -> ids.isEmpty() ? !isTestUnit(card) : ids.contains(card.id());
    return new Palette(
        material.marines().stream().filter(chosen).toList(),
        material.portalists().stream().filter(chosen).toList(),
        most);
  }

  /// Whether a card is one of the test units.
  public static boolean isTestUnit(Card card) {
    return TEST_UNITS.stream().anyMatch(field -> field.key().equals(card.id()));
  }

  boolean hasTestUnits() {
    return Stream.concat(marines.stream(), portalists.stream()).anyMatch(Palette::isTestUnit);
  }

  /// Whether all that a side has is of the palette, nothing more often than there.
  boolean has(Side side, Faction faction) {
    int others = side.unitCount() + side.hand().size() + side.deck().size() + side.discard().size();
    for (Card card : faction == Faction.MARINES ? marines : portalists) {
      int copies = side.hand().count(card) + side.deck().count(card) + side.discard().count(card);
      for (int i = 0; i < side.unitCount(); i++) {
        copies += side.unit(i).card().index() == card.index() ? 1 : 0;
      }
      others -= Math.min(copies, copies(card));
    }
    return others == 0;
  }

  private int copies(Card card) {
    return Math.min(most, card.identity().copies());
  }

  /// All worlds of a number of cards with at least one unit of each faction, in a fixed order: each
  /// a list of cards in index order, the Marines' first.
  List<List<Card>> worlds(int size) {
    var worlds = new ArrayList<List<Card>>();
    for (int ofMarines = 1; ofMarines < size; ofMarines++) {
      List<List<Card>> others = choices(portalists, size - ofMarines);
      for (List<Card> some : choices(marines, ofMarines)) {
        for (List<Card> other : others) {
          worlds.add(Stream.concat(some.stream(), other.stream()).toList());
        }
      }
    }
    return worlds;
  }

  /// The ways to take a number of cards, as many of each as there are copies, at least one of them
  /// a unit.
  private List<List<Card>> choices(List<Card> cards, int number) {
    var choices = new ArrayList<List<Card>>();
    choose(cards, 0, number, new ArrayList<>(), choices);
    choices.removeIf(choice -> choice.stream().noneMatch(UnitCard.class::isInstance));
    return choices;
  }

  private void choose(
      List<Card> cards, int from, int left, List<Card> chosen, List<List<Card>> into) {
    if (left == 0) {
      into.add(List.copyOf(chosen));
      return;
    }
    for (int i = from; i < cards.size(); i++) {
      Card card = cards.get(i);
      if (Collections.frequency(chosen, card) < copies(card)) {
        chosen.add(card);
        choose(cards, i, left - 1, chosen, into);
        chosen.removeLast();
      }
    }
  }
}
