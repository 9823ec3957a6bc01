package dev.rulewright.missioncombat.box;

import dev.rulewright.kernel.Field;
import dev.rulewright.kernel.Place;
import dev.rulewright.kernel.box.Box;
import dev.rulewright.kernel.box.Contents;
import dev.rulewright.kernel.box.Otherwise;
import dev.rulewright.kernel.box.World;
import dev.rulewright.kernel.picture.Sentences;
import dev.rulewright.kernel.reading.Readings;
import dev.rulewright.missioncombat.Move;
import dev.rulewright.missioncombat.Position;
import dev.rulewright.missioncombat.material.Area;
import dev.rulewright.missioncombat.material.Card;
import dev.rulewright.missioncombat.material.ExtraCards;
import dev.rulewright.missioncombat.material.Faction;
import dev.rulewright.missioncombat.material.Material;
import dev.rulewright.missioncombat.material.UnitCard;
import dev.rulewright.missioncombat.material.UnitType;
import dev.rulewright.missioncombat.picture.BoardPicture;
import dev.rulewright.missioncombat.rules.MissionCombat;
import dev.rulewright.missioncombat.world.WorldBuilder;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

/// The box of *Mission: Combat!*.
///
/// @param material what is in it
public record MissionCombatBox(Material material) implements Box<Position, Move> {

  /// The box as it ships.
  public static MissionCombatBox standard() {
    return new MissionCombatBox(Material.standard());
  }

  @Override
  public Readings readings() {
    return MissionCombat.READINGS;
  }

  @Override
  public List<Faction> players() {
    return List.of(Faction.values());
  }

  @Override
  public List<String> warnings() {
    return MaterialCheck.warnings(material);
  }

  @Override
  public MissionCombat game(String reading, Place readingPlace) {
    return game(reading, readingPlace, List.of());
  }

  /// The extra cards are units, see [ExtraCards].
  @Override
  public MissionCombat game(String reading, Place readingPlace, List<Field> extraCards) {
    return new MissionCombat(
        ExtraCards.addedTo(material, extraCards),
        MissionCombat.READINGS.parse(reading, readingPlace));
  }

  /// The unit types and weapon classes of cards that are assumed, each as another one.
  @Override
  public Stream<Otherwise<Position, Move>> otherwise() {
    return material.cards().flatMap(this::otherwise);
  }

  private Stream<Otherwise<Position, Move>> otherwise(Card card) {
    if (!(card instanceof UnitCard unit)) {
      return Stream.of();
    }
    List<String> assumed = Arrays.asList(card.identity().assumed().split(" ", -1));
    return Arrays.stream(UnitType.values())
        .flatMap(type ->
            Stream.of(
                    with("type", unit, type, unit.weapon()),
                    with("weapon", unit, unit.type(), type))
                .filter(each -> assumed.contains("all") || assumed.contains(each.value())));
  }

  private Otherwise<Position, Move> with(
      String value, UnitCard unit, UnitType type, UnitType weapon) {
    Material other = material.with(unit.with(type, weapon));
    return new Otherwise<>(unit.id(), value, new MissionCombatBox(other));
  }

  /// A plan may leave out areas, and decks hold what is written and nothing else.
  @Override
  public World<Position, Move> world(World.Plan plan) {
    return WorldBuilder.build(plan, material);
  }

  /// Damage may be split in any whole numbers; only splits without waste are listed (ATTACK-3).
  @Override
  public boolean isListedInNormalForm(Move move) {
    return move instanceof Move.Attack || move instanceof Move.PlayBarrage;
  }

  @Override
  public Contents contents() {
    return new Contents()
        .with(material.cards().toList(), Card::id, Card::name, CardText::of)
        .with(material.board().areas(), Area::id, Area::name, MissionCombatBox::worth);
  }

  private static String worth(Area area) {
    return "area of the " + area.faction().id() + (area.building() ? ", building" : "");
  }

  @Override
  public Sentences sentences() {
    return Sentences.beside(BoardPicture.class, printedNames(), List.of("de", "fr"));
  }
}
