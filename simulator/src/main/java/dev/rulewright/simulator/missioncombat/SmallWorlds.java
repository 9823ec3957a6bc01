package dev.rulewright.simulator.missioncombat;

import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Game;
import dev.rulewright.kernel.Place;
import dev.rulewright.missioncombat.Memory;
import dev.rulewright.missioncombat.Move;
import dev.rulewright.missioncombat.Position;
import dev.rulewright.missioncombat.Position.Past;
import dev.rulewright.missioncombat.Side;
import dev.rulewright.missioncombat.Stage;
import dev.rulewright.missioncombat.Unit;
import dev.rulewright.missioncombat.material.Faction;
import dev.rulewright.missioncombat.material.Material;
import dev.rulewright.missioncombat.world.Arrangements;
import dev.rulewright.missioncombat.world.Arrangements.Company;
import dev.rulewright.simulator.divergence.ListedFamily;
import dev.rulewright.simulator.divergence.Pair;
import dev.rulewright.simulator.divergence.Starts;
import dev.rulewright.simulator.divergence.TwoReadings;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// Small positions of *Mission: Combat!*, generated: few units and few cards, lying on the table in
/// every way, at the start of a turn or within it.
public final class SmallWorlds implements Starts<Position> {

  /// Moves of the plays from small set-ups.
  private static final int LONGEST = 3;

  /// Moves of the plays from a few starts with all of their turns still to come: enough for a
  /// position to come for the third time.
  private static final int LONGEST_OF_LONG_PLAYS = 6;

  private static final Place SOMEWHERE = Place.of("a small position");

  private final List<Family<Position>> families;
  private final UnaryOperator<Pair<Position>> begin;

  private SmallWorlds(List<Family<Position>> families, UnaryOperator<Pair<Position>> begin) {
    this.families = families;
    this.begin = begin;
  }

  /// The starts that are used when nothing else is given: the opening, small set-ups, and small
  /// worlds.
  ///
  /// @param units the most units on the board
  /// @param others the most cards elsewhere
  public static SmallWorlds of(
      TwoReadings<Position, Move> readings, Material material, int units, int others) {
    Palette two = Palette.of(material, List.of("rifleman", "portal-hound"), Integer.MAX_VALUE);
    List<WorldFamily> worlds = WorldFamily.all(material);
    return new SmallWorlds(
        Stream.of(
                Stream.of(SetUps.opening(readings), new SetUps(material, two).small(LONGEST)),
                worlds.stream().filter(WorldFamily::isOfTwoUnits),
                Stream.of(longPlays(material, two)),
                worlds.stream()
                    .filter(family -> !family.isOfTwoUnits())
                    .filter(family -> family.units() <= units && family.others() <= others)
                    .filter(
                        family -> family.company() == Company.APART || canStay(family, readings)))
            .<Family<Position>>flatMap(families -> families)
            .toList(),
        readings.begin());
  }

  /// Two units at the end of a turn, each start searched for itself.
  private static ListedFamily<Position> longPlays(Material material, Palette palette) {
    WorldFamily ends = WorldFamily.atTheEndOfATurn(material, palette);
    return new ListedFamily<>(
        "2 units at the end of a turn",
        LONGEST_OF_LONG_PLAYS,
        IntStream.range(0, ends.groups()).boxed().flatMap(g -> ends.group(g).stream()).toList());
  }

  /// Whether both readings allow that units of both players stay in one area.
  private static boolean canStay(WorldFamily family, TwoReadings<Position, Move> readings) {
    Pair<Position> start = family.group(0).getFirst();
    return isPossible(start.a(), readings.a()) && isPossible(start.b(), readings.b());
  }

  private static boolean isPossible(Position position, Game<Position, Move> game) {
    try {
      game.notation().position(game.notation().fields(position), SOMEWHERE);
      return true;
    } catch (BadInput _) {
      return false;
    }
  }

  @Override
  public List<Family<Position>> families() {
    return families;
  }

  @Override
  public boolean contains(Pair<Position> pair, int moves, Family<Position> family) {
    Position position = pair.a();
    if (!(position.stage() instanceof Stage.Acting)
        || position.guest() != null
        || !(family instanceof WorldFamily)
        || mayRepeat(position.past(), moves)) {
      return false;
    }
    Side marines = position.side(Faction.MARINES);
    Side portalists = position.side(Faction.PORTALISTS);
    return standsAtStart(marines)
        && standsAtStart(portalists)
        && hasBegun(pair)
        && families.stream()
            .anyMatch(each -> each instanceof WorldFamily world && world.contains(position, moves));
  }

  /// Whether no more is remembered than at a start.
  private boolean hasBegun(Pair<Position> pair) {
    Position bare = pair.a().with(Memory.NONE);
    return pair.equals(begin.apply(Pair.same(bare)));
  }

  /// Whether a position could come for the third time: the same player begins every other turn, so
  /// that takes five beginnings of turns.
  private static boolean mayRepeat(@Nullable Past past, int moves) {
    int begun = moves;
    for (Past each = past; each != null; each = each.earlier()) {
      begun++;
    }
    return begun >= 5;
  }

  private static boolean standsAtStart(Side side) {
    for (int i = 0; i < side.unitCount(); i++) {
      Unit unit = side.unit(i);
      if (unit.damage() > 0 || unit.marks() != 0 || unit.setOutFrom() != null) {
        return false;
      }
      if (!Arrangements.mayStand(unit.card(), unit.area())) {
        return false;
      }
    }
    return true;
  }
}
