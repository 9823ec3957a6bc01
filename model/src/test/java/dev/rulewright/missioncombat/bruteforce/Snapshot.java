package dev.rulewright.missioncombat.bruteforce;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// A position as plain lists. Whoever wants another position copies it and changes the copy.
final class Snapshot {

  /// The unit of the player on the move that stands where it may not stay.
  record Visitor(Piece piece, String from, int attacks) {}

  /// The first word of the stage; the cards that follow it are [#drawn].
  String stage = "turn";

  /// The cards of an HQ draw that lie between deck and hand.
  List<String> drawn = new ArrayList<>();

  int turn;
  String mover = Sheets.MARINES;
  int ap;

  /// The units on the board, the visitor among them.
  final List<Piece> pieces = new ArrayList<>();

  @Nullable Visitor visitor;
  final Map<String, List<String>> hands = piles();
  final Map<String, List<String>> decks = piles();
  final Map<String, List<String>> discards = piles();

  private static Map<String, List<String>> piles() {
    var result = new HashMap<String, List<String>>();
    result.put(Sheets.MARINES, new ArrayList<>());
    result.put(Sheets.PORTALISTS, new ArrayList<>());
    return result;
  }

  Snapshot copy() {
    var copy = new Snapshot();
    copy.stage = stage;
    copy.drawn.addAll(drawn);
    copy.turn = turn;
    copy.mover = mover;
    copy.ap = ap;
    copy.pieces.addAll(pieces);
    copy.visitor = visitor;
    for (String faction : List.of(Sheets.MARINES, Sheets.PORTALISTS)) {
      copy.hand(faction).addAll(hand(faction));
      copy.deck(faction).addAll(deck(faction));
      copy.discard(faction).addAll(discard(faction));
    }
    return copy;
  }

  List<String> hand(String faction) {
    return hands.getOrDefault(faction, List.of());
  }

  List<String> deck(String faction) {
    return decks.getOrDefault(faction, List.of());
  }

  List<String> discard(String faction) {
    return discards.getOrDefault(faction, List.of());
  }

  String waiting() {
    return Sheets.opponentOf(mover);
  }

  List<Piece> piecesOf(String faction) {
    return pieces.stream().filter(piece -> piece.faction().equals(faction)).toList();
  }

  boolean stands(String faction, String area) {
    return pieces.stream()
        .anyMatch(piece -> piece.area().equals(area) && piece.faction().equals(faction));
  }

  /// Who controls an area. Beside enemies stands only the player on the move, so the control that
  /// was there before is the other player's.
  String controller(String area) {
    boolean mine = stands(mover, area);
    boolean theirs = stands(waiting(), area);
    if (theirs) {
      return waiting();
    }
    return mine ? mover : Sheets.area(area, "faction");
  }

  boolean controls(String faction, String area) {
    return controller(area).equals(faction);
  }

  /// Whether the player on the move controls an area that has this effect.
  boolean hasEffect(String effect) {
    return Sheets.AREA_NAMES.stream()
        .anyMatch(area -> Sheets.area(area, "effect").equals(effect) && controls(mover, area));
  }

  /// Whether a unit of the player on the move would be a guest in an area.
  boolean isOnlyGuestIn(Piece piece, String area) {
    return stands(waiting(), area) || !piece.mayStandOn(area);
  }

  /// The enemy units that a unit could attack if it stood in an area, equal ones several times.
  List<Piece> targetsFrom(Piece piece, String area) {
    Set<String> near = piece.has("ranged") ? Sheets.next(area) : Set.of();
    String weapon = Sheets.card(piece.card(), "weapon");
    return piecesOf(waiting()).stream()
        .filter(enemy -> Sheets.card(enemy.card(), "type").equals(weapon))
        .filter(enemy -> enemy.area().equals(area) || near.contains(enemy.area()))
        .toList();
  }

  /// Takes one of the equal pieces off the board and puts the other in its place.
  void swap(Piece old, Piece replacement) {
    if (!pieces.remove(old)) {
      throw new IllegalStateException("no " + old + " in " + pieces);
    }
    pieces.add(replacement);
  }

  /// Removes a unit to the discard pile of its owner.
  void discardPiece(Piece piece) {
    if (!pieces.remove(piece)) {
      throw new IllegalStateException("no " + piece + " in " + pieces);
    }
    discard(piece.faction()).add(piece.card());
  }

  /// The position after the visitor has gone back; this one if there is none.
  Snapshot visitorGoneBack() {
    if (visitor == null) {
      return this;
    }
    Snapshot back = copy();
    back.swap(visitor.piece(), visitor.piece().in(visitor.from()));
    back.visitor = null;
    return back;
  }

  /// Shuffles the discard pile into a new deck if the deck is empty.
  void reshuffleIfEmpty(String faction) {
    if (deck(faction).isEmpty()) {
      deck(faction).addAll(discard(faction));
      discard(faction).clear();
    }
  }

  /// Takes a card from the deck; after the last one the discard pile is shuffled at once.
  void takeFromDeck(String faction, String card) {
    if (!deck(faction).remove(card)) {
      throw new IllegalStateException("no " + card + " in the deck " + deck(faction));
    }
    reshuffleIfEmpty(faction);
  }

  /// Puts everything in order, so that positions that differ in nothing else look the same.
  void sort() {
    Collections.sort(pieces);
    Collections.sort(drawn);
    for (Map<String, List<String>> piles : List.of(hands, decks, discards)) {
      piles.values().forEach(Collections::sort);
    }
  }
}
