package dev.rulewright.starquest.bruteforce;

import java.util.List;
import java.util.stream.Stream;

/// The numbers of a figure, copied by hand from the tables.
///
/// @param count how many there are of an alien
/// @param close the dice for close combat; of a Commander those of its weapons count
record Sheet(
    String id, int move, int armour, int life, int count, String close, List<String> weapons) {

  static final List<String> HEAVY = List.of("assault-cannon", "missile-launcher", "plasma-gun");

  private static final List<String> SETS = List.of("axe-and-pistol", "bolter", "sword-and-glove");
  private static final List<String> LASER = List.of("laser-rifle");

  private static final List<Sheet> ALL =
      List.of(
          new Sheet("commander", 6, 2, 6, 0, "", SETS),
          new Sheet("marine", 6, 2, 1, 0, "2w", LASER),
          new Sheet("heavy-marine", 4, 2, 1, 0, "2w", HEAVY),
          new Sheet("gretchin", 6, 0, 1, 14, "1r", LASER),
          new Sheet("ork", 5, 1, 1, 8, "2w", LASER),
          new Sheet("android", 4, 2, 1, 4, "2w", List.of("bolter")),
          new Sheet("genestealer", 8, 3, 1, 3, "4r", List.of()),
          new Sheet("chaos-marine", 6, 2, 1, 3, "2w", LASER),
          new Sheet("heavy-chaos-marine", 4, 2, 1, 1, "2w", List.of("missile-launcher")),
          new Sheet("chaos-commander", 6, 2, 1, 1, "2r", List.of("bolter")),
          new Sheet(
              "dreadnought",
              4,
              4,
              3,
              1,
              "2r2w",
              Stream.concat(LASER.stream(), HEAVY.stream()).toList()));

  static Sheet of(String id) {
    return ALL.stream().filter(sheet -> sheet.id.equals(id)).findFirst().orElseThrow();
  }

  static List<String> aliens() {
    return ALL.stream().skip(3).map(Sheet::id).toList();
  }

  /// The highest total of some dice: a white one shows up to 2, a red one up to 3.
  static int highest(String dice) {
    int highest = 0;
    for (int i = 0; i < dice.length(); i += 2) {
      highest += (dice.charAt(i) - '0') * (dice.charAt(i + 1) == 'w' ? 2 : 3);
    }
    return highest;
  }

  /// The highest total that a weapon fires.
  static int fire(String weapon) {
    return weapon.equals("laser-rifle") || weapon.equals("axe-and-pistol") ? 4 : 6;
  }

  static String closeOf(String set) {
    return switch (set) {
      case "axe-and-pistol" -> "2r";
      case "bolter" -> "2w";
      default -> "2r2w";
    };
  }
}
