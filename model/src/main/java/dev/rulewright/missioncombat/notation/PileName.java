package dev.rulewright.missioncombat.notation;

import dev.rulewright.missioncombat.Pile;
import dev.rulewright.missioncombat.Position;
import dev.rulewright.missioncombat.Side;
import dev.rulewright.missioncombat.material.Faction;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/// One pile of one faction; its key in the text form is such as `marines-hand`.
record PileName(Faction faction, Kind kind) {

  /// The kinds of piles, in the order in which they are written.
  enum Kind {
    HAND,
    DISCARD,
    DECK;

    Pile of(Side side) {
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

  Pile of(Position position) {
    return kind.of(position.side(faction));
  }

  String key() {
    return faction + "-" + kind.name().toLowerCase(Locale.ROOT);
  }
}
