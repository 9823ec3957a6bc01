package dev.rulewright.invaders.box;

import dev.rulewright.invaders.Move;
import dev.rulewright.invaders.Position;
import dev.rulewright.invaders.material.Material;
import dev.rulewright.invaders.material.MaterialReader;
import dev.rulewright.invaders.material.Seat;
import dev.rulewright.invaders.picture.TablePicture;
import dev.rulewright.invaders.rules.Invaders;
import dev.rulewright.kernel.Place;
import dev.rulewright.kernel.box.Box;
import dev.rulewright.kernel.input.DataFile;
import dev.rulewright.kernel.input.TableNumbers;
import dev.rulewright.kernel.picture.Sentences;
import dev.rulewright.kernel.reading.Readings;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/// The box of *Invaders*.
///
/// @param material what is in it
public record InvadersBox(Material material) implements Box<Position, Move> {

  /// The box as it ships.
  public static InvadersBox standard() {
    return new InvadersBox(MaterialReader.read(Map.of()));
  }

  @Override
  public Readings readings() {
    return Invaders.READINGS;
  }

  @Override
  public List<Seat> players() {
    return List.of(Seat.values());
  }

  @Override
  public Invaders game(String reading, Place readingPlace) {
    return new Invaders(material, Invaders.READINGS.parse(reading, readingPlace));
  }

  @Override
  public TableNumbers numbers() {
    return material.tables();
  }

  @Override
  public InvadersBox readFrom(Map<String, DataFile> tables) {
    return new InvadersBox(MaterialReader.read(tables));
  }

  @Override
  public Map<String, String> printedNames() {
    var names = new HashMap<String, String>();
    material.cards().forEach(card -> names.put(card.id(), card.name()));
    material.heroes().forEach(hero -> names.put(hero.id(), hero.name()));
    material.zones().forEach(zone -> names.put(zone.id(), zone.name()));
    return names;
  }

  @Override
  public Map<String, String> values() {
    var values = new HashMap<String, String>();
    material
        .cards()
        .forEach(card ->
            values.put(
                card.id(),
                "%s, costs %d discarded and %d drained, power %d"
                    .formatted(
                        card.type().name().toLowerCase(Locale.ROOT),
                        card.discard(),
                        card.drain(),
                        card.power())));
    material
        .heroes()
        .forEach(hero ->
            values.put(
                hero.id(),
                "hero, power %d%s".formatted(hero.power(), hero.moves() ? ", moves" : "")));
    return values;
  }

  @Override
  public Sentences sentences() {
    return Sentences.beside(TablePicture.class, printedNames(), List.of());
  }
}
