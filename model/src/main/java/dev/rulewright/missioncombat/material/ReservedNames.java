package dev.rulewright.missioncombat.material;

import dev.rulewright.kernel.input.Row;
import java.util.Set;

/// Names that areas and cards cannot have, because they mean something else in the text form of a
/// position.
public final class ReservedNames {

  private static final Set<String> FIELDS =
      Set.of("stage", "turn", "to-move", "ap", "guest", "winner", "ended-by");
  private static final Set<String> VALUES = Set.of("none", "rest");

  /// What is written of a unit beside its card, such as `road-used`.
  public static final Set<String> MARKS =
      Set.of(
          "road-used",
          "speed-used",
          "keeps-road",
          "just-played",
          "has-entered",
          "has-cleared",
          "stopped",
          "guest");

  private ReservedNames() {}

  /// Whether no area can have a name: the fields of a position have it, and the areas are fields
  /// too.
  public static boolean isReservedForFields(String name) {
    return FIELDS.contains(name) || name.startsWith("marines-") || name.startsWith("portalists-");
  }

  /// Whether no card can have a name: it stands for something else in a list of cards.
  public static boolean isReservedForValues(String name) {
    return VALUES.contains(name) || name.startsWith("from-") || MARKS.contains(name);
  }

  static void refuseArea(Row row, String column) {
    refuse(row, column, isReservedForFields(row.value(column)));
  }

  static void refuseCard(Row row, String column) {
    refuse(row, column, isReservedForValues(row.value(column)));
  }

  private static void refuse(Row row, String column, boolean reserved) {
    if (reserved) {
      throw row.at(column)
          .found(row.value(column))
          .expected("another name, because this one is reserved for the text form of positions");
    }
  }
}
