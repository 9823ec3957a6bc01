package dev.rulewright.missioncombat.notation;

import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.text.Read;
import dev.rulewright.missioncombat.MissionClause;
import dev.rulewright.missioncombat.material.Card;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;

/// Whether what somebody wrote as remembered agrees with what lies on the table.
final class MemoryCheck {

  private MemoryCheck() {}

  static void check(Setup setup) {
    checkDiscarded(setup, setup.memory().faceDown());
    checkDiscarded(setup, setup.memory().onTop());
    var factions = new HashSet<>();
    for (Card card : setup.memory().onTop()) {
      if (!factions.add(card.faction())) {
        throw BadInput.at(setup.place())
            .because(
                "two cards of the %s are said to lie on top of their discard pile (%s)"
                    .formatted(card.faction(), MissionClause.PLAY_EVENT_DISCARD));
      }
    }
  }

  private static void checkDiscarded(Setup setup, List<Card> cards) {
    for (Card card : cards) {
      List<Card> discard =
          setup.pile(new PileName(card.faction(), PileName.Kind.DISCARD)).stream()
              .map(Read::value)
              .toList();
      int remembered = Collections.frequency(cards, card);
      if (remembered > Collections.frequency(discard, card)) {
        throw BadInput.at(setup.place())
            .because(
                "%d copies of %s are remembered in the discard pile, which holds %d (%s)"
                    .formatted(
                        remembered,
                        card,
                        Collections.frequency(discard, card),
                        MissionClause.PLAY_EVENT_DISCARD));
      }
    }
  }
}
