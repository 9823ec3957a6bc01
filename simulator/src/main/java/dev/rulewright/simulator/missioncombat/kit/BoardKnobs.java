package dev.rulewright.simulator.missioncombat.kit;

import dev.rulewright.missioncombat.Move;
import dev.rulewright.missioncombat.Position;
import dev.rulewright.missioncombat.material.Area;
import dev.rulewright.missioncombat.material.Board;
import dev.rulewright.missioncombat.material.Material;
import dev.rulewright.simulator.kit.Knob;
import dev.rulewright.simulator.kit.Setting;
import dev.rulewright.simulator.setting.Domain;
import java.util.ArrayList;
import java.util.List;

/// Which areas are adjacent, named `adjacency.AREA.AREA` with the areas in the order of their file.
final class BoardKnobs {

  private static final String PREFIX = "adjacency.";

  private BoardKnobs() {}

  static List<Setting<Position, Move>> of(Material material) {
    Board board = material.board();
    List<Area> areas = board.areas();
    var settings = new ArrayList<Setting<Position, Move>>();
    for (Area one : areas) {
      for (Area other : areas.subList(one.index() + 1, areas.size())) {
        settings.add(pair(board, one, other));
      }
    }
    return settings;
  }

  private static Setting<Position, Move> pair(Board board, Area one, Area other) {
    var now = board.adjacency(one, other);
    // A pair that is put back is the one that was there.
    var pair = now.orElseGet(() -> new Board.Adjacency(one, other, "assumed: a setting", false));
    return new Setting<>(
        new Knob(
            PREFIX + one + "." + other,
            Domain.Words.YES_OR_NO,
            now.isPresent() ? "yes" : "no",
            "whether %s and %s are adjacent".formatted(one.name(), other.name()),
            now.map(Board.Adjacency::evidence).orElse("assumed: nothing shows that they are")),
        (setup, to) -> {
          Material material = MissionKit.material(setup.box());
          Board without = material.board().withoutAdjacency(one, other);
          return MissionKit.with(
              setup, material.with(to.value().equals("yes") ? without.with(pair) : without));
        });
  }

  /// The key with its areas in the order of their file, if it is one of a pair; else the key.
  static String inOrder(String key, Board board) {
    String[] parts = key.split("\\.", -1);
    if (!key.startsWith(PREFIX) || parts.length != 3) {
      return key;
    }
    return board
        .area(parts[1])
        .flatMap(one ->
            board
                .area(parts[2])
                .filter(other -> other.index() < one.index())
                .map(other -> PREFIX + other + "." + one))
        .orElse(key);
  }
}
