package dev.rulewright.airsoftsquads.box;

import dev.rulewright.airsoftsquads.Move;
import dev.rulewright.airsoftsquads.Position;
import dev.rulewright.airsoftsquads.Seat;
import dev.rulewright.airsoftsquads.material.Card;
import dev.rulewright.airsoftsquads.material.Material;
import dev.rulewright.airsoftsquads.material.MaterialReader;
import dev.rulewright.airsoftsquads.material.OperatorCard;
import dev.rulewright.airsoftsquads.picture.TablePicture;
import dev.rulewright.airsoftsquads.rules.AirsoftSquads;
import dev.rulewright.kernel.Place;
import dev.rulewright.kernel.box.Box;
import dev.rulewright.kernel.box.Contents;
import dev.rulewright.kernel.input.DataFile;
import dev.rulewright.kernel.input.TableNumbers;
import dev.rulewright.kernel.picture.Sentences;
import dev.rulewright.kernel.reading.Readings;
import java.util.List;
import java.util.Map;

/// The box of *Airsoft Squads*.
///
/// @param material what is in it
public record AirsoftSquadsBox(Material material) implements Box<Position, Move> {

  /// The box as it ships.
  public static AirsoftSquadsBox standard() {
    return new AirsoftSquadsBox(MaterialReader.read(Map.of()));
  }

  @Override
  public Readings readings() {
    return AirsoftSquads.READINGS;
  }

  @Override
  public List<Seat> players() {
    return List.of(Seat.values());
  }

  @Override
  public AirsoftSquads game(String reading, Place readingPlace) {
    return new AirsoftSquads(material, AirsoftSquads.READINGS.parse(reading, readingPlace));
  }

  @Override
  public TableNumbers numbers() {
    return material.tables();
  }

  @Override
  public AirsoftSquadsBox readFrom(Map<String, DataFile> tables) {
    return new AirsoftSquadsBox(MaterialReader.read(tables));
  }

  @Override
  public Contents contents() {
    return new Contents()
        .with(material.cards(), Card::id, Card::name, AirsoftSquadsBox::worth)
        .with(material.operators(), OperatorCard::id, OperatorCard::name, AirsoftSquadsBox::worth);
  }

  private static String worth(Card card) {
    return "%s card, AP %d, EP %d, DP %d".formatted(card.type(), card.ap(), card.ep(), card.dp());
  }

  private static String worth(OperatorCard card) {
    return "OPERATOR, AP %d, EP %d, DP %d, MP %d"
        .formatted(card.ap(), card.ep(), card.dp(), card.mp());
  }

  @Override
  public Sentences sentences() {
    return Sentences.beside(TablePicture.class, printedNames(), List.of());
  }
}
