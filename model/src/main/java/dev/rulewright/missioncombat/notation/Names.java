package dev.rulewright.missioncombat.notation;

import dev.rulewright.kernel.BadInput;
import dev.rulewright.missioncombat.material.Area;
import dev.rulewright.missioncombat.material.Card;
import dev.rulewright.missioncombat.material.EventCard;
import dev.rulewright.missioncombat.material.Faction;
import dev.rulewright.missioncombat.material.Material;
import dev.rulewright.missioncombat.material.UnitCard;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

/// The names of cards, areas and factions, and what they stand for.
record Names(Material material) {

  Area area(Word word) {
    return material
        .board()
        .area(word.text())
        .orElseThrow(() -> word.at().unknown("an area", word.text(), areas()));
  }

  private List<String> areas() {
    return material.board().areas().stream().map(Area::id).toList();
  }

  Faction faction(Word word) {
    return Arrays.stream(Faction.values())
        .filter(faction -> word.is(faction.id()))
        .findFirst()
        .orElseThrow(() -> word.at().unknown("a faction", word.text(), factions()));
  }

  static List<String> factions() {
    return Arrays.stream(Faction.values()).map(Faction::id).toList();
  }

  Card card(Word word) {
    return material
        .card(word.text())
        .orElseThrow(() -> word.at().unknown("a card", word.text(), ids(material.cards())));
  }

  /// A card that belongs to a faction.
  Card card(Word word, Faction faction) {
    Card card = card(word);
    if (card.faction() != faction) {
      throw word.found()
          .expected(
              "a card of the %s, this is one of the %s (MATERIAL-3)"
                  .formatted(faction, card.faction()));
    }
    return card;
  }

  UnitCard unit(Word word) {
    return switch (material.card(word.text()).orElse(null)) {
      case UnitCard unit -> unit;
      case EventCard _ -> throw word.found().expected("a unit, this is an event");
      case null -> throw word.at().unknown("a unit", word.text(), ids(UnitCard.class));
    };
  }

  EventCard event(Word word) {
    return switch (material.card(word.text()).orElse(null)) {
      case EventCard event -> event;
      case UnitCard _ ->
          throw word.found().expected("an event, this is a unit", "play-unit " + word.text() + "?");
      case null -> throw unknownEvent(word);
    };
  }

  private BadInput unknownEvent(Word word) {
    return word.at().unknown("an event", word.text(), ids(EventCard.class));
  }

  private List<String> ids(Class<? extends Card> kind) {
    return ids(material.cards().filter(kind::isInstance));
  }

  private static List<String> ids(Stream<? extends Card> cards) {
    return cards.map(Card::id).toList();
  }
}
