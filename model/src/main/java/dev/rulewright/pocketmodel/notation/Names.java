package dev.rulewright.pocketmodel.notation;

import dev.rulewright.kernel.cards.CardKind;
import dev.rulewright.kernel.cards.Pile;
import dev.rulewright.kernel.notation.Form;
import dev.rulewright.kernel.text.Copies;
import dev.rulewright.kernel.text.Word;
import dev.rulewright.pocketmodel.material.Card;
import dev.rulewright.pocketmodel.material.Force;
import dev.rulewright.pocketmodel.material.Material;
import dev.rulewright.pocketmodel.material.Numbers;
import dev.rulewright.pocketmodel.material.UnitKind;
import java.util.List;
import java.util.stream.IntStream;

/// What names mean.
record Names(Material material) {

  static final Form<Force> FORCE = Form.choice(List.of(Force.values()), "a player");

  Card card(Word word) {
    return word.among(material.cards(), "a card");
  }

  UnitKind kind(Word word) {
    return word.among(material.units(), "a unit");
  }

  Pile<Card> noCards() {
    return Pile.empty(material.cards());
  }

  Pile<UnitKind> noUnits() {
    return Pile.empty(material.units());
  }

  /// A list of cards, such as `minefield, evasive-action x2`.
  Pile<Card> cards(Word text) {
    return pile(text, noCards(), "a card");
  }

  /// A list of units without place and damage.
  Pile<UnitKind> units(Word text) {
    return pile(text, noUnits(), "a unit");
  }

  /// The units of one player.
  Pile<UnitKind> units(Word text, Force force) {
    Pile<UnitKind> units = units(text);
    if (!units.only(kind -> kind.force() != force).isEmpty()) {
      throw text.because("the %s has no such unit", force);
    }
    return units;
  }

  private static <C extends CardKind> Pile<C> pile(Word text, Pile<C> none, String what) {
    Pile<C> pile = none;
    List<C> kinds = IntStream.range(0, none.kinds()).mapToObj(none::kind).toList();
    for (Copies copies : Copies.list(text)) {
      C kind = copies.thing().among(kinds, what);
      if (pile.count(kind) + copies.count() > Numbers.MOST_COPIES) {
        throw copies.thing().because("there are at most %d of a kind", Numbers.MOST_COPIES);
      }
      for (int copy = 0; copy < copies.count(); copy++) {
        pile = pile.plus(kind);
      }
    }
    return pile;
  }

  static String write(Pile<?> pile) {
    return pile.isEmpty() ? Form.NONE : pile.toString();
  }
}
