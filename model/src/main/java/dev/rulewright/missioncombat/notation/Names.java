package dev.rulewright.missioncombat.notation;

import dev.rulewright.kernel.notation.Form;
import dev.rulewright.kernel.text.Copies;
import dev.rulewright.kernel.text.Read;
import dev.rulewright.kernel.text.Word;
import dev.rulewright.missioncombat.material.Area;
import dev.rulewright.missioncombat.material.Card;
import dev.rulewright.missioncombat.material.EventCard;
import dev.rulewright.missioncombat.material.Faction;
import dev.rulewright.missioncombat.material.Material;
import dev.rulewright.missioncombat.material.UnitCard;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.Function;

/// The names of cards, areas and factions, and what they stand for. A name that is not known is bad
/// input.
public final class Names {

  static final Form<Faction> FACTION = Form.choice(List.of(Faction.values()), "a faction");

  /// Who controls an area: a faction, `both` or `nobody`.
  static final Form<List<Faction>> CONTROL =
      new Form<>(
          Form.Kind.CHOICE,
          "who controls an area",
          List.of("marines", "portalists", "both", "nobody"),
          by -> by.size() == 1 ? by.getFirst().id() : by.isEmpty() ? "nobody" : "both",
          word ->
              switch (word.text()) {
                case "both" -> List.of(Faction.values());
                case "nobody" -> List.of();
                default -> List.of(FACTION.read(word));
              });

  final Material material;
  final Form<Area> area;
  final Form<Card> card;
  final Form<UnitCard> unit = Form.phrase("a unit", UnitCard::toString, this::unit);
  final Form<EventCard> event = Form.phrase("an event", EventCard::toString, this::event);

  public Names(Material material) {
    this.material = material;
    area = Form.choice(material.board().areas(), "an area");
    card = Form.choice(material.cards().toList(), "a card");
  }

  /// Areas, such as `hq, red-portal`; at least one, none twice.
  public List<Area> areas(Word list) {
    var areas = new ArrayList<Area>();
    for (Word word : list.pieces(',')) {
      Area each = area.read(word);
      if (areas.contains(each)) {
        throw word.found().because("this area stands here already");
      }
      areas.add(each);
    }
    return areas;
  }

  /// A card that belongs to a faction.
  Form<Card> card(Faction faction) {
    return Form.phrase(
        "a card",
        Card::toString,
        word -> {
          Card found = card.read(word);
          if (found.faction() != faction) {
            throw word.expected(
                "a card of the %s, this is one of the %s (MATERIAL-3)", faction, found.faction());
          }
          return found;
        });
  }

  private UnitCard unit(Word word) {
    return switch (material.card(word.text()).orElse(null)) {
      case UnitCard unit -> unit;
      case EventCard _ -> throw word.found().expected("a unit, this is an event");
      case null -> throw word.unknown(all(UnitCard.class), "a unit");
    };
  }

  private EventCard event(Word word) {
    return switch (material.card(word.text()).orElse(null)) {
      case EventCard event -> event;
      case UnitCard _ ->
          throw word.found().expected("an event, this is a unit", "play-unit " + word.text() + "?");
      case null -> throw word.unknown(all(EventCard.class), "an event");
    };
  }

  private List<? extends Card> all(Class<? extends Card> kind) {
    return material.cards().filter(kind::isInstance).toList();
  }

  /// What a list such as `rifleman x2, exorcist#10,road-used` names, each thing as often as it is
  /// written; the marks of a unit belong to the unit although commas separate them.
  static <T> List<Read<T>> list(Word text, Function<Word, ? extends T> reading) {
    return Copies.list(text, Marks::goOn).stream()
        .flatMap(copies -> copies.<T>each(reading).stream())
        .toList();
  }

  /// Units, such as `rifleman x2, exorcist`, of each as many as there are copies at most.
  public List<UnitCard> units(Word list) {
    var units = new ArrayList<UnitCard>();
    for (Copies copies : Copies.list(list, Marks::goOn)) {
      UnitCard each = unit(copies.thing());
      units.addAll(Collections.nCopies(copies.count(), each));
      if (Collections.frequency(units, each) > each.identity().copies()) {
        throw copies
            .thing()
            .found()
            .expected("at most %d copies of it".formatted(each.identity().copies()));
      }
    }
    return units;
  }
}
