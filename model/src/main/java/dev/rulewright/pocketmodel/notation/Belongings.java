package dev.rulewright.pocketmodel.notation;

import dev.rulewright.kernel.cards.CardKind;
import dev.rulewright.kernel.text.Word;
import dev.rulewright.pocketmodel.material.Force;
import dev.rulewright.pocketmodel.material.Numbers;
import java.util.HashMap;
import java.util.Map;
import java.util.stream.Stream;

/// What a player has of each kind in all places together: at most [Numbers#MOST_COPIES], so that
/// any of it can come to lie in one pile.
final class Belongings {

  private final Force force;
  private final Map<CardKind, Integer> copies = new HashMap<>();

  Belongings(Force force) {
    this.force = force;
  }

  /// @throws dev.rulewright.kernel.BadInput at the word if these are too many of a kind
  void add(Word word, Stream<? extends CardKind> kinds) {
    kinds.forEach(kind -> {
      if (copies.merge(kind, 1, Integer::sum) > Numbers.MOST_COPIES) {
        throw word.because(
            "the %s has more than %d of %s in all places together",
            force, Numbers.MOST_COPIES, kind.id());
      }
    });
  }
}
