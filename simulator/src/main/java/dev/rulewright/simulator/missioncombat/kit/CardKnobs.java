package dev.rulewright.simulator.missioncombat.kit;

import dev.rulewright.missioncombat.Move;
import dev.rulewright.missioncombat.Position;
import dev.rulewright.missioncombat.material.Card;
import dev.rulewright.missioncombat.material.EventCard;
import dev.rulewright.missioncombat.material.Material;
import dev.rulewright.missioncombat.material.UnitCard;
import dev.rulewright.missioncombat.material.UnitType;
import dev.rulewright.simulator.kit.Knob;
import dev.rulewright.simulator.kit.Setting;
import dev.rulewright.simulator.setting.Domain;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.BiFunction;

/// The values of the cards, named `cards.CARD.COLUMN` with the columns of the card file; a trait is
/// a column of its own here.
///
/// Damage and defence come in tens, as all printed ones do. A unit may do no damage at all; an
/// event does at least 10, because ARTILLERY-2 may halve it.
final class CardKnobs {

  private static final int MOST_POINTS = 100;
  private static final int MOST_EVENT_POINTS = 200;
  private static final int MOST_COPIES = 20;
  private static final List<UnitType> TYPES = List.of(UnitType.values());
  private static final Domain TYPE =
      new Domain.Words(TYPES.stream().map(UnitType::toString).toList());
  private static final List<String> ALL_ASSUMED = List.of("all");

  private CardKnobs() {}

  static List<Setting<Position, Move>> of(Material material) {
    var settings = new ArrayList<Setting<Position, Move>>();
    material.cards().forEach(card -> add(card, settings));
    return settings;
  }

  private static void add(Card card, List<Setting<Position, Move>> settings) {
    switch (card) {
      case UnitCard unit -> {
        var now = new UnitValues(unit);
        settings.add(
            unit(unit, "defence", points(10), unit.defence(), "damage that destroys the unit"));
        settings.add(unit(unit, "damage", points(0), unit.damage(), "damage of one attack"));
        settings.add(unit(unit, "type", TYPE, unit.type(), "what the unit is"));
        settings.add(unit(unit, "weapon", TYPE, unit.weapon(), "what the unit can attack"));
        for (String trait : UnitValues.TRAITS) {
          settings.add(
              unit(
                  unit,
                  trait,
                  Domain.Words.YES_OR_NO,
                  now.has(trait) ? "yes" : "no",
                  "whether the unit has the trait " + trait));
        }
      }
      case EventCard(var _, EventCard.Barrage barrage) ->
          settings.add(
              setting(
                  card,
                  "damage",
                  "damage",
                  new Domain.Numbers(10, MOST_EVENT_POINTS, 10, "points"),
                  barrage.damage(),
                  "damage of the event",
                  CardKnobs::withEventDamage));
      case EventCard(var _, EventCard.RemoveOneUnit()) -> {}
    }
    settings.add(
        setting(
            card,
            "copies",
            "copies",
            new Domain.Numbers(0, MOST_COPIES, 1, "cards"),
            card.identity().copies(),
            "copies in the deck of the " + card.faction(),
            CardKnobs::withCopies));
  }

  private static Domain points(int lowest) {
    return new Domain.Numbers(lowest, MOST_POINTS, 10, "points");
  }

  private static Setting<Position, Move> unit(
      UnitCard unit, String column, Domain domain, Object now, String meaning) {
    return setting(
        unit,
        column,
        UnitValues.TRAITS.contains(column) ? "traits" : column,
        domain,
        now,
        meaning,
        (card, to) -> new UnitValues((UnitCard) card).with(column, to));
  }

  /// @param fileColumn the column of the card file that holds the value
  private static Setting<Position, Move> setting(
      Card card,
      String column,
      String fileColumn,
      Domain domain,
      Object now,
      String meaning,
      BiFunction<Card, String, Card> changed) {
    var knob =
        new Knob(
            "cards." + card.id() + "." + column,
            domain,
            now.toString(),
            meaning + ": " + card.name(),
            evidence(card, fileColumn));
    return new Setting<>(
        knob,
        (setup, to) -> {
          Material material = MissionKit.material(setup.box());
          // Other settings may have changed the card already.
          Card present = material.card(card.id()).orElseThrow();
          return MissionKit.with(setup, material.with(changed.apply(present, to.value())));
        });
  }

  private static String evidence(Card card, String column) {
    List<String> assumed = Arrays.asList(card.identity().assumed().split("\\s+", -1));
    return assumed.equals(ALL_ASSUMED) || assumed.contains(column) ? "assumed" : "rulebook";
  }

  private static Card withEventDamage(Card card, String to) {
    if (card
        instanceof EventCard(Card.Identity identity, EventCard.Barrage(UnitType type, int _))) {
      return new EventCard(identity, new EventCard.Barrage(type, Integer.parseInt(to)));
    }
    throw new IllegalStateException(card + " does no damage");
  }

  private static Card withCopies(Card card, String to) {
    Card.Identity now = card.identity();
    var identity =
        new Card.Identity(
            now.id(), now.name(), now.faction(), now.index(), Integer.parseInt(to), now.assumed());
    return switch (card) {
      case UnitCard unit ->
          new UnitCard(
              identity,
              unit.type(),
              unit.defence(),
              unit.weapon(),
              unit.damage(),
              unit.oversized(),
              unit.speed(),
              unit.ranged());
      case EventCard event -> new EventCard(identity, event.effect());
    };
  }

  static UnitType type(String name) {
    return TYPES.stream().filter(type -> type.toString().equals(name)).findFirst().orElseThrow();
  }

  /// The values on a unit card, by the names of their columns.
  private record UnitValues(UnitCard card) {

    /// The traits, each a column that says yes or no.
    static final List<String> TRAITS = List.of("oversized", "speed", "ranged");

    boolean has(String trait) {
      return switch (trait) {
        case "oversized" -> card.oversized();
        case "speed" -> card.speed();
        case "ranged" -> card.ranged();
        default -> throw new IllegalArgumentException("no trait: " + trait);
      };
    }

    UnitCard with(String column, String value) {
      return new UnitCard(
          card.identity(),
          column.equals("type") ? CardKnobs.type(value) : card.type(),
          column.equals("defence") ? Integer.parseInt(value) : card.defence(),
          column.equals("weapon") ? CardKnobs.type(value) : card.weapon(),
          column.equals("damage") ? Integer.parseInt(value) : card.damage(),
          column.equals("oversized") ? value.equals("yes") : card.oversized(),
          column.equals("speed") ? value.equals("yes") : card.speed(),
          column.equals("ranged") ? value.equals("yes") : card.ranged());
    }
  }
}
