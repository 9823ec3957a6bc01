package dev.rulewright.missioncombat.notation;

import dev.rulewright.kernel.notation.Form;
import dev.rulewright.kernel.text.Cursor;
import dev.rulewright.kernel.text.Read;
import dev.rulewright.kernel.text.Word;
import dev.rulewright.missioncombat.Guest;
import dev.rulewright.missioncombat.Unit;
import dev.rulewright.missioncombat.material.Area;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/// The text form of a guest: `UNIT from AREA after N attacks`; what follows the area may be left
/// out before the first attack.
record GuestText(Reference unit, Read<Area> cameFrom, int attacks) {

  private static final Form<Integer> ATTACKS = Form.number(0, 99, "the number of attacks");
  private static final String AND = "and";

  static GuestText of(Guest guest) {
    Reference unit = Reference.of(guest.unit());
    return new GuestText(unit, new Read<>(guest.cameFrom(), unit.word()), guest.attacks());
  }

  /// The text form of several guests.
  static String write(List<GuestText> guests) {
    return guests.stream().map(GuestText::write).collect(Collectors.joining(" " + AND + " "));
  }

  private String write() {
    String after =
        attacks == 0 ? "" : " after " + attacks + (attacks == 1 ? " attack" : " attacks");
    return unit.word() + " from " + cameFrom.value() + after;
  }

  static GuestText read(Word text, Names names) {
    var words = new Cursor(text);
    GuestText guest = read(words, names);
    words.finish("the guest");
    return guest;
  }

  /// Reads several guests with `and` between them.
  static List<GuestText> list(Word text, Names names) {
    var words = new Cursor(text);
    var guests = new ArrayList<GuestText>();
    guests.add(read(words, names));
    while (words.hasNext()) {
      words.skip(AND);
      guests.add(read(words, names));
    }
    return guests;
  }

  private static GuestText read(Cursor words, Names names) {
    Reference unit = Reference.read(words.next("a unit"), names);
    words.skip("from");
    Word area = words.next("an area");
    var cameFrom = new Read<>(names.area.read(area), area);
    int attacks = words.hasNext() && !words.isNext(AND) ? attacks(words) : 0;
    return new GuestText(unit, cameFrom, attacks);
  }

  private static int attacks(Cursor words) {
    words.skip("after");
    int attacks = ATTACKS.next(words);
    Word noun = words.next("'attacks'");
    if (!noun.text().matches("attacks?")) {
      throw noun.found().expected("'attacks'");
    }
    return attacks;
  }

  /// The guest that is meant.
  ///
  /// @param units the units on the board
  Guest among(List<Unit> units) {
    return new Guest(unit.among(List.of(units)), cameFrom.value(), attacks);
  }

  /// Whether texts describe guests, one each.
  static boolean fit(List<GuestText> texts, List<GuestText> guests) {
    return texts.size() == guests.size()
        && IntStream.range(0, texts.size()).allMatch(i -> texts.get(i).fits(guests.get(i)));
  }

  private boolean fits(GuestText guest) {
    return unit.fits(guest.unit)
        && guest.cameFrom.value().equals(cameFrom.value())
        && guest.attacks == attacks;
  }
}
