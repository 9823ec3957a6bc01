package dev.rulewright.simulator;

import dev.rulewright.kernel.cards.Pile;
import dev.rulewright.missioncombat.Memory;
import dev.rulewright.missioncombat.Position;
import dev.rulewright.missioncombat.Side;
import dev.rulewright.missioncombat.Stage;
import dev.rulewright.missioncombat.Unit;
import dev.rulewright.missioncombat.material.Card;
import dev.rulewright.missioncombat.material.Faction;
import dev.rulewright.missioncombat.material.Material;
import dev.rulewright.missioncombat.material.UnitCard;
import dev.rulewright.missioncombat.rules.MissionCombat;
import dev.rulewright.simulator.explore.Explored;
import dev.rulewright.simulator.explore.Explorer;
import dev.rulewright.simulator.missioncombat.MissionEncoding;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.AuxCounters;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.annotations.Warmup;

/// Whole worlds explored by one thread. The counters are distinct positions and transitions per
/// second; divide by `busy` where other programs want the cores too. The bytes on the heap for each
/// position, without the frontier, are printed when a fork ends.
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Fork(1)
@Warmup(iterations = 4, time = 5)
@Measurement(iterations = 5, time = 5)
@State(Scope.Thread)
public class Exploring {

  /// Units and their areas, then cards in decks.
  @Param({
    "rifleman@hq portal-hound@dark-portal",
    "rifleman@hq portal-hound@dark-portal rifleman",
    "rifleman@hq stealth-sniper@bunker-west portal-hound@dark-portal",
    "rifleman@hq stealth-sniper@bunker-west portal-hound@yellow-portal-omega"
        + " portal-trooper@dark-portal"
  })
  public String world = "";

  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

  private final MissionCombat combat = MissionCombat.standard();

  /// What was explored so far.
  @AuxCounters
  @State(Scope.Thread)
  public static class Found {
    public long positions;
    public long transitions;

    /// The part of the time in which the thread really had a core.
    public double busy;
  }

  /// Bytes on the heap for each position of the last exploration.
  private double bytesPerPosition;

  @Benchmark
  public Explored<Position, ?> explore(Found found) {
    long before = THREADS.getCurrentThreadCpuTime();
    var explored =
        Explorer.of(combat, MissionEncoding.of(combat))
            .telling(state -> bytesPerPosition = (double) state.bytes() / state.positions())
            .explore(List.of(start(combat.material(), world)));
    found.positions += explored.positions();
    found.transitions += explored.transitions();
    found.busy += (THREADS.getCurrentThreadCpuTime() - before) * 1e-9;
    return explored;
  }

  @TearDown
  public void printBytes() {
    System.out.printf(Locale.ROOT, "bytes per position: %.1f%n", bytesPerPosition);
  }

  private static Position start(Material material, String world) {
    return new Position(
        Stage.ACTING,
        3,
        Faction.MARINES,
        material.numbers().turnAp(),
        side(Faction.MARINES, material, world),
        side(Faction.PORTALISTS, material, world),
        null,
        Memory.NONE,
        null);
  }

  private static Side side(Faction faction, Material material, String world) {
    var units = new ArrayList<Unit>();
    Pile<Card> none = Pile.empty(material.cards(faction));
    Pile<Card> deck = none;
    for (String word : world.split(" ", -1)) {
      String[] parts = word.split("@", -1);
      var card = material.card(parts[0]).orElseThrow();
      if (card.faction() != faction) {
        continue;
      }
      if (parts.length == 1) {
        deck = deck.plus(card);
      } else {
        units.add(Unit.fresh((UnitCard) card, material.board().area(parts[1]).orElseThrow()));
      }
    }
    return Side.of(units, none, deck, none);
  }
}
