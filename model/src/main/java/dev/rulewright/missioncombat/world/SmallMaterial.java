package dev.rulewright.missioncombat.world;

import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Field;
import dev.rulewright.kernel.box.World;
import dev.rulewright.kernel.text.Word;
import dev.rulewright.missioncombat.material.Area;
import dev.rulewright.missioncombat.material.Board;
import dev.rulewright.missioncombat.material.ExtraCards;
import dev.rulewright.missioncombat.material.Material;
import dev.rulewright.missioncombat.material.Numbers;
import dev.rulewright.missioncombat.notation.Names;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// The material of a small world.
final class SmallMaterial {

  private static final String STARTING_UNITS = "starting-units";

  private SmallMaterial() {}

  /// The material that a plan leaves, without its limit of turns.
  static Material of(World.Plan plan, Material box) {
    Material all = ExtraCards.addedTo(box, plan.fieldsOf("cards"));
    Material part =
        plan.field("areas")
            .map(field -> all.with(part(all.board(), new Names(all).areas(Word.value(field)))))
            .orElse(all);
    return part.with(numbers(plan, part.numbers()));
  }

  /// A board with some of the areas of another one, in the order of that one.
  private static Board part(Board board, List<Area> kept) {
    var areas = new ArrayList<Area>();
    Map<Area, Area> newAreas = new HashMap<>();
    for (Area area : board.areas()) {
      if (kept.contains(area)) {
        Area again = at(areas.size(), area);
        areas.add(again);
        newAreas.put(area, again);
      }
    }
    var pairs = new ArrayList<Board.Adjacency>();
    for (Board.Adjacency pair : board.adjacencies()) {
      Area one = newAreas.get(pair.one());
      Area other = newAreas.get(pair.other());
      if (one != null && other != null) {
        pairs.add(new Board.Adjacency(one, other, pair.evidence(), pair.diagonal()));
      }
    }
    return new Board(areas, pairs);
  }

  private static Area at(int index, Area area) {
    return new Area(
        index,
        area.id(),
        area.name(),
        area.faction(),
        area.building(),
        area.effect(),
        area.number());
  }

  private static Numbers numbers(World.Plan plan, Numbers printed) {
    Numbers numbers = printed;
    for (Field field : plan.fieldsOf("numbers")) {
      if (!field.key().equals(STARTING_UNITS)) {
        throw BadInput.at(field.keyPlace())
            .unknown("a number of the rulebook", field.key(), List.of(STARTING_UNITS));
      }
      numbers =
          printed.withStartingUnits(
              Word.value(field)
                  .number(1, printed.startingUnits(), "the units that a player places"));
    }
    return numbers;
  }
}
