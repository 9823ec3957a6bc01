package dev.rulewright.invaders.box;

import dev.rulewright.invaders.Move;
import dev.rulewright.invaders.Position;
import dev.rulewright.invaders.material.Card;
import dev.rulewright.invaders.material.HeroCard;
import dev.rulewright.invaders.material.Material;
import dev.rulewright.invaders.material.MaterialReader;
import dev.rulewright.invaders.material.Seat;
import dev.rulewright.invaders.material.Zone;
import dev.rulewright.invaders.picture.TablePicture;
import dev.rulewright.invaders.rules.Invaders;
import dev.rulewright.kernel.Name;
import dev.rulewright.kernel.Place;
import dev.rulewright.kernel.box.Box;
import dev.rulewright.kernel.box.Contents;
import dev.rulewright.kernel.input.DataFile;
import dev.rulewright.kernel.input.TableNumbers;
import dev.rulewright.kernel.picture.Sentences;
import dev.rulewright.kernel.reading.Readings;
import java.util.List;
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
  public Contents contents() {
    return new Contents()
        .with(material.cards().toList(), Card::id, Card::name, InvadersBox::worth)
        .with(material.heroes(), HeroCard::id, HeroCard::name, InvadersBox::worth)
        .with(material.zones(), Zone::id, Zone::name);
  }

  private static String worth(Card card) {
    return "%s, costs %d discarded and %d drained, power %d"
        .formatted(Name.of(card.type().name()), card.discard(), card.drain(), card.power());
  }

  private static String worth(HeroCard hero) {
    return "hero, power %d%s".formatted(hero.power(), hero.moves() ? ", moves" : "");
  }

  @Override
  public Sentences sentences() {
    return Sentences.beside(TablePicture.class, printedNames(), List.of());
  }
}
