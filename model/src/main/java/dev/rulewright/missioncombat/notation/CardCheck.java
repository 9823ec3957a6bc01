package dev.rulewright.missioncombat.notation;

import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.text.Read;
import dev.rulewright.missioncombat.MissionClause;
import dev.rulewright.missioncombat.Stage;
import dev.rulewright.missioncombat.material.Card;
import dev.rulewright.missioncombat.material.EventCard;
import dev.rulewright.missioncombat.material.Faction;
import dev.rulewright.missioncombat.notation.PositionFields.PileKind;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/// Whether the cards can be where somebody wrote them.
final class CardCheck {

  private CardCheck() {}

  /// Refuses more copies of a card than there are.
  static void checkCopies(Setup setup) {
    for (Faction faction : Faction.values()) {
      Map<Card, Integer> seen = new HashMap<>();
      for (Read<? extends Card> card :
          everywhere(setup, faction).sorted(Read.AS_WRITTEN).toList()) {
        int copies = card.value().identity().copies();
        if (seen.merge(card.value(), 1, Integer::sum) > copies) {
          throw card.word()
              .because(
                  "there are only %d copies of %s, all of them written before (%s)",
                  copies, card.value(), MissionClause.SIXTY_CARDS);
        }
      }
    }
  }

  /// Every card of a faction that was written, wherever it is.
  static Stream<Read<? extends Card>> everywhere(Setup setup, Faction faction) {
    Stream<Read<? extends Card>> drawn =
        Stage.drawn(setup.stage().value()).stream()
            .filter(card -> card.faction() == faction)
            .map(card -> new Read<>(card, setup.stage().word()));
    Stream<Read<? extends Card>> units =
        setup.units(faction).map(unit -> new Read<>(unit.value().card(), unit.word()));
    Stream<Read<? extends Card>> piles =
        Stream.of(PileKind.values()).flatMap(kind -> setup.pile(faction, kind).stream());
    return Stream.of(drawn, units, piles).flatMap(cards -> cards);
  }

  /// Refuses events in hand during the set-up.
  static void checkHandsInSetUp(Setup setup) {
    Stream.of(Faction.values())
        .flatMap(faction -> setup.pile(faction, PileKind.HAND).stream())
        .filter(card -> card.value() instanceof EventCard)
        .findFirst()
        .ifPresent(card -> {
          throw card.word()
              .because(
                  "during the set-up events go to the discard pile, not into a hand (%s)",
                  MissionClause.REPLACE_EVENTS);
        });
  }

  /// Refuses what is remembered of the discard piles unless it agrees with what lies there.
  static void checkMemory(Setup setup) {
    checkDiscarded(setup, setup.memory().faceDown());
    checkDiscarded(setup, setup.memory().onTop());
    var factions = new HashSet<>();
    for (Card card : setup.memory().onTop()) {
      if (!factions.add(card.faction())) {
        throw BadInput.at(setup.place())
            .because(
                "two cards of the %s are said to lie on top of their discard pile (%s)",
                card.faction(), MissionClause.PLAY_EVENT_DISCARD);
      }
    }
  }

  private static void checkDiscarded(Setup setup, List<Card> cards) {
    for (Card card : cards) {
      int remembered = Collections.frequency(cards, card);
      long there =
          setup.pile(card.faction(), PileKind.DISCARD).stream()
              .filter(each -> each.value().equals(card))
              .count();
      if (remembered > there) {
        throw BadInput.at(setup.place())
            .because(
                "%d copies of %s are remembered in the discard pile, which holds %d (%s)",
                remembered, card, there, MissionClause.PLAY_EVENT_DISCARD);
      }
    }
  }
}
