package dev.rulewright.alloy;

import dev.rulewright.kernel.reading.Reading;
import dev.rulewright.missioncombat.material.Card;
import dev.rulewright.missioncombat.material.EventCard;
import dev.rulewright.missioncombat.material.EventCard.Barrage;
import dev.rulewright.missioncombat.material.Material;
import dev.rulewright.missioncombat.material.UnitCard;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/// A board and all the cards there are, each copy an atom of its own.
///
/// @param material whose decks hold exactly these cards
/// @param units the unit that each atom is, in the order of the atoms
/// @param events the event that each atom is
/// @param step every amount of damage or defence is a multiple of it
/// @param levels the number of different amounts, 0 included
public record World(
    Material material,
    Reading reading,
    List<UnitCard> units,
    List<EventCard> events,
    int step,
    int levels) {

  /// Copies the lists.
  public World {
    units = List.copyOf(units);
    events = List.copyOf(events);
  }

  /// The world of all the cards of some material.
  ///
  /// @throws IllegalArgumentException if the twin does not mirror the reading
  public static World of(Material material, Reading reading) {
    List<String> missing = Answers.notMirrored(reading);
    if (!missing.isEmpty()) {
      throw new IllegalArgumentException("the Alloy twin does not mirror " + missing);
    }
    var units = new ArrayList<UnitCard>();
    var events = new ArrayList<EventCard>();
    for (Card card : material.cards().toList()) {
      for (int copy = 0; copy < card.identity().copies(); copy++) {
        switch (card) {
          case UnitCard unit -> units.add(unit);
          case EventCard event -> events.add(event);
        }
      }
    }
    int step = amounts(material, units, events).reduce(0, World::greatestCommonDivisor);
    int most =
        units.stream().mapToInt(UnitCard::defence).max().orElse(step)
            + material.numbers().bunkerBonus();
    return new World(material, reading, units, events, step, most / step + 1);
  }

  private static Stream<Integer> amounts(
      Material material, List<UnitCard> units, List<EventCard> events) {
    return Stream.of(
            Stream.of(material.numbers().bunkerBonus()),
            units.stream().flatMap(unit -> Stream.of(unit.defence(), unit.damage())),
            events.stream()
                .map(EventCard::effect)
                .filter(Barrage.class::isInstance)
                .map(effect -> ((Barrage) effect).damage() / 2))
        .flatMap(each -> each);
  }

  private static int greatestCommonDivisor(int a, int b) {
    return b == 0 ? a : greatestCommonDivisor(b, a % b);
  }

  /// The name of the atom of a unit.
  public String unitName(int unit) {
    return Names.ofUnit(units.get(unit).id(), copy(units, unit));
  }

  /// The name of the atom of an event.
  public String eventName(int event) {
    return Names.ofEvent(events.get(event).id(), copy(events, event));
  }

  /// Which copy of its card an atom is, from 1.
  private static int copy(List<? extends Card> cards, int at) {
    return (int) cards.subList(0, at + 1).stream().filter(cards.get(at)::equals).count();
  }

  /// The level of an amount of damage, cut to the highest.
  public int level(int points) {
    return Math.min(points / step, levels - 1);
  }

  /// The name of the atom of a level.
  public String levelName(int level) {
    return Names.ofLevel(level * step);
  }
}
