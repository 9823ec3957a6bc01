package dev.rulewright.simulator.missioncombat.metrics;

import dev.rulewright.missioncombat.Move;
import dev.rulewright.missioncombat.Position;
import dev.rulewright.missioncombat.Side;
import dev.rulewright.missioncombat.material.Card;
import dev.rulewright.missioncombat.material.Faction;
import dev.rulewright.missioncombat.material.Material;
import dev.rulewright.simulator.batch.Column;
import dev.rulewright.simulator.batch.Counting;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/// Counts for each card how often it was drawn, played, and, if it is a unit, destroyed.
final class CardUse {

  /// What can become of a card.
  enum Use {
    DRAWN("drawn by its player, set-up and rejected draws included"),
    PLAYED("played from the hand"),
    DESTROYED("destroyed or removed");

    private final String meaning;

    Use(String meaning) {
      this.meaning = meaning;
    }

    @Override
    public String toString() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  private static final int USES = Use.values().length;

  /// Index of each card among all cards of both factions.
  private final Map<Card, Integer> index = new HashMap<>();

  private final List<Column> columns = new ArrayList<>();

  CardUse(Material material) {
    material
        .cards()
        .forEach(card -> {
          index.put(card, index.size());
          for (Use use : Use.values()) {
            columns.add(column(card, use));
          }
        });
  }

  static String heading(Card card, Use use) {
    return (card.faction() + "_" + use + "_" + card.id()).replace('-', '_');
  }

  private static Column column(Card card, Use use) {
    return new Column(
        heading(card, use), "cards", "%s: %s %s".formatted(card.faction(), card.id(), use.meaning));
  }

  Counting<Position, Move> counting() {
    return Counting.sums(columns, this::count);
  }

  private void count(Position before, Move move, Position after, long[] counts) {
    switch (move) {
      case Move.Drawn(Card card) -> add(card, Use.DRAWN, 1, counts);
      case Move.PlayUnit unit -> add(unit.card(), Use.PLAYED, 1, counts);
      case Move.PlayBarrage event -> add(event.card(), Use.PLAYED, 1, counts);
      case Move.PlayRemoval event -> add(event.card(), Use.PLAYED, 1, counts);
      default -> {}
    }
    for (Faction faction : Faction.values()) {
      if (after.side(faction).unitCount() < before.side(faction).unitCount()) {
        addLosses(before.side(faction), after.side(faction), counts);
      }
    }
  }

  private void addLosses(Side before, Side after, long[] counts) {
    for (int i = 0; i < before.unitCount(); i++) {
      add(before.unit(i).card(), Use.DESTROYED, 1, counts);
    }
    for (int i = 0; i < after.unitCount(); i++) {
      add(after.unit(i).card(), Use.DESTROYED, -1, counts);
    }
  }

  private void add(Card card, Use use, int number, long[] counts) {
    Integer at = index.get(card);
    if (at == null) {
      throw new IllegalStateException(card + " is no card of this game");
    }
    counts[at * USES + use.ordinal()] += number;
  }
}
