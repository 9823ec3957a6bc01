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
import dev.rulewright.missioncombat.world.Arrangements.Elsewhere;
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

  /// Moves of the plays from positions with nothing but two units.
  private static final int LONGEST_OF_TWO_UNITS = 4;

  /// Moves of the plays from larger positions.
  private static final int LONGEST = 3;

  /// Moves of the plays from positions with more than three cards.
  private static final int LONGEST_OF_MANY_CARDS = 2;

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
    Palette two = Palette.of("two", material, "rifleman", "portal-hound");
    return new SmallWorlds(
        Stream.of(
                Stream.of(SetUps.opening(readings), new SetUps(material, two).small(LONGEST)),
                ofTwoUnits(material),
                Stream.of(longPlays(material, two)),
                Stream.concat(together(readings, material), larger(material))
                    .filter(family -> family.units() <= units && family.others() <= others))
            .<Family<Position>>flatMap(families -> families)
            .toList(),
        readings.begin());
  }

  /// Two units at the end of a turn, each start searched for itself.
  private static ListedFamily<Position> longPlays(Material material, Palette palette) {
    WorldFamily ends =
        WorldFamily.of(material, palette, 2, 0, Elsewhere.ANYWHERE, LONGEST)
            .in(WorldFamily.ANY_TURN, 0);
    return new ListedFamily<>(
        "2 units at the end of a turn",
        LONGEST_OF_LONG_PLAYS,
        IntStream.range(0, ends.groups()).boxed().flatMap(g -> ends.group(g).stream()).toList());
  }

  /// All cards of the box, and in turns that are not as any other, a few.
  private static Stream<WorldFamily> ofTwoUnits(Material material) {
    WorldFamily few = WorldFamily.of(material, six(material), 2, 0, Elsewhere.ANYWHERE, LONGEST);
    return Stream.of(
        WorldFamily.of(
            material, Palette.box(material), 2, 0, Elsewhere.ANYWHERE, LONGEST_OF_TWO_UNITS),
        few.in(1, material.numbers().firstTurnAp()),
        few.in(material.numbers().turnLimit(), material.numbers().turnAp()),
        WorldFamily.of(material, test(material), 2, 0, Elsewhere.ANYWHERE, LONGEST_OF_TWO_UNITS));
  }

  private static Palette six(Material material) {
    return Palette.of(
        "six",
        material,
        "rifleman",
        "stealth-sniper",
        "armored-gauss-tank",
        "portal-trooper",
        "portal-hound",
        "portal-behemoth");
  }

  private static Palette test(Material material) {
    return Palette.of(
        Palette.TEST, material, "rifleman", "test-colossus", "portal-trooper", "test-giant");
  }

  /// The more cards, the fewer kinds of them.
  private static Stream<WorldFamily> larger(Material material) {
    Palette five =
        Palette.of(
            "five",
            material,
            "rifleman",
            "stealth-sniper",
            "armored-gauss-tank",
            "portal-hound",
            "portal-behemoth");
    Palette eight = five.with("eight", material, "hellfire", "artillery-barrage", "trap-portal");
    Palette marksman =
        Palette.of(Palette.TEST, material, "rifleman", "test-marksman", "portal-hound").once();
    Palette three = Palette.of("three", material, "rifleman", "portal-hound", "trap-portal");
    Palette two = Palette.of("two", material, "rifleman", "portal-hound");
    return Stream.of(
        WorldFamily.of(material, eight, 2, 1, Elsewhere.ANYWHERE, LONGEST),
        WorldFamily.of(material, test(material), 2, 1, Elsewhere.IN_HAND, LONGEST),
        WorldFamily.of(material, three, 2, 2, Elsewhere.ANYWHERE, LONGEST_OF_MANY_CARDS),
        WorldFamily.of(material, two, 2, 3, Elsewhere.IN_PILES, LONGEST_OF_MANY_CARDS),
        WorldFamily.of(material, five, 3, 0, Elsewhere.ANYWHERE, LONGEST),
        WorldFamily.of(material, marksman, 3, 0, Elsewhere.ANYWHERE, LONGEST));
  }

  /// Units of both players in one area, where both readings allow that they stay there.
  private static Stream<WorldFamily> together(
      TwoReadings<Position, Move> readings, Material material) {
    Palette three =
        Palette.of("three units", material, "rifleman", "portal-trooper", "portal-hound");
    return Stream.of(
            WorldFamily.of(material, three, 2, 1, Elsewhere.IN_HAND, LONGEST).together(),
            WorldFamily.of(material, three, 3, 0, Elsewhere.ANYWHERE, LONGEST).together())
        .filter(family -> isPossible(family.group(0).getFirst(), readings));
  }

  private static boolean isPossible(Pair<Position> start, TwoReadings<Position, Move> readings) {
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
