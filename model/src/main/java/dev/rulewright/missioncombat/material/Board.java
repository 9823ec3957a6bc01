package dev.rulewright.missioncombat.material;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;

/// The board: the areas and which of them are adjacent. Sets of areas are `int` values with the
/// [bit][Area#bit] of each member, so that a clause about many areas is one operation.
public final class Board {

  /// The most areas that a board may have.
  public static final int MAX_AREAS = 16;

  /// Two adjacent areas.
  ///
  /// @param evidence what shows that they are adjacent; evidence that begins with `assumed` is none
  /// @param diagonal whether they touch at a corner only, which is always assumed
  public record Adjacency(Area one, Area other, String evidence, boolean diagonal) {}

  private final List<Area> areas;
  private final List<Adjacency> adjacencies;
  private final int[] adjacent;
  private final int buildings;
  private final int[] own;
  private final int[] withEffect;

  /// A board.
  ///
  /// @param areas in index order, at most [#MAX_AREAS]
  public Board(List<Area> areas, List<Adjacency> adjacencies) {
    this.areas = List.copyOf(areas);
    this.adjacencies = List.copyOf(adjacencies);
    adjacent = new int[areas.size()];
    for (Adjacency pair : adjacencies) {
      adjacent[pair.one().index()] |= pair.other().bit();
      adjacent[pair.other().index()] |= pair.one().bit();
    }
    buildings = setOf(Area::building);
    own = Arrays.stream(Faction.values()).mapToInt(f -> setOf(a -> a.faction() == f)).toArray();
    withEffect =
        Arrays.stream(AreaEffect.values()).mapToInt(e -> setOf(a -> a.effect() == e)).toArray();
  }

  private int setOf(Predicate<Area> condition) {
    return areas.stream().filter(condition).mapToInt(Area::bit).reduce(0, (a, b) -> a | b);
  }

  /// The areas in index order.
  public List<Area> areas() {
    return areas;
  }

  /// Every pair of adjacent areas, with its evidence.
  public List<Adjacency> adjacencies() {
    return adjacencies;
  }

  /// This board with only those areas adjacent that touch along an edge.
  public Board alongEdges() {
    return new Board(areas, adjacencies.stream().filter(pair -> !pair.diagonal()).toList());
  }

  /// The pair that two areas make, if they are adjacent.
  public Optional<Adjacency> adjacency(Area one, Area other) {
    return adjacencies.stream().filter(pair -> joins(pair, one, other)).findFirst();
  }

  /// This board with one more pair of adjacent areas.
  public Board with(Adjacency pair) {
    return new Board(areas, Stream.concat(adjacencies.stream(), Stream.of(pair)).toList());
  }

  /// This board with two areas that are not adjacent.
  public Board withoutAdjacency(Area one, Area other) {
    return new Board(areas, adjacencies.stream().filter(pair -> !joins(pair, one, other)).toList());
  }

  private static boolean joins(Adjacency pair, Area one, Area other) {
    return (pair.one().equals(one) && pair.other().equals(other))
        || (pair.one().equals(other) && pair.other().equals(one));
  }

  /// The set of all areas.
  public int all() {
    return (1 << areas.size()) - 1;
  }

  /// The areas adjacent to an area.
  public int adjacentTo(Area area) {
    return adjacent[area.index()];
  }

  /// The areas adjacent to at least one of a set of areas.
  public int adjacentToAny(int set) {
    int result = 0;
    for (int left = set; left != 0; left &= left - 1) {
      result |= adjacent[Integer.numberOfTrailingZeros(left)];
    }
    return result;
  }

  /// The buildings.
  public int buildings() {
    return buildings;
  }

  /// A faction's own areas (AREA-1).
  ///
  /// - MATERIAL-2: Each faction has five area cards.
  /// - AREA-1: The five areas of a player's faction are that player's own areas, the others
  ///   opposing.
  /// - AREA-2: Own areas stay own and opposing areas opposing, whoever controls them.
  public int own(Faction faction) {
    return own[faction.ordinal()];
  }

  /// The areas with an effect.
  public int with(AreaEffect effect) {
    return withEffect[effect.ordinal()];
  }

  /// The areas of a set, in index order.
  public List<Area> areasOf(int set) {
    return areas.stream().filter(area -> (set & area.bit()) != 0).toList();
  }

  /// The area of that name.
  public Optional<Area> area(String id) {
    return areas.stream().filter(area -> area.id().equals(id)).findFirst();
  }
}
