package dev.rulewright.missioncombat.notation;

import dev.rulewright.kernel.text.Cursor;
import dev.rulewright.kernel.text.Read;
import dev.rulewright.kernel.text.Word;
import dev.rulewright.missioncombat.Guest;
import dev.rulewright.missioncombat.Unit;
import dev.rulewright.missioncombat.material.Area;
import java.util.ArrayList;
import java.util.List;

/// The text form of a guest: `UNIT from AREA after N attacks`; what follows the area may be left
/// out before the first attack.
record GuestText(Reference unit, Read<Area> cameFrom, int attacks) {

  private static final int MOST_ATTACKS = 99;
  private static final String AND = "and";

  static String write(Guest guest) {
    String attacks =
        switch (guest.attacks()) {
          case 0 -> "";
          case 1 -> " after 1 attack";
          default -> " after " + guest.attacks() + " attacks";
        };
    return guest.unit() + " from " + guest.cameFrom() + attacks;
  }

  /// The text form of several guests.
  static String write(List<Guest> guests) {
    return String.join(" " + AND + " ", guests.stream().map(GuestText::write).toList());
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
    var cameFrom = new Read<>(names.area(area), area);
    int attacks = words.hasNext() && !words.isNext(AND) ? attacks(words) : 0;
    return new GuestText(unit, cameFrom, attacks);
  }

  private static int attacks(Cursor words) {
    words.skip("after");
    int attacks =
        words.next("the number of attacks").number(0, MOST_ATTACKS, "the number of attacks");
    Word noun = words.next("'attacks'");
    if (!noun.text().matches("attacks?")) {
      throw noun.found().expected("'attacks'");
    }
    return attacks;
  }

  /// The guest, if the unit is this one.
  Guest guest(Unit which) {
    return new Guest(which, cameFrom.value(), attacks);
  }

  /// Whether the text describes a guest.
  boolean fits(Guest guest) {
    return unit.fits(guest.unit())
        && guest.cameFrom().equals(cameFrom.value())
        && guest.attacks() == attacks;
  }
}
