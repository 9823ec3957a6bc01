package dev.rulewright.simulator.missioncombat;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rulewright.kernel.Place;
import dev.rulewright.kernel.Ruling;
import dev.rulewright.kernel.Turn;
import dev.rulewright.missioncombat.Guest;
import dev.rulewright.missioncombat.Move;
import dev.rulewright.missioncombat.Position;
import dev.rulewright.missioncombat.Side;
import dev.rulewright.missioncombat.Stage;
import dev.rulewright.missioncombat.Unit;
import dev.rulewright.missioncombat.material.Area;
import dev.rulewright.missioncombat.material.Board;
import dev.rulewright.missioncombat.material.Board.Adjacency;
import dev.rulewright.missioncombat.material.Faction;
import dev.rulewright.missioncombat.material.Material;
import dev.rulewright.missioncombat.rules.MissionCombat;
import dev.rulewright.simulator.explore.Explorer;
import dev.rulewright.simulator.explore.Monitor;
import dev.rulewright.simulator.explore.NaiveSearch;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class SymmetryTest {

  private static final Material STANDARD = Material.standard();

  private static final String[] NAMES = {
    "bunker-west",
    "arterial-road",
    "bunker-east",
    "yellow-portal-alpha",
    "dark-portal",
    "yellow-portal-omega"
  };

  /// ```
  /// bunker-west ─ arterial-road ─ bunker-east
  ///      │              │              │
  ///    alpha  ──── dark-portal ───── omega
  /// ```
  private static final Material MIRRORED = material(false);

  private static final int[] MIRROR = {2, 1, 0, 5, 4, 3};

  /// The board, with one more pair that touches at a corner, or without.
  private static Material material(boolean withCorner) {
    var areas = new ArrayList<Area>();
    for (String name : NAMES) {
      Area a = STANDARD.board().area(name).orElseThrow();
      areas.add(
          new Area(
              areas.size(), a.id(), a.name(), a.faction(), a.building(), a.effect(), a.number()));
    }
    var pairs = new ArrayList<Adjacency>();
    for (int[] pair : new int[][] {{0, 1}, {1, 2}, {3, 4}, {4, 5}, {0, 3}, {1, 4}, {2, 5}}) {
      pairs.add(new Adjacency(areas.get(pair[0]), areas.get(pair[1]), "test", false));
    }
    pairs.add(new Adjacency(areas.get(0), areas.get(4), "test", withCorner));
    pairs.add(new Adjacency(areas.get(2), areas.get(4), "test", false));
    return STANDARD.with(new Board(areas, pairs));
  }

  private static MissionCombat combat(Material material, String reading) {
    return new MissionCombat(
        material, MissionCombat.READINGS.parse(reading, new Place("reading", 1, 1)));
  }

  @Test
  void theBoardThatShipsHasNoMirrorImage() {
    assertThat(Symmetry.of(MissionCombat.standard())).hasSize(1);
  }

  @Test
  void theMirrorSwapsWestAndEast() {
    assertThat(Symmetry.of(combat(MIRRORED, "standard")))
        .extracting(Symmetry::toString)
        .containsExactly("[0, 1, 2, 3, 4, 5, 6]", "[2, 1, 0, 5, 4, 3, 6]");
  }

  @Test
  void aCornerBreaksTheMirrorOnlyWhereTheReadingLooksAtCorners() {
    Material corner = material(true);
    assertThat(Symmetry.of(combat(corner, "standard"))).hasSize(2);
    assertThat(Symmetry.of(combat(corner, "ranged.adjacency=edges-only"))).hasSize(1);
  }

  @Test
  void laidOutInRowsOnlyThePlaceInTheRowCounts() {
    // West and east bunker have the numbers 1 and 3, Arterial Road 2; Alpha 1, Dark Portal 3, Omega
    // 4: so both rows keep their order.
    assertThat(Symmetry.of(combat(material(true), "board.adjacency=rows-edges-only"))).hasSize(2);
    assertThat(Symmetry.of(combat(MIRRORED, "board.adjacency=staggered-rows"))).hasSize(1);
  }

  @Test
  void mirrorImagesCountAsOne() {
    var combat = combat(MIRRORED, "standard");
    List<Position> start =
        List.of(
            Table.of(MIRRORED)
                .units("stealth-sniper@bunker-west", "portal-hound@dark-portal")
                .hand("rifleman")
                .position());
    var apart = new NaiveSearch<>(combat, start, SymmetryTest::plain, 99, List.of());
    var asOne = new NaiveSearch<>(combat, start, SymmetryTest::lesser, 99, List.of());
    var explored = Explorer.of(combat, MissionEncoding.of(combat)).explore(start);
    var exploredApart =
        Explorer.of(combat, new MissionEncoding(combat, Symmetry.of(combat).subList(0, 1), 3))
            .explore(start);
    assertThat(explored.positions()).isEqualTo(asOne.depths.size());
    assertThat(explored.transitions()).isEqualTo(asOne.transitions);
    assertThat(explored.depth()).isEqualTo(asOne.depth());
    assertThat(exploredApart.positions()).isEqualTo(apart.depths.size());
    assertThat(exploredApart.transitions()).isEqualTo(apart.transitions);
    // Nearly every position is found with its image; one that is its own image has all units in the
    // middle.
    assertThat(explored.positions())
        .isBetween(apart.depths.size() / 2L, apart.depths.size() * 6L / 10);
  }

  @Test
  void aPlayCanBeToldAlthoughMirrorImagesCountAsOne() {
    var combat = combat(MIRRORED, "standard");
    Position west =
        Table.of(MIRRORED)
            .units("stealth-sniper@bunker-west", "portal-hound@yellow-portal-omega")
            .position();
    Monitor<Position, Move> nobodyWins =
        new Monitor<>() {
          @Override
          public String property() {
            return "nobody-wins";
          }

          @Override
          public @Nullable String broken(Position position, Turn<Move> turn) {
            return turn instanceof Turn.Over ? "over" : null;
          }
        };
    List<Position> starts = List.of(west, image(west, MIRROR));
    var naive = new NaiveSearch<>(combat, starts, SymmetryTest::plain, 99, List.of(nobodyWins));
    var explored =
        Explorer.of(combat, MissionEncoding.of(combat))
            .watching(List.of(nobodyWins))
            .explore(starts);
    var violation = explored.violations().getFirst();
    assertThat(violation.start()).isEqualTo(west);
    assertThat(violation.moves()).hasSize(naive.violations.getOrDefault("nobody-wins", -1));
    Position position = west;
    for (Move move : violation.moves()) {
      assertThat(combat.judge(position, move)).isInstanceOf(Ruling.Allowed.class);
      position = combat.play(position, move);
    }
    assertThat(position.stage()).isInstanceOf(Stage.Over.class);
  }

  private static Position plain(Position position) {
    return image(position, new int[] {0, 1, 2, 3, 4, 5});
  }

  private static Position lesser(Position position) {
    Position one = plain(position);
    Position other = image(position, MIRROR);
    return one.toString().compareTo(other.toString()) <= 0 ? one : other;
  }

  private static Position image(Position position, int[] areas) {
    Guest guest = position.guest();
    return new Position(
        position.stage(),
        Math.min(position.turn(), 3),
        position.mover(),
        position.ap(),
        image(position.side(Faction.MARINES), areas),
        image(position.side(Faction.PORTALISTS), areas),
        guest == null ? null : image(guest, areas),
        position.memory(),
        null);
  }

  private static Guest image(Guest guest, int[] areas) {
    Area from = image(guest.cameFrom(), areas);
    return new Guest(
        image(guest.unit(), areas), from == null ? guest.cameFrom() : from, guest.attacks());
  }

  private static Side image(Side side, int[] areas) {
    return Side.of(
        side.units().stream().map(unit -> image(unit, areas)).toList(),
        side.hand(),
        side.deck(),
        side.discard());
  }

  private static Unit image(Unit unit, int[] areas) {
    Area area = MIRRORED.board().areas().get(areas[unit.area().index()]);
    return new Unit(
        unit.card(), area, unit.damage(), unit.marks(), image(unit.setOutFrom(), areas));
  }

  private static @Nullable Area image(@Nullable Area area, int[] areas) {
    return area == null ? null : MIRRORED.board().areas().get(areas[area.index()]);
  }
}
