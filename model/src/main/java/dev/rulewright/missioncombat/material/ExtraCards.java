package dev.rulewright.missioncombat.material;

import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Field;
import dev.rulewright.kernel.text.Word;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// Unit cards that a user adds to what is in the box, to try a rule on a unit that no deck holds.
///
/// Each is a field: its name, and `FACTION TYPE DEFENCE, WEAPON DAMAGE, TRAIT, …`, such as
/// `big-elite: portalists elite 20, elite 10, oversized`.
public final class ExtraCards {

  /// Copies of each.
  public static final int COPIES = 5;

  private static final String FORM = "FACTION TYPE DEFENCE, WEAPON DAMAGE, and traits";
  private static final List<Trait> TRAITS = List.of(Trait.values());
  private static final Pattern WORD = Pattern.compile("[^\\s,]+");

  private ExtraCards() {}

  /// The material with more unit cards, which follow the cards of their faction.
  ///
  /// @throws BadInput if a name is taken or a card makes no sense
  public static Material addedTo(Material material, List<Field> cards) {
    Material result = material;
    for (Field field : cards) {
      result = addedTo(result, field);
    }
    return result;
  }

  private static Material addedTo(Material material, Field field) {
    requireNewName(material, field);
    List<Word> words =
        WORD.matcher(field.value())
            .results()
            .map(word -> new Word(word.group(), field.valuePlace().after(word.start())))
            .toList();
    if (words.size() < 5) {
      throw BadInput.at(field.valuePlace()).found(field.value()).expected(FORM);
    }
    Faction faction = words.get(0).among(List.of(Faction.values()), "a faction");
    int index = material.cards(faction).size();
    UnitCard card =
        unit(new Card.Identity(field.key(), field.key(), faction, index, COPIES, "all"), words);
    return material.with(
        faction, Stream.concat(material.cards(faction).stream(), Stream.of(card)).toList());
  }

  private static void requireNewName(Material material, Field field) {
    String name = field.key();
    BadInput.Report report = BadInput.at(field.keyPlace()).found(name);
    if (!name.matches("[a-z][a-z0-9]*(-[a-z0-9]+)*")) {
      throw report.expected("a name of lower case letters, digits and hyphens");
    }
    if (ReservedNames.isReservedForValues(name)) {
      throw report.expected(
          "another name, because this one is reserved for the text form of positions");
    }
    if (material.card(name).isPresent() || material.board().area(name).isPresent()) {
      throw report.because("this name is taken already");
    }
  }

  private static UnitCard unit(Card.Identity identity, List<Word> words) {
    return UnitCard.of(
        identity,
        words.get(1).among(List.of(UnitType.values()), "a unit type"),
        number(words.get(2), 1),
        words.get(3).among(List.of(UnitType.values()), "a weapon class"),
        number(words.get(4), 0),
        words.stream().skip(5).map(word -> word.among(TRAITS, "a trait")).toList());
  }

  private static int number(Word word, int least) {
    if (!word.text().matches("[0-9]{1,4}") || Integer.parseInt(word.text()) < least) {
      throw word.expected("a whole number from %d to 9999", least);
    }
    return Integer.parseInt(word.text());
  }
}
