package dev.rulewright.missioncombat.rules;

import dev.rulewright.missioncombat.Pile;
import dev.rulewright.missioncombat.material.Card;
import java.util.function.Predicate;

/// The choice of which hidden card lies where, when a player imagines what cannot be seen.
@FunctionalInterface
public interface Deal {

  /// Always the first card in the order of the card file.
  Deal IN_ORDER =
      (unseen, condition) -> {
        for (int kind = 0; kind < unseen.kinds(); kind++) {
          if (unseen.count(kind) > 0 && condition.test(unseen.kind(kind))) {
            return unseen.kind(kind);
          }
        }
        throw new IllegalStateException("no such card left in " + unseen);
      };

  /// The next card.
  ///
  /// @param unseen the hidden cards that lie nowhere yet
  /// @param condition what the card has to fulfil; at least one of the cards does
  Card next(Pile unseen, Predicate<Card> condition);
}
