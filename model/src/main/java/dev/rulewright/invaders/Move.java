package dev.rulewright.invaders;

import dev.rulewright.invaders.material.Card;
import dev.rulewright.invaders.material.HeroCard;
import dev.rulewright.invaders.material.Zone;
import dev.rulewright.kernel.cards.Pile;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/// A choice of a player, or an outcome of chance. The text of a move is its notation.
public sealed interface Move {

  // ---- Choices ----

  /// Plays a card.
  ///
  /// @param zone where it shall lie; null for a card that acts once
  /// @param sacrificed what makes room for it in that zone, if anything
  record Play(Card card, @Nullable Zone zone, @Nullable Target sacrificed) implements Move {
    @Override
    public String toString() {
      return "play "
          + card
          + (zone == null ? "" : " " + zone)
          + switch (sacrificed) {
            case null -> "";
            case Target.TheHero _ -> " sacrificing hero";
            case Target.InZone(Card other, Zone _) -> " sacrificing " + other;
          };
    }
  }

  /// Discards hand cards for a cost.
  record Pay(Pile<Card> cards) implements Move {
    @Override
    public String toString() {
      return "pay " + cards;
    }
  }

  /// Pays the drain cost before the other one, under a reading that allows it.
  record DrainFirst() implements Move {
    @Override
    public String toString() {
      return "drain-first";
    }
  }

  /// Uses a card in play.
  record Use(Card card, Zone zone) implements Move {
    @Override
    public String toString() {
      return "use " + card + " " + zone;
    }
  }

  /// Moves the hero.
  record MoveHero(Zone zone) implements Move {
    @Override
    public String toString() {
      return "move-hero " + zone;
    }
  }

  /// Ends the main phase.
  record EndMain() implements Move {
    @Override
    public String toString() {
      return "end-main";
    }
  }

  /// Destroys cards in play.
  ///
  /// @param targets in the order of zones and cards, the hero last; a card stands here as often as
  ///   it is destroyed
  record Destroy(List<Target> targets) implements Move {
    /// Copies the list.
    public Destroy {
      targets = List.copyOf(targets);
    }

    @Override
    public String toString() {
      return "destroy "
          + (targets.isEmpty()
              ? "none"
              : targets.stream().map(Target::toString).collect(Collectors.joining(", ")));
    }
  }

  /// Sacrifices a card because of another card.
  record Sacrifice(Target target) implements Move {
    @Override
    public String toString() {
      return "sacrifice " + target;
    }
  }

  /// Puts a new hero into a zone.
  record PlaceHero(Zone zone) implements Move {
    @Override
    public String toString() {
      return "place-hero " + zone;
    }
  }

  // ---- Chance ----

  /// A card is drawn from the deck to the hand.
  record Drawn(Card card) implements Move {
    @Override
    public String toString() {
      return "drawn " + card;
    }
  }

  /// A card is turned from the deck onto the discard pile.
  record Drained(Card card) implements Move {
    @Override
    public String toString() {
      return "drained " + card;
    }
  }

  /// A hand card is discarded for a cost, under a reading that lets chance choose.
  record Discarded(Card card) implements Move {
    @Override
    public String toString() {
      return "discarded " + card;
    }
  }

  /// The top card of the hero deck.
  record Hero(HeroCard card) implements Move {
    @Override
    public String toString() {
      return "hero " + card;
    }
  }
}
