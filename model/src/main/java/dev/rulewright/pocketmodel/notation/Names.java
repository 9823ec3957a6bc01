package dev.rulewright.pocketmodel.notation;

import dev.rulewright.kernel.cards.CardKind;
import dev.rulewright.kernel.cards.Pile;
import dev.rulewright.kernel.notation.Form;
import dev.rulewright.kernel.text.Copies;
import dev.rulewright.kernel.text.Word;
import dev.rulewright.pocketmodel.Zone;
import dev.rulewright.pocketmodel.material.Card;
import dev.rulewright.pocketmodel.material.Force;
import dev.rulewright.pocketmodel.material.Material;
import dev.rulewright.pocketmodel.material.Numbers;
import dev.rulewright.pocketmodel.material.UnitKind;
import java.util.Collections;
import java.util.List;

/// What names mean.
final class Names {

  static final Form<Force> FORCE = Form.choice(List.of(Force.values()), "a player");
  static final Form<Zone> ZONE = Form.choice(List.of(Zone.values()), "a zone");

  final Material material;
  final Form<Card> card;
  final Form<UnitKind> kind;

  /// A list of cards, such as `minefield, evasive-action x2`.
  final Form<Pile<Card>> cards;

  /// A list of units without place and damage.
  final Form<Pile<UnitKind>> units;

  Names(Material material) {
    this.material = material;
    card = Form.choice(material.cards(), "a card");
    kind = Form.choice(material.units(), "a unit");
    cards = Form.phrase("cards", Names::write, text -> pile(text, noCards(), card));
    units = Form.phrase("units", Names::write, text -> pile(text, noUnits(), kind));
  }

  Pile<Card> noCards() {
    return Pile.empty(material.cards());
  }

  Pile<UnitKind> noUnits() {
    return Pile.empty(material.units());
  }

  /// The units of one player.
  Form<Pile<UnitKind>> units(Force force) {
    return Form.phrase(
        "units",
        Names::write,
        text -> {
          Pile<UnitKind> pile = units.read(text);
          if (!pile.only(each -> each.force() != force).isEmpty()) {
            throw text.because("the %s has no such unit", force);
          }
          return pile;
        });
  }

  private static <C extends CardKind> Pile<C> pile(Word text, Pile<C> none, Form<C> form) {
    Pile<C> pile = none;
    for (Copies copies : Copies.list(text)) {
      C kind = form.read(copies.thing());
      if (pile.count(kind) + copies.count() > Numbers.MOST_COPIES) {
        throw copies.thing().because("there are at most %d of a kind", Numbers.MOST_COPIES);
      }
      pile = pile.plusAll(Collections.nCopies(copies.count(), kind));
    }
    return pile;
  }

  private static String write(Pile<?> pile) {
    return pile.isEmpty() ? Form.NONE : pile.toString();
  }
}
