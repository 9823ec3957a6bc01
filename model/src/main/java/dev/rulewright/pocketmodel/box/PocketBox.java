package dev.rulewright.pocketmodel.box;

import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Name;
import dev.rulewright.kernel.Place;
import dev.rulewright.kernel.box.Box;
import dev.rulewright.kernel.box.Contents;
import dev.rulewright.kernel.input.DataFile;
import dev.rulewright.kernel.input.TableNumbers;
import dev.rulewright.kernel.picture.Sentences;
import dev.rulewright.kernel.reading.Readings;
import dev.rulewright.pocketmodel.Move;
import dev.rulewright.pocketmodel.Position;
import dev.rulewright.pocketmodel.material.Card;
import dev.rulewright.pocketmodel.material.Force;
import dev.rulewright.pocketmodel.material.Material;
import dev.rulewright.pocketmodel.material.Material.Packs;
import dev.rulewright.pocketmodel.material.MaterialReader;
import dev.rulewright.pocketmodel.material.UnitKind;
import dev.rulewright.pocketmodel.picture.TablePicture;
import dev.rulewright.pocketmodel.rules.PocketModel;
import java.util.List;
import java.util.Map;

/// The box of *Star Wars PocketModel TCG*.
///
/// @param material what both players bring
public record PocketBox(Material material) implements Box<Position, Move> {

  /// The box as it ships.
  public static PocketBox standard() {
    return of(Map.of(), Packs.BUILT);
  }

  /// The box with a user's files.
  ///
  /// @param files by kind; what is missing is what ships
  /// @throws BadInput if a file makes no sense
  public static PocketBox of(Map<String, DataFile> files, Packs packs) {
    return new PocketBox(MaterialReader.read(files, packs));
  }

  @Override
  public Readings readings() {
    return PocketModel.READINGS;
  }

  @Override
  public List<Force> players() {
    return List.of(Force.values());
  }

  @Override
  public PocketModel game(String reading, Place readingPlace) {
    return new PocketModel(material, PocketModel.READINGS.parse(reading, readingPlace));
  }

  @Override
  public TableNumbers numbers() {
    return material.tables();
  }

  @Override
  public PocketBox readFrom(Map<String, DataFile> tables) {
    return of(tables, material.packs());
  }

  @Override
  public Contents contents() {
    return new Contents()
        .with(material.cards(), Card::id, Card::name, PocketBox::worth)
        .with(material.units(), UnitKind::id, UnitKind::name, PocketBox::worth);
  }

  private static String worth(Card card) {
    return "%s card of %d stars, defence %d"
        .formatted(Name.of(card.type().name()), card.stars(), card.defence());
  }

  private static String worth(UnitKind unit) {
    return "unit of %d stars, attack %d, damage %d, defence %d, shields %d"
        .formatted(unit.stars(), unit.attack(), unit.damage(), unit.defence(), unit.shields());
  }

  @Override
  public Sentences sentences() {
    return Sentences.beside(TablePicture.class, printedNames(), List.of());
  }
}
