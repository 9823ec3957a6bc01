package dev.rulewright.missioncombat.bruteforce;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Consumer;
import java.util.function.Supplier;

/// The actions of a player's turn, and the end of the turn.
final class Actions {

  private final Snapshot now;
  private final String mover;

  /// Units that may not attack, because they have just gone back.
  private final List<Piece> spent;

  private final Map<String, Supplier<Snapshot>> found = new TreeMap<>();

  Actions(Snapshot now, List<Piece> spent) {
    this.now = now;
    this.mover = now.mover;
    this.spent = spent;
  }

  Map<String, Supplier<Snapshot>> found() {
    return found;
  }

  Map<String, Supplier<Snapshot>> all() {
    draws();
    for (String card : new TreeSet<>(now.hand(mover))) {
      if (Sheets.isUnit(card)) {
        unitPlays(card);
      } else if (Sheets.hasTrait(card, "remove-one-unit")) {
        removals(card);
      } else {
        barrages(card);
      }
    }
    for (Piece piece : new TreeSet<>(now.piecesOf(mover))) {
      moves(piece);
      if (!spent.contains(piece)) {
        attacksOf(piece);
      }
    }
    found.put("end-turn", this::afterTurn);
    return found;
  }

  /// Adds a move if its AP are there.
  private void add(String text, int cost, Consumer<Snapshot> change) {
    if (now.ap >= cost) {
      found.put(
          text,
          () -> {
            Snapshot after = now.copy();
            after.ap -= cost;
            change.accept(after);
            if (after.stage.equals("turn") && after.piecesOf(after.waiting()).isEmpty()) {
              after.stage = "over";
              after.visitor = null;
            }
            return after;
          });
    }
  }

  private void draws() {
    int cards = now.deck(mover).size() + now.discard(mover).size();
    if (cards > 0) {
      add("draw", 1, after -> startDraw(after, "draw"));
    }
    if (cards > 1 && now.controls(mover, "hq")) {
      add("draw-with-hq", 1, after -> startDraw(after, "draw-first"));
    }
  }

  private void startDraw(Snapshot after, String stage) {
    after.reshuffleIfEmpty(mover);
    after.stage = stage;
  }

  private void unitPlays(String card) {
    for (String area : Sheets.AREA_NAMES) {
      String type = Sheets.card(card, "type");
      boolean own = Sheets.area(area, "faction").equals(mover);
      boolean portal =
          Sheets.area(area, "effect").equals("free-" + type + "-units")
              && now.controls(mover, area);
      boolean free = !now.stands(now.waiting(), area);
      if (free && (own || portal) && Piece.fresh(card, area).mayStandOn(area)) {
        add(
            "play-unit " + card + " " + area,
            portal ? 0 : 1,
            after -> {
              after.hand(mover).remove(card);
              after.pieces.add(Piece.fresh(card, area));
            });
      }
    }
  }

  private int costOfEvent() {
    return now.hasEffect("free-events") ? 0 : 1;
  }

  private void removals(String card) {
    for (Piece enemy : new TreeSet<>(now.piecesOf(now.waiting()))) {
      add(
          "play-event " + card + " " + enemy,
          costOfEvent(),
          after -> {
            after.hand(mover).remove(card);
            after.discard(mover).add(card);
            after.discardPiece(enemy);
          });
    }
  }

  private void barrages(String card) {
    boolean halved = now.controls(Sheets.PORTALISTS, "artillery-emplacement");
    int pool = Sheets.number(card, "damage") / (halved ? 2 : 1);
    List<Piece> targets =
        now.piecesOf(now.waiting()).stream()
            .filter(enemy -> Sheets.card(enemy.card(), "type").equals(Sheets.card(card, "weapon")))
            .toList();
    Splits.of(pool, targets)
        .forEach((hits, dealt) ->
            add(
                "play-event " + card + hits,
                costOfEvent(),
                after -> {
                  after.hand(mover).remove(card);
                  after.discard(mover).add(card);
                  deal(after, targets, dealt);
                }));
  }

  private void moves(Piece piece) {
    for (String area : Sheets.next(piece.area())) {
      move(piece, area, "ap");
      if (piece.has("speed") && !piece.speedUsed()) {
        move(piece, area, "speed");
      }
    }
    boolean road = piece.area().equals("arterial-road") && now.controls(mover, "arterial-road");
    if (road && !piece.roadUsed()) {
      for (String area : Sheets.AREA_NAMES) {
        boolean own = Sheets.area(area, "faction").equals(mover);
        if (!own && !area.equals("arterial-road")) {
          move(piece, area, "arterial-road");
        }
      }
    }
  }

  private void move(Piece piece, String area, String way) {
    int cost = way.equals("ap") ? 1 : 0;
    boolean guest = now.isOnlyGuestIn(piece, area);
    if (guest && (now.ap - cost < 1 || now.targetsFrom(piece, area).isEmpty())) {
      return;
    }
    Piece moved = piece.moved(area, way);
    add(
        "move " + piece + " " + area + " by " + way,
        cost,
        after -> {
          after.swap(piece, moved);
          after.visitor = guest ? new Snapshot.Visitor(moved, piece.area(), 0) : null;
        });
  }

  /// Adds the attacks of a unit, be it the guest or not.
  void attacksOf(Piece piece) {
    List<Piece> targets = now.targetsFrom(piece, piece.area());
    if (targets.isEmpty()) {
      return;
    }
    Splits.of(Sheets.number(piece.card(), "damage"), targets)
        .forEach((hits, dealt) ->
            add(
                "attack " + piece + hits,
                1,
                after -> {
                  deal(after, targets, dealt);
                  judgeVisitorAfterAttack(after);
                }));
  }

  private void judgeVisitorAfterAttack(Snapshot after) {
    Snapshot.Visitor visitor = after.visitor;
    if (visitor != null) {
      boolean guest = after.isOnlyGuestIn(visitor.piece(), visitor.piece().area());
      int attacks = visitor.attacks() + 1;
      after.visitor = guest ? new Snapshot.Visitor(visitor.piece(), visitor.from(), attacks) : null;
    }
  }

  private static void deal(Snapshot after, List<Piece> targets, List<Integer> dealt) {
    for (int i = 0; i < targets.size(); i++) {
      if (dealt.get(i) >= targets.get(i).remainingDefence()) {
        after.discardPiece(targets.get(i));
      } else if (dealt.get(i) > 0) {
        after.swap(targets.get(i), targets.get(i).hit(dealt.get(i)));
      }
    }
  }

  /// Repair, free moves available again, AP lost, the other player's turn.
  private Snapshot afterTurn() {
    Snapshot after = now.copy();
    after.pieces.replaceAll(piece -> Piece.fresh(piece.card(), piece.area()));
    after.turn++;
    after.mover = now.waiting();
    after.ap = 4;
    return after;
  }
}
