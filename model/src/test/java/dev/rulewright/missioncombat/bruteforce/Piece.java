package dev.rulewright.missioncombat.bruteforce;

import java.util.ArrayList;
import java.util.Comparator;

/// A unit on the board; pieces that are equal are interchangeable.
record Piece(String card, String area, int damage, boolean roadUsed, boolean speedUsed)
    implements Comparable<Piece> {

  private static final Comparator<Piece> ORDER =
      Comparator.<Piece>comparingInt(piece -> Sheets.areaOrder(piece.area))
          .thenComparingInt(piece -> Sheets.cardOrder(piece.card))
          .thenComparingInt(Piece::damage)
          .thenComparing(Piece::roadUsed)
          .thenComparing(Piece::speedUsed);

  static Piece fresh(String card, String area) {
    return new Piece(card, area, 0, false, false);
  }

  String faction() {
    return Sheets.card(card, "faction");
  }

  boolean has(String trait) {
    return Sheets.hasTrait(card, trait);
  }

  /// Defence, +10 in a bunker, minus damage already taken.
  int remainingDefence() {
    int bunker = Sheets.area(area, "effect").equals("defence-plus-10") ? 10 : 0;
    return Sheets.number(card, "defence") + bunker - damage;
  }

  boolean mayStandOn(String other) {
    return !(has("oversized") && Sheets.isBuilding(other));
  }

  Piece in(String other) {
    return new Piece(card, other, damage, roadUsed, speedUsed);
  }

  /// The piece after a move that was paid for in this way.
  Piece moved(String to, String way) {
    return new Piece(
        card,
        to,
        damage,
        roadUsed || way.equals("arterial-road"),
        speedUsed || way.equals("speed"));
  }

  Piece hit(int points) {
    return new Piece(card, area, damage + points, roadUsed, speedUsed);
  }

  /// The marks in notation: `#10,road-used`, or nothing.
  String marks() {
    var marks = new ArrayList<String>();
    if (damage > 0) {
      marks.add(Integer.toString(damage));
    }
    if (roadUsed) {
      marks.add("road-used");
    }
    if (speedUsed) {
      marks.add("speed-used");
    }
    return marks.isEmpty() ? "" : "#" + String.join(",", marks);
  }

  @Override
  public int compareTo(Piece other) {
    return ORDER.compare(this, other);
  }

  @Override
  public String toString() {
    return card + "@" + area + marks();
  }
}
