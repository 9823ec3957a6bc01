package dev.rulewright.starquest.box;

import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Place;
import dev.rulewright.kernel.box.Box;
import dev.rulewright.kernel.box.Contents;
import dev.rulewright.kernel.input.DataFile;
import dev.rulewright.kernel.input.TableNumbers;
import dev.rulewright.kernel.picture.Sentences;
import dev.rulewright.kernel.reading.Readings;
import dev.rulewright.starquest.Move;
import dev.rulewright.starquest.Position;
import dev.rulewright.starquest.Seat;
import dev.rulewright.starquest.material.Card;
import dev.rulewright.starquest.material.Figure;
import dev.rulewright.starquest.material.Material;
import dev.rulewright.starquest.material.MaterialReader;
import dev.rulewright.starquest.material.Weapon;
import dev.rulewright.starquest.picture.BoardPicture;
import dev.rulewright.starquest.rules.StarQuest;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/// The box of *StarQuest*, opened for one mission.
///
/// @param teams the number of teams, from 1 to 3
/// @param material what is in it
public record StarQuestBox(int teams, Material material) implements Box<Position, Move> {

  /// The box for a mission.
  ///
  /// @param files the files that take the place of those that ship, by kind
  /// @param mission the mission, one of [MaterialReader#MISSIONS]
  /// @throws BadInput if a file makes no sense
  public static StarQuestBox of(Map<String, DataFile> files, String mission, int teams) {
    return new StarQuestBox(teams, MaterialReader.read(files, mission, teams));
  }

  /// The box as it ships, with the mission that is played if nobody says, for one team.
  public static StarQuestBox standard() {
    return of(Map.of(), MaterialReader.MISSIONS.getFirst(), 1);
  }

  /// The same with other material.
  public StarQuestBox with(Material other) {
    return new StarQuestBox(teams, other);
  }

  @Override
  public Readings readings() {
    return StarQuest.READINGS;
  }

  @Override
  public List<Seat> players() {
    return IntStream.rangeClosed(0, teams).mapToObj(Seat::of).toList();
  }

  @Override
  public StarQuest game(String reading, Place readingPlace) {
    return new StarQuest(material, StarQuest.READINGS.parse(reading, readingPlace), teams);
  }

  @Override
  public TableNumbers numbers() {
    return material.tables();
  }

  @Override
  public StarQuestBox readFrom(Map<String, DataFile> tables) {
    return of(tables, material.mission().name(), teams);
  }

  @Override
  public Contents contents() {
    return new Contents()
        .with(material.figures(), Figure::id, Figure::name, StarQuestBox::worth)
        .with(material.weapons(), Weapon::id, Weapon::name, StarQuestBox::worth)
        .with(material.events(), Card::id, Card::name)
        .with(material.cards(), Card::id, Card::name);
  }

  private static String worth(Figure figure) {
    return "%s, moves %d, armour %d, life %d, worth %d points"
        .formatted(
            figure.marine() ? "marine" : "alien",
            figure.move(),
            figure.armour(),
            figure.life(),
            figure.points());
  }

  private static String worth(Weapon weapon) {
    return "%s weapon%s%s"
        .formatted(
            weapon.heavy() ? "heavy" : "light",
            weapon.fire() == null ? "" : ", fires " + weapon.fire(),
            weapon.close() == null ? "" : ", close combat " + weapon.close());
  }

  @Override
  public Sentences sentences() {
    return Sentences.beside(BoardPicture.class, printedNames(), List.of("it"));
  }
}
