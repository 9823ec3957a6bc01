package dev.rulewright.simulator.missioncombat;

import dev.rulewright.missioncombat.Move;
import dev.rulewright.missioncombat.Position;
import dev.rulewright.missioncombat.Stage;
import dev.rulewright.missioncombat.Unit;
import dev.rulewright.missioncombat.material.Card;
import dev.rulewright.missioncombat.material.Faction;
import dev.rulewright.simulator.batch.Column;
import dev.rulewright.simulator.batch.Counting;
import dev.rulewright.simulator.chance.Fold;
import dev.rulewright.simulator.kit.MoveKind;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/// What is counted in a game of *Mission: Combat!*: the same columns for each faction, such as
/// `marines_units_lost`. The set-up counts for nothing.
public record MissionCounting() implements Counting<Position, Move> {

  /// What is counted for a faction.
  public enum Counted {
    DRAWS("actions", "draw actions, with the HQ or without"),
    HQ_DRAWS("actions", "draw actions with the HQ"),
    CARDS_DRAWN("cards", "cards drawn, rejected ones included"),
    UNITS_PLAYED("cards", "units played from the hand"),
    EVENTS_PLAYED("cards", "events played from the hand"),
    MOVES_BY_AP("moves", "unit moves paid with 1 AP"),
    MOVES_BY_SPEED("moves", "free unit moves by speed"),
    MOVES_BY_ARTERIAL_ROAD("moves", "free unit moves by the Arterial Road"),
    ATTACKS("actions", "attacks"),
    TURNS_ENDED("turns", "turns that the faction ended"),
    AP_UNUSED("AP", "AP that lapsed at the end of turns"),
    UNITS_LOST("units", "units destroyed or removed by the opponent"),
    UNITS_LEFT("units", "units on the board when play ended");

    private final String unit;
    private final String meaning;

    Counted(String unit, String meaning) {
      this.unit = unit;
      this.meaning = meaning;
    }

    /// The heading of the column for a faction.
    public String column(Faction faction) {
      return faction.id() + "_" + name().toLowerCase(Locale.ROOT);
    }
  }

  /// The kinds of moves among them.
  public static final List<MoveKind> MOVE_KINDS =
      List.of(
          kind(Counted.DRAWS, "Draw"),
          kind(Counted.UNITS_PLAYED, "Play a unit"),
          kind(Counted.EVENTS_PLAYED, "Play an event"),
          kind(Counted.MOVES_BY_AP, "Move, 1 AP"),
          kind(Counted.MOVES_BY_SPEED, "Move by Speed"),
          kind(Counted.MOVES_BY_ARTERIAL_ROAD, "Move by Arterial Road"),
          kind(Counted.ATTACKS, "Attack"));

  private static MoveKind kind(Counted counted, String name) {
    return new MoveKind(counted.name().toLowerCase(Locale.ROOT), name);
  }

  private static final int KINDS = Counted.values().length;

  private static final List<Column> COLUMNS = everyColumn();

  private static List<Column> everyColumn() {
    var columns = new ArrayList<Column>();
    for (Faction faction : Faction.values()) {
      for (Counted each : Counted.values()) {
        columns.add(new Column(each.column(faction), each.unit, faction + ": " + each.meaning));
      }
    }
    return List.copyOf(columns);
  }

  @Override
  public List<Column> columns() {
    return COLUMNS;
  }

  @Override
  public Tally<Position, Move> begin() {
    return new FactionTally();
  }

  /// Made from positions in the data, so that no text has to be written: the same for the same
  /// cards and areas.
  @Override
  public long fingerprint(Move move) {
    return switch (move) {
      case Move.Seat(var faction) -> Fold.with(1, faction.ordinal());
      case Move.Start(var faction) -> Fold.with(2, faction.ordinal());
      case Move.Drawn(var card) -> Fold.with(3, number(card));
      case Move.Place(var card, var area) -> Fold.with(Fold.with(4, number(card)), area.index());
      case Move.Draw _ -> 5;
      case Move.DrawWithHq _ -> 6;
      case Move.Keep(var card) -> Fold.with(7, number(card));
      case Move.PlayUnit(var card, var area) -> Fold.with(Fold.with(8, number(card)), area.index());
      case Move.PlayBarrage(var card, var hits) -> folded(Fold.with(9, number(card)), hits);
      case Move.PlayRemoval(var card, var target) ->
          Fold.with(Fold.with(10, number(card)), target == null ? 0 : number(target));
      case Move.MoveUnit(var unit, var to, var way) ->
          Fold.with(Fold.with(11, number(unit)), to.index() << 2 | way.ordinal());
      case Move.Attack(var unit, var hits) -> folded(Fold.with(12, number(unit)), hits);
      case Move.EndTurn _ -> 13;
      case Move.OfferDraw _ -> 14;
      case Move.AcceptDraw _ -> 15;
      case Move.DeclineDraw _ -> 16;
    };
  }

  private static long folded(long begun, List<Move.Hit> hits) {
    long folded = begun;
    for (Move.Hit hit : hits) {
      folded = Fold.with(Fold.with(folded, number(hit.target())), hit.damage());
    }
    return folded;
  }

  private static long number(Card card) {
    return (long) card.index() << 1 | card.faction().ordinal();
  }

  /// Cards have room for 16 bits, areas for 6, damage for 20 and marks for 16.
  private static long number(Unit unit) {
    long from = unit.setOutFrom() == null ? 0 : unit.setOutFrom().index() + 1L;
    long place = Fold.with(from, (long) unit.damage() << 16 | unit.marks());
    return Fold.with(place, number(unit.card()) << 6 | unit.area().index());
  }

  private static final class FactionTally implements Tally<Position, Move> {

    private final long[] counts = new long[Faction.values().length * KINDS];

    @Override
    public void count(Position before, Move move, Position after) {
      if (before.turn() == 0) {
        return;
      }
      Faction mover = before.mover();
      switch (move) {
        case Move.Draw _ -> add(mover, Counted.DRAWS, 1);
        case Move.DrawWithHq _ -> {
          // A second card that is decided on after the first belongs to the draw already counted.
          add(mover, Counted.DRAWS, before.stage() instanceof Stage.Considering ? 0 : 1);
          add(mover, Counted.HQ_DRAWS, 1);
        }
        case Move.Drawn _ -> add(mover, Counted.CARDS_DRAWN, 1);
        case Move.PlayUnit _ -> add(mover, Counted.UNITS_PLAYED, 1);
        case Move.PlayBarrage _, Move.PlayRemoval _ -> add(mover, Counted.EVENTS_PLAYED, 1);
        case Move.MoveUnit unit -> add(mover, by(unit.way()), 1);
        case Move.Attack _ -> add(mover, Counted.ATTACKS, 1);
        case Move.EndTurn _, Move.OfferDraw _ -> {
          add(mover, Counted.TURNS_ENDED, 1);
          add(mover, Counted.AP_UNUSED, before.ap());
        }
        case Move.Seat _,
            Move.Start _,
            Move.Place _,
            Move.Keep _,
            Move.AcceptDraw _,
            Move.DeclineDraw _ -> {}
      }
      Faction other = mover.opponent();
      int lost = before.side(other).unitCount() - after.side(other).unitCount();
      add(other, Counted.UNITS_LOST, lost);
    }

    private static Counted by(Move.Way way) {
      return switch (way) {
        case AP -> Counted.MOVES_BY_AP;
        case SPEED -> Counted.MOVES_BY_SPEED;
        case ARTERIAL_ROAD -> Counted.MOVES_BY_ARTERIAL_ROAD;
      };
    }

    private void add(Faction faction, Counted what, int number) {
      counts[faction.ordinal() * KINDS + what.ordinal()] += number;
    }

    @Override
    public long turns(Position end) {
      return end.turn();
    }

    @Override
    public List<Long> counts(Position end) {
      for (Faction faction : Faction.values()) {
        counts[faction.ordinal() * KINDS + Counted.UNITS_LEFT.ordinal()] =
            end.side(faction).unitCount();
      }
      return Arrays.stream(counts).boxed().toList();
    }
  }
}
