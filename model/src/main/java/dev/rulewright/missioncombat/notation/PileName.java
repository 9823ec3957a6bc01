package dev.rulewright.missioncombat.notation;

import dev.rulewright.kernel.cards.Pile;
import dev.rulewright.missioncombat.Position;
import dev.rulewright.missioncombat.Side;
import dev.rulewright.missioncombat.Stage;
import dev.rulewright.missioncombat.Unit;
import dev.rulewright.missioncombat.material.Card;
import dev.rulewright.missioncombat.material.Faction;
import dev.rulewright.missioncombat.material.Material;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/// One pile of one faction; its key in the text form is such as `marines-hand`.
record PileName(Faction faction, Kind kind) {

  /// The kinds of piles, in the order in which they are written.
  enum Kind {
    HAND,
    DISCARD,
    DECK;

    Pile<Card> of(Side side) {
      return switch (this) {
        case HAND -> side.hand();
        case DISCARD -> side.discard();
        case DECK -> side.deck();
      };
    }
  }

  /// Every pile, in the order in which they are written.
  static final List<PileName> ALL =
      Arrays.stream(Kind.values())
          .flatMap(kind -> Arrays.stream(Faction.values()).map(f -> new PileName(f, kind)))
          .toList();

  Pile<Card> of(Position position) {
    return kind.of(position.side(faction));
  }

  /// The rest of a faction's cards, which usually is the deck: every copy that is not elsewhere.
  ///
  /// @param elsewhere cards of both factions
  static Pile<Card> rest(List<Card> cards, Stream<? extends Card> elsewhere) {
    Pile<Card> rest = Pile.full(cards);
    for (Card card : elsewhere.filter(cards::contains).toList()) {
      rest = rest.contains(card) ? rest.minus(card) : rest;
    }
    return rest;
  }

  /// The rest of the faction's cards: those that are not on the board, in the hand, in the discard
  /// pile or just drawn.
  Pile<Card> rest(Material material, Position position) {
    Side side = position.side(faction);
    return rest(
        material.cards(faction),
        Stream.of(
                side.units().stream().map(Unit::card),
                side.hand().toList().stream(),
                side.discard().toList().stream(),
                Stage.drawn(position.stage()).stream())
            .flatMap(cards -> cards));
  }

  String key() {
    return faction + "-" + kind.name().toLowerCase(Locale.ROOT);
  }
}
