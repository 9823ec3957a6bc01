package dev.rulewright.missioncombat.notation;

import dev.rulewright.kernel.Field;
import dev.rulewright.missioncombat.material.Area;
import dev.rulewright.missioncombat.material.Material;
import dev.rulewright.missioncombat.material.UnitCard;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/// Lists of names as they stand in the text form, for whoever reads more than positions.
public final class Lists {

  private Lists() {}

  /// Areas, such as `hq, red-portal`; at least one, none twice.
  ///
  /// @throws dev.rulewright.kernel.BadInput if a name is unknown
  public static List<Area> areas(Field field, Material material) {
    var areas = new ArrayList<Area>();
    for (Word word : Word.value(field).pieces(',')) {
      Area area = new Names(material).area(word);
      if (areas.contains(area)) {
        throw word.found().because("this area stands here already");
      }
      areas.add(area);
    }
    return areas;
  }

  /// Units, such as `rifleman x2, exorcist`, each as often as it is written.
  ///
  /// @throws dev.rulewright.kernel.BadInput if a name is unknown or there are not as many copies
  public static List<UnitCard> units(Field field, Material material) {
    var units = new ArrayList<UnitCard>();
    for (Copies copies : Copies.list(Word.value(field))) {
      UnitCard card = new Names(material).unit(copies.thing());
      units.addAll(Collections.nCopies(copies.count(), card));
      if (Collections.frequency(units, card) > card.identity().copies()) {
        throw copies
            .thing()
            .found()
            .expected("at most %d copies of it".formatted(card.identity().copies()));
      }
    }
    return units;
  }

  /// A whole number.
  ///
  /// @throws dev.rulewright.kernel.BadInput if it is none, or out of bounds
  public static int number(Field field, int least, int most, String what) {
    return Numerals.read(Word.value(field), least, most, what);
  }

  /// The names of the decks, under which fields of a position give their cards.
  public static List<String> decks() {
    return PileName.ALL.stream()
        .filter(name -> name.kind() == PileName.Kind.DECK)
        .map(PileName::key)
        .toList();
  }

  /// The name under which a field of a position says who is on the move.
  public static String toMove() {
    return Keys.TO_MOVE;
  }
}
