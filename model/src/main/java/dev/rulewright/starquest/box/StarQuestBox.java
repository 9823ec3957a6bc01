package dev.rulewright.starquest.box;

import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Field;
import dev.rulewright.kernel.Place;
import dev.rulewright.kernel.Rulebook;
import dev.rulewright.kernel.box.Box;
import dev.rulewright.kernel.reading.Readings;
import dev.rulewright.starquest.Move;
import dev.rulewright.starquest.Position;
import dev.rulewright.starquest.Seat;
import dev.rulewright.starquest.material.Material;
import dev.rulewright.starquest.reading.Reading;
import dev.rulewright.starquest.rules.StarQuest;
import java.util.List;
import java.util.stream.IntStream;

/// The box of *StarQuest*, for one mission.
///
/// @param material what is in it
/// @param teams the number of teams, from 1 to 3
public record StarQuestBox(Material material, int teams) implements Box<Position, Move> {

  @Override
  public Rulebook rulebook() {
    return Reading.RULEBOOK;
  }

  @Override
  public Readings<Reading> readings() {
    return Reading.READINGS;
  }

  @Override
  public List<Seat> players() {
    return IntStream.rangeClosed(0, teams).mapToObj(Seat::of).toList();
  }

  /// There is nothing that a scenario could add to the box.
  @Override
  public StarQuest game(String reading, Place readingPlace, List<Field> extraFields) {
    if (!extraFields.isEmpty()) {
      throw BadInput.at(extraFields.getFirst().keyPlace())
          .because("nothing can be added to a mission");
    }
    return new StarQuest(material, Reading.parse(reading, readingPlace), teams);
  }
}
