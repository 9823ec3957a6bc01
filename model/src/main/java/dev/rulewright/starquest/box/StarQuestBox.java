package dev.rulewright.starquest.box;

import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Field;
import dev.rulewright.kernel.Place;
import dev.rulewright.kernel.Rulebook;
import dev.rulewright.kernel.box.Box;
import dev.rulewright.kernel.box.DataFile;
import dev.rulewright.kernel.box.World;
import dev.rulewright.kernel.reading.Readings;
import dev.rulewright.starquest.Move;
import dev.rulewright.starquest.Position;
import dev.rulewright.starquest.Seat;
import dev.rulewright.starquest.material.Material;
import dev.rulewright.starquest.material.MaterialReader;
import dev.rulewright.starquest.reading.Reading;
import dev.rulewright.starquest.rules.StarQuest;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/// The box of *StarQuest*, opened for one mission.
///
/// @param files the files that take the place of those that ship, by kind
/// @param mission the mission, one of [MaterialReader#MISSIONS]
/// @param teams the number of teams, from 1 to 3
/// @param material what is in it
public record StarQuestBox(
    Map<String, DataFile> files, String mission, int teams, Material material)
    implements Box<Position, Move> {

  private static final int MOST_TEAMS = 3;

  /// Copies the map.
  public StarQuestBox {
    files = Map.copyOf(files);
  }

  /// The box for a mission.
  ///
  /// @throws BadInput if a file makes no sense
  public static StarQuestBox of(Map<String, DataFile> files, String mission, int teams) {
    return new StarQuestBox(files, mission, teams, MaterialReader.read(files, mission, teams));
  }

  /// The box as it ships, with the mission that is played if nobody says, for one team.
  public static StarQuestBox standard() {
    return of(Map.of(), MaterialReader.MISSIONS.getFirst(), 1);
  }

  /// The same with other material.
  public StarQuestBox with(Material other) {
    return new StarQuestBox(files, mission, teams, other);
  }

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

  /// A plan may name another mission and give another number of teams.
  @Override
  public World<Position, Move> world(World.Plan plan) {
    StarQuestBox box = this;
    for (Field field : plan.fields()) {
      box = box.with(field);
    }
    return World.of(
        box,
        new World.Plan(plan.place(), plan.reading(), plan.readingPlace(), plan.given(), List.of()));
  }

  /// The extra fields open the box anew: `mission` names another one that ships, `teams` gives
  /// another number of teams.
  @Override
  public StarQuest game(String reading, Place readingPlace, List<Field> extraFields) {
    StarQuestBox box = this;
    for (Field field : extraFields) {
      box = box.with(field);
    }
    return new StarQuest(box.material, Reading.parse(reading, readingPlace), box.teams);
  }

  private StarQuestBox with(Field field) {
    return switch (field.key()) {
      case StarQuestProvider.MISSION -> of(files, mission(field), teams);
      case StarQuestProvider.TEAMS -> of(files, mission, teams(field));
      default ->
          throw BadInput.at(field.keyPlace())
              .unknown(
                  "a field",
                  field.key(),
                  List.of(StarQuestProvider.MISSION, StarQuestProvider.TEAMS));
    };
  }

  private static String mission(Field field) {
    if (!MaterialReader.MISSIONS.contains(field.value())) {
      throw BadInput.at(field.valuePlace())
          .unknown("a mission", field.value(), MaterialReader.MISSIONS);
    }
    return field.value();
  }

  private static int teams(Field field) {
    if (!field.value().matches("[1-" + MOST_TEAMS + "]")) {
      throw BadInput.at(field.valuePlace())
          .found(field.value())
          .expected("the number of teams, from 1 to " + MOST_TEAMS);
    }
    return Integer.parseInt(field.value());
  }
}
