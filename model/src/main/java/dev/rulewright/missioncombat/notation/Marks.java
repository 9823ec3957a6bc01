package dev.rulewright.missioncombat.notation;

import dev.rulewright.kernel.BadInput;
import dev.rulewright.missioncombat.Unit;
import dev.rulewright.missioncombat.material.Area;
import dev.rulewright.missioncombat.material.UnitCard;
import java.util.ArrayList;
import java.util.List;

/// What is written behind the `#` of a unit: the damage it has taken and the free moves it has
/// used.
record Marks(int damage, boolean roadUsed, boolean speedUsed) {

  static final Marks NONE = new Marks(0, false, false);

  private static final String ROAD_USED = "road-used";
  private static final String SPEED_USED = "speed-used";
  private static final List<String> NAMES = List.of(ROAD_USED, SPEED_USED);
  private static final int MOST_DAMAGE = 1000;

  /// Whether a piece of a list goes on with the marks of the unit before, because it begins with
  /// one.
  static boolean beginsWithMark(Word piece) {
    List<Word> words = piece.words();
    return !words.isEmpty()
        && (words.getFirst().text().matches("\\d+") || NAMES.contains(words.getFirst().text()));
  }

  /// Reads marks separated by commas.
  static Marks read(Word text) {
    Marks marks = NONE;
    for (Word piece : text.pieces(',')) {
      Marks more = marks.plus(piece);
      if (more.equals(marks)) {
        throw piece.found().because("this mark is there already");
      }
      marks = more;
    }
    return marks;
  }

  private Marks plus(Word mark) {
    return switch (mark.text()) {
      case ROAD_USED -> new Marks(damage, true, speedUsed);
      case SPEED_USED -> new Marks(damage, roadUsed, true);
      case String text when text.matches("\\d+") -> withDamage(mark);
      default -> throw unknown(mark);
    };
  }

  private Marks withDamage(Word mark) {
    if (damage > 0) {
      throw mark.found().because("the damage is given already, as " + damage);
    }
    int points = Numerals.read(mark, 1, MOST_DAMAGE, "the damage taken");
    return new Marks(points, roadUsed, speedUsed);
  }

  private static BadInput unknown(Word mark) {
    String expected = "a mark: the damage taken, road-used or speed-used";
    return BadInput.nearest(mark.text(), NAMES)
        .map(name -> mark.found().expected(expected, name + "?"))
        .orElseGet(() -> mark.found().expected(expected));
  }

  Unit on(UnitCard card, Area area) {
    return new Unit(card, area, damage, roadUsed, speedUsed);
  }

  /// The name of a card with these marks behind it.
  String behind(UnitCard card) {
    var marks = new ArrayList<String>();
    if (damage > 0) {
      marks.add(Integer.toString(damage));
    }
    if (roadUsed) {
      marks.add(ROAD_USED);
    }
    if (speedUsed) {
      marks.add(SPEED_USED);
    }
    return card.id() + (marks.isEmpty() ? "" : "#" + String.join(",", marks));
  }

  static Marks of(Unit unit) {
    return new Marks(unit.damage(), unit.roadUsed(), unit.speedUsed());
  }
}
