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
import java.util.Arrays;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;

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
  private static final List<String> ALL_ASSUMED = List.of("all");

  /// A value of cards of a kind.
  ///
  /// @param meaning in which `%s` stands for the faction
  /// @param now the value of a card, as its file says it
  private record Column<C extends Card>(
      String name, Domain domain, String meaning, Function<C, Object> now) {}

  private static final List<Column<UnitCard>> UNIT =
      List.of(
          new Column<>("defence", points(10), "damage that destroys the unit", UnitCard::defence),
          new Column<>("damage", points(0), "damage of one attack", UnitCard::damage),
          new Column<>("type", types(), "what the unit is", UnitCard::type),
          new Column<>("weapon", types(), "what the unit can attack", UnitCard::weapon),
          trait("oversized", UnitCard::oversized),
          trait("speed", UnitCard::speed),
          trait("ranged", UnitCard::ranged));

  private static final Column<Card> COPIES =
      new Column<>(
          "copies",
          new Domain.Numbers(0, MOST_COPIES, 1, "cards"),
          "copies in the deck of the %s",
          Card::copies);

  private CardKnobs() {}

  private static Domain points(int lowest) {
    return new Domain.Numbers(lowest, MOST_POINTS, 10, "points");
  }

  private static Domain types() {
    return new Domain.Words(TYPES.stream().map(UnitType::toString).toList());
  }

  private static Column<UnitCard> trait(String name, Function<UnitCard, Boolean> has) {
    return new Column<>(
        name,
        Domain.Words.YES_OR_NO,
        "whether the unit has the trait " + name,
        card -> has.apply(card) ? "yes" : "no");
  }

  static List<Setting<Position, Move>> of(Material material) {
    return material
        .cards()
        .flatMap(card -> Stream.concat(ofKind(card), Stream.of(setting(card, COPIES))))
        .toList();
  }

  /// What only units have, or only events.
  private static Stream<Setting<Position, Move>> ofKind(Card card) {
    return switch (card) {
      case UnitCard unit -> UNIT.stream().map(column -> setting(unit, column));
      case EventCard(var _, EventCard.Barrage barrage) ->
          Stream.of(
              setting(
                  card,
                  new Column<>(
                      "damage",
                      new Domain.Numbers(10, MOST_EVENT_POINTS, 10, "points"),
                      "damage of the event",
                      _ -> barrage.damage())));
      case EventCard(var _, EventCard.RemoveOneUnit()) -> Stream.empty();
    };
  }

  private static <C extends Card> Setting<Position, Move> setting(C card, Column<C> column) {
    var knob =
        new Knob(
            "cards." + card.id() + "." + column.name,
            column.domain,
            column.now.apply(card).toString(),
            column.meaning.formatted(card.faction()) + ": " + card.name(),
            evidence(card, column.domain.equals(Domain.Words.YES_OR_NO) ? "traits" : column.name));
    return new Setting<>(
        knob,
        (setup, to) -> {
          Material material = MissionKit.material(setup.box());
          // Other settings may have changed the card already.
          Card present = material.card(card.id()).orElseThrow();
          return MissionKit.with(setup, material.with(with(present, column.name, to.value())));
        });
  }

  /// @param column the column of the card file
  private static String evidence(Card card, String column) {
    List<String> assumed = Arrays.asList(card.identity().assumed().split("\\s+", -1));
    return assumed.equals(ALL_ASSUMED) || assumed.contains(column) ? "assumed" : "rulebook";
  }

  /// The card with another value in a column.
  private static Card with(Card card, String column, String value) {
    Card.Identity identity =
        column.equals(COPIES.name)
            ? card.identity().withCopies(Integer.parseInt(value))
            : card.identity();
    return switch (card) {
      case UnitCard unit ->
          new UnitCard(
              identity,
              column.equals("type") ? type(value) : unit.type(),
              column.equals("defence") ? Integer.parseInt(value) : unit.defence(),
              column.equals("weapon") ? type(value) : unit.weapon(),
              column.equals("damage") ? Integer.parseInt(value) : unit.damage(),
              column.equals("oversized") ? value.equals("yes") : unit.oversized(),
              column.equals("speed") ? value.equals("yes") : unit.speed(),
              column.equals("ranged") ? value.equals("yes") : unit.ranged());
      case EventCard(var _, EventCard.Barrage(UnitType type, int _)) when column.equals("damage") ->
          new EventCard(identity, new EventCard.Barrage(type, Integer.parseInt(value)));
      case EventCard event -> new EventCard(identity, event.effect());
    };
  }

  private static UnitType type(String name) {
    return TYPES.stream().filter(type -> type.toString().equals(name)).findFirst().orElseThrow();
  }
}
