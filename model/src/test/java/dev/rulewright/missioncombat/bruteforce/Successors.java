package dev.rulewright.missioncombat.bruteforce;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Supplier;

/// What can happen in a position: the text of every move or outcome of chance, and the position
/// that it leads to. Moves that differ only in interchangeable things have the same text.
final class Successors {

  private final Snapshot before;
  private final Map<String, Supplier<Snapshot>> found = new TreeMap<>();

  private Successors(Snapshot before) {
    this.before = before;
  }

  static boolean isChance(Snapshot snapshot) {
    return switch (snapshot.stage) {
      case "setup", "start-player", "draw", "draw-first", "draw-second" -> true;
      default -> false;
    };
  }

  static Map<String, Supplier<Snapshot>> of(Snapshot snapshot) {
    var successors = new Successors(snapshot);
    switch (snapshot.stage) {
      case "over" -> {}
      case "setup" -> successors.drawUnitsForSetUp();
      case "start-player" -> successors.chooseStartPlayer();
      case "placement" -> successors.place();
      case "draw", "draw-first", "draw-second" -> successors.drawCard();
      case "keep" -> successors.keep();
      case "turn" -> successors.act();
      default -> throw new IllegalArgumentException("unknown stage " + snapshot.stage);
    }
    return successors.found;
  }

  private void drawUnitsForSetUp() {
    for (String card : new TreeSet<>(before.deck(before.mover))) {
      found.put("drawn " + card, () -> afterDrawForSetUp(card));
    }
  }

  private Snapshot afterDrawForSetUp(String card) {
    Snapshot after = before.copy();
    after.takeFromDeck(after.mover, card);
    (Sheets.isUnit(card) ? after.hand(after.mover) : after.discard(after.mover)).add(card);
    if (after.hand(after.mover).size() == 5) {
      boolean bothReady = after.hand(after.waiting()).size() == 5;
      after.stage = bothReady ? "start-player" : "setup";
      after.mover = bothReady ? Sheets.MARINES : after.waiting();
    }
    return after;
  }

  private void chooseStartPlayer() {
    for (String faction : List.of(Sheets.MARINES, Sheets.PORTALISTS)) {
      found.put(
          "start " + faction,
          () -> {
            Snapshot after = before.copy();
            after.stage = "placement";
            after.mover = faction;
            return after;
          });
    }
  }

  private void place() {
    for (String card : new TreeSet<>(before.hand(before.mover))) {
      for (String area : Sheets.AREA_NAMES) {
        boolean own = Sheets.area(area, "faction").equals(before.mover);
        if (own && Piece.fresh(card, area).mayStandOn(area)) {
          found.put("place " + card + " " + area, () -> afterPlacing(card, area));
        }
      }
    }
  }

  private Snapshot afterPlacing(String card, String area) {
    Snapshot after = before.copy();
    after.hand(after.mover).remove(card);
    after.pieces.add(Piece.fresh(card, area));
    after.mover = after.waiting();
    if (after.hand(after.mover).isEmpty() && after.hand(after.waiting()).isEmpty()) {
      // Both placed equally many, so the one who is next now is the one who began.
      after.stage = "turn";
      after.turn = 1;
      after.ap = 2;
    }
    return after;
  }

  private void drawCard() {
    for (String card : new TreeSet<>(before.deck(before.mover))) {
      found.put("drawn " + card, () -> afterDraw(card));
    }
  }

  private Snapshot afterDraw(String card) {
    Snapshot after = before.copy();
    after.takeFromDeck(after.mover, card);
    switch (before.stage) {
      case "draw" -> {
        after.hand(after.mover).add(card);
        after.stage = "turn";
      }
      case "draw-first" -> {
        after.drawn.add(card);
        after.stage = "draw-second";
      }
      default -> {
        after.drawn.add(card);
        after.stage = "keep";
      }
    }
    return after;
  }

  private void keep() {
    for (String card : new TreeSet<>(before.drawn)) {
      found.put(
          "keep " + card,
          () -> {
            Snapshot after = before.copy();
            after.hand(after.mover).add(card);
            after.drawn.remove(card);
            after.discard(after.mover).addAll(after.drawn);
            after.drawn.clear();
            after.stage = "turn";
            return after;
          });
    }
  }

  /// A guest that has not attacked can do nothing else; after that, whatever else its player does
  /// is done from the position after it has gone back.
  private void act() {
    Snapshot.Visitor visitor = before.visitor;
    if (visitor == null) {
      found.putAll(new Actions(before, List.of()).all());
      return;
    }
    var attacks = new Actions(before, List.of());
    attacks.attacksOf(visitor.piece());
    found.putAll(attacks.found());
    if (visitor.attacks() > 0) {
      Snapshot back = before.visitorGoneBack();
      Piece returned = visitor.piece().in(visitor.from());
      boolean hasDouble = Collections.frequency(back.pieces, returned) > 1;
      var others = new Actions(back, hasDouble ? List.of() : List.of(returned));
      found.putAll(others.all());
    }
  }
}
