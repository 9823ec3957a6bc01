package dev.rulewright.missioncombat.rules.listing;

import dev.rulewright.kernel.Moves;
import dev.rulewright.missioncombat.Move;
import dev.rulewright.missioncombat.Move.Way;
import dev.rulewright.missioncombat.Position;
import dev.rulewright.missioncombat.Unit;
import dev.rulewright.missioncombat.material.Area;
import dev.rulewright.missioncombat.material.Board;
import dev.rulewright.missioncombat.material.Card;
import dev.rulewright.missioncombat.material.EventCard;
import dev.rulewright.missioncombat.material.UnitCard;
import dev.rulewright.missioncombat.rules.splitting.Ways;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/// The legal moves of a position, as a few entries that stand for many moves each: one unit and all
/// the areas it may move to, one attacker and all the ways to split its damage.
///
/// The chapters fill a list while it is made; afterwards it does not change.
public final class MoveList implements Moves<Move> {

  private static final Ways[] NO_SPLITS = {};
  private static final Move DRAW = new Move.Draw();
  private static final Move DRAW_WITH_HQ = new Move.DrawWithHq();
  private static final Move END_TURN = new Move.EndTurn();
  private static final Move OFFER_DRAW = new Move.OfferDraw();

  private final Board board;
  private final Position position;
  private int[] entries;
  private int length;
  private Ways[] splits = NO_SPLITS;
  private long size;

  /// An empty list.
  ///
  /// @param position the position in which the player chooses, after a guest has gone back
  public MoveList(Board board, Position position) {
    this.board = board;
    this.position = position;
    // Without AP there is little to choose from.
    this.entries = new int[position.ap() == 0 ? 3 : position.acting().unitCount() + 5];
  }

  // ---- Filling ----

  public void addDraw() {
    add(Entry.Kind.DRAW, 0, 0, 1);
  }

  public void addDrawWithHq() {
    add(Entry.Kind.DRAW_WITH_HQ, 0, 0, 1);
  }

  /// Placing a kind of unit in each of a set of areas.
  public void addPlacing(int cardKind, int areas) {
    addAreas(Entry.Kind.PLACE, cardKind, areas);
  }

  /// Playing a kind of unit in each of a set of areas.
  public void addPlaying(int cardKind, int areas) {
    addAreas(Entry.Kind.PLAY_UNIT, cardKind, areas);
  }

  /// Playing a kind of event against a unit of the waiting side.
  public void addRemoval(int cardKind, int target) {
    add(Entry.Kind.PLAY_REMOVAL, cardKind, target, 1);
  }

  /// Playing a kind of event that removes a unit while there is none.
  public void addRemovalOfNothing(int cardKind) {
    add(Entry.Kind.PLAY_REMOVAL, cardKind, Entry.NOTHING, 1);
  }

  /// Playing a kind of event with each of the splits of its damage.
  public void addBarrage(int cardKind, Ways each) {
    add(Entry.Kind.PLAY_BARRAGE, cardKind, keep(each), each.count());
  }

  /// Moving a unit into each of a set of areas.
  public void addMoving(int unit, int areas, Way way) {
    addAreas(
        switch (way) {
          case AP -> Entry.Kind.MOVE_BY_AP;
          case SPEED -> Entry.Kind.MOVE_BY_SPEED;
          case ARTERIAL_ROAD -> Entry.Kind.MOVE_BY_ARTERIAL_ROAD;
        },
        unit,
        areas);
  }

  /// Attacking with a unit, with each of the splits of its damage.
  public void addAttack(Ways each) {
    add(Entry.Kind.ATTACK, 0, keep(each), each.count());
  }

  public void addEndTurn() {
    add(Entry.Kind.END_TURN, 0, 0, 1);
  }

  public void addOfferDraw() {
    add(Entry.Kind.OFFER_DRAW, 0, 0, 1);
  }

  private void addAreas(Entry.Kind kind, int subject, int areas) {
    if (areas != 0) {
      add(kind, subject, areas, Integer.bitCount(areas));
    }
  }

  private void add(Entry.Kind kind, int subject, int object, long moves) {
    if (length == entries.length) {
      entries = Arrays.copyOf(entries, length + length / 2 + 2);
    }
    entries[length++] = Entry.of(kind, subject, object);
    size += moves;
  }

  private int keep(Ways each) {
    int at = splits.length;
    splits = Arrays.copyOf(splits, at + 1);
    splits[at] = each;
    return at;
  }

  // ---- Reading ----

  @Override
  public long size() {
    return size;
  }

  @Override
  public Move get(long index) {
    long left = index;
    if (left >= 0) {
      for (int i = 0; i < length; i++) {
        long moves = movesOf(entries[i]);
        if (left < moves) {
          return move(entries[i], left);
        }
        left -= moves;
      }
    }
    throw new IndexOutOfBoundsException("move " + index + " of " + size);
  }

  @Override
  public long alikeUntil(long index) {
    long end = 0;
    for (int i = 0; i < length; i++) {
      end += movesOf(entries[i]);
      if (index < end) {
        return areAlike(entries[i]) ? end : index + 1;
      }
    }
    throw new IndexOutOfBoundsException("move " + index + " of " + size);
  }

  /// Goes through the entries once, where looking up each move would go through them again.
  @Override
  public List<Move> thinned(int most) {
    var some = new ArrayList<Move>();
    for (int i = 0; i < length; i++) {
      long moves = movesOf(entries[i]);
      long tried = areAlike(entries[i]) ? Math.min(moves, most) : moves;
      for (long each = 0; each < tried; each++) {
        some.add(move(entries[i], Moves.step(each, tried, moves)));
      }
    }
    return some;
  }

  /// The ways to split the damage of one attack or event are alike.
  private static boolean areAlike(int entry) {
    return Entry.kind(entry) == Entry.Kind.PLAY_BARRAGE || Entry.kind(entry) == Entry.Kind.ATTACK;
  }

  /// Compares what the entries stand for, without making a move.
  @Override
  public boolean equals(@Nullable Object other) {
    if (!(other instanceof MoveList list)
        || board != list.board
        || !Arrays.equals(entries, 0, length, list.entries, 0, list.length)) {
      return false;
    }
    for (int i = 0; i < length; i++) {
      if (!standsForTheSame(entries[i], list)) {
        return false;
      }
    }
    return true;
  }

  @Override
  public int hashCode() {
    int hash = 0;
    for (int i = 0; i < length; i++) {
      hash = 31 * hash + entries[i];
    }
    return hash;
  }

  private boolean standsForTheSame(int entry, MoveList list) {
    return switch (Entry.kind(entry)) {
      case DRAW, DRAW_WITH_HQ, END_TURN, OFFER_DRAW -> true;
      case PLACE, PLAY_UNIT -> card(entry).equals(list.card(entry));
      case PLAY_REMOVAL ->
          card(entry).equals(list.card(entry)) && Objects.equals(target(entry), list.target(entry));
      case PLAY_BARRAGE ->
          card(entry).equals(list.card(entry))
              && splits[Entry.object(entry)].equals(list.splits[Entry.object(entry)]);
      case MOVE_BY_AP, MOVE_BY_SPEED, MOVE_BY_ARTERIAL_ROAD -> unit(entry).equals(list.unit(entry));
      case ATTACK -> splits[Entry.object(entry)].equals(list.splits[Entry.object(entry)]);
    };
  }

  private long movesOf(int entry) {
    return switch (Entry.kind(entry)) {
      case DRAW, DRAW_WITH_HQ, PLAY_REMOVAL, END_TURN, OFFER_DRAW -> 1;
      case PLACE, PLAY_UNIT, MOVE_BY_AP, MOVE_BY_SPEED, MOVE_BY_ARTERIAL_ROAD ->
          Integer.bitCount(Entry.object(entry));
      case PLAY_BARRAGE, ATTACK -> splits[Entry.object(entry)].count();
    };
  }

  /// The move that an entry stands for, at an index among the moves of that entry.
  private Move move(int entry, long index) {
    return switch (Entry.kind(entry)) {
      case DRAW -> DRAW;
      case DRAW_WITH_HQ -> DRAW_WITH_HQ;
      case PLACE -> new Move.Place(unitCard(entry), area(entry, index));
      case PLAY_UNIT -> new Move.PlayUnit(unitCard(entry), area(entry, index));
      case PLAY_REMOVAL -> new Move.PlayRemoval(eventCard(entry), target(entry));
      case PLAY_BARRAGE ->
          new Move.PlayBarrage(eventCard(entry), splits[Entry.object(entry)].get(index));
      case MOVE_BY_AP -> new Move.MoveUnit(unit(entry), area(entry, index), Way.AP);
      case MOVE_BY_SPEED -> new Move.MoveUnit(unit(entry), area(entry, index), Way.SPEED);
      case MOVE_BY_ARTERIAL_ROAD ->
          new Move.MoveUnit(unit(entry), area(entry, index), Way.ARTERIAL_ROAD);
      case ATTACK -> attack(splits[Entry.object(entry)], index);
      case END_TURN -> END_TURN;
      case OFFER_DRAW -> OFFER_DRAW;
    };
  }

  private Unit unit(int entry) {
    return position.acting().unit(Entry.subject(entry));
  }

  private static Move attack(Ways each, long index) {
    return new Move.Attack(
        Objects.requireNonNull(each.strike().attacker(), "an attack without attacker"),
        each.get(index));
  }

  private @Nullable Unit target(int entry) {
    return Entry.object(entry) == Entry.NOTHING
        ? null
        : position.waiting().unit(Entry.object(entry));
  }

  private UnitCard unitCard(int entry) {
    return (UnitCard) card(entry);
  }

  private EventCard eventCard(int entry) {
    return (EventCard) card(entry);
  }

  private Card card(int entry) {
    return position.acting().hand().kind(Entry.subject(entry));
  }

  /// The area at an index in the set of areas of an entry.
  private Area area(int entry, long index) {
    int set = Entry.object(entry);
    for (long i = index; i > 0; i--) {
      set &= set - 1;
    }
    return board.areas().get(Integer.numberOfTrailingZeros(set));
  }
}
