package dev.rulewright.missioncombat.notation;

import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.text.Word;
import dev.rulewright.missioncombat.Mark;
import dev.rulewright.missioncombat.Unit;
import dev.rulewright.missioncombat.material.Area;
import dev.rulewright.missioncombat.material.UnitCard;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// What is written behind the `#` of a unit: the damage it has taken, its marks, and the area where
/// it stood when the turn began.
///
/// @param marks a set of [Mark]s
record Marks(int damage, int marks, @Nullable Area setOutFrom) {

  static final Marks NONE = new Marks(0, 0, null);

  private static final String FROM = "from-";
  private static final List<String> NAMES =
      Arrays.stream(Mark.values()).map(Mark::toString).toList();
  private static final int MOST_DAMAGE = 1000;

  /// Whether a piece of a list goes on with the marks of the unit before, because it begins with
  /// one.
  static boolean goOn(Word before, Word piece) {
    return before.text().contains("#") && beginsWithMark(piece);
  }

  private static boolean beginsWithMark(Word piece) {
    return piece.words().stream()
        .findFirst()
        .map(Word::text)
        .filter(text -> text.matches("\\d+") || text.startsWith(FROM) || NAMES.contains(text))
        .isPresent();
  }

  /// Reads marks separated by commas.
  static Marks read(Word text, Names names) {
    Marks marks = NONE;
    for (Word piece : text.pieces(',')) {
      Marks more = marks.plus(piece, names);
      if (more.equals(marks)) {
        throw piece.found().because("this mark is there already");
      }
      marks = more;
    }
    return marks;
  }

  private Marks plus(Word word, Names names) {
    String text = word.text();
    if (text.matches("\\d+")) {
      return withDamage(word);
    }
    if (text.startsWith(FROM)) {
      return new Marks(damage, marks, names.area.read(word.from(FROM.length())));
    }
    return Arrays.stream(Mark.values())
        .filter(mark -> text.equals(mark.toString()))
        .findFirst()
        .map(mark -> new Marks(damage, marks | mark.bit(), setOutFrom))
        .orElseThrow(() -> unknown(word));
  }

  private Marks withDamage(Word mark) {
    if (damage > 0) {
      throw mark.found().because("the damage is given already, as " + damage);
    }
    int points = mark.number(1, MOST_DAMAGE, "the damage taken");
    return new Marks(points, marks, setOutFrom);
  }

  private static BadInput unknown(Word mark) {
    String expected = "a mark: the damage taken, a word such as road-used, or from-AREA";
    Optional<String> nearest = BadInput.nearest(mark.text(), NAMES);
    return nearest
        .map(name -> mark.found().expected(expected, name + "?"))
        .orElseGet(() -> mark.found().expected(expected));
  }

  Unit on(UnitCard card, Area area) {
    return new Unit(card, area, damage, marks, setOutFrom);
  }

  static Marks of(Unit unit) {
    return new Marks(unit.damage(), unit.marks(), unit.setOutFrom());
  }
}
