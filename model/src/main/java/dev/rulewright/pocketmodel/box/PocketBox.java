package dev.rulewright.pocketmodel.box;

import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Place;
import dev.rulewright.kernel.Rulebook;
import dev.rulewright.kernel.box.Box;
import dev.rulewright.kernel.input.DataFile;
import dev.rulewright.kernel.input.TableNumbers;
import dev.rulewright.kernel.picture.Sentences;
import dev.rulewright.kernel.reading.Readings;
import dev.rulewright.pocketmodel.Move;
import dev.rulewright.pocketmodel.PocketClause;
import dev.rulewright.pocketmodel.Position;
import dev.rulewright.pocketmodel.material.Force;
import dev.rulewright.pocketmodel.material.Material;
import dev.rulewright.pocketmodel.material.Material.Packs;
import dev.rulewright.pocketmodel.material.MaterialReader;
import dev.rulewright.pocketmodel.picture.TablePicture;
import dev.rulewright.pocketmodel.rules.PocketModel;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
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
    var all = new HashMap<>(files);
    for (String kind : MaterialReader.KINDS) {
      all.computeIfAbsent(kind, _ -> DataFile.beside(PocketClause.class, kind + ".csv"));
    }
    return new PocketBox(MaterialReader.read(all, packs));
  }

  @Override
  public Rulebook rulebook() {
    return PocketModel.READINGS.rulebook();
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
  public Map<String, String> printedNames() {
    var names = new HashMap<String, String>();
    material.cards().forEach(card -> names.put(card.id(), card.name()));
    material.units().forEach(unit -> names.put(unit.id(), unit.name()));
    return names;
  }

  @Override
  public Map<String, String> values() {
    var values = new HashMap<String, String>();
    material
        .units()
        .forEach(unit ->
            values.put(
                unit.id(),
                "unit of %d stars, attack %d, damage %d, defence %d, shields %d"
                    .formatted(
                        unit.stars(),
                        unit.attack(),
                        unit.damage(),
                        unit.defence(),
                        unit.shields())));
    material
        .cards()
        .forEach(card ->
            values.put(
                card.id(),
                "%s card of %d stars, defence %d"
                    .formatted(
                        card.type().name().toLowerCase(Locale.ROOT),
                        card.stars(),
                        card.defence())));
    return values;
  }

  @Override
  public Sentences sentences() {
    return Sentences.beside(TablePicture.class, printedNames(), List.of());
  }
}
