package dev.rulewright.rulebook.exchange;

import dev.rulewright.rulebook.Role;
import dev.rulewright.rulebook.Unit;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// What goes into a file beside a unit's words, so that the same unit is read back: its id, role,
/// lines, length in characters and section, such as `165.2 rule 165-166 57 Sailing`.
record UnitNote(String id, Role role, int firstLine, int lastLine, int length, String section) {

  /// How such a note is called in files.
  static final String TYPE = "x-unit";

  /// How the number is called that says how much the units of a passage have in common.
  static final String COMMON = "x-common";

  private static final Pattern NUMBER = Pattern.compile("0\\.\\d{1,20}");

  private static final Pattern NOTE =
      Pattern.compile("(\\S+) ([a-z-]+) (\\d{1,9})-(\\d{1,9}) (\\d{1,9})(?: (.*))?");

  static String of(Unit unit) {
    return "%s %s %d-%d %d %s"
        .formatted(
            unit.id(),
            unit.role(),
            unit.firstLine(),
            unit.lastLine(),
            unit.text().length(),
            unit.section())
        .strip();
  }

  /// Reads a note; empty if it is none.
  static Optional<UnitNote> parse(String text) {
    Matcher parts = NOTE.matcher(text.strip());
    if (!parts.matches()) {
      return Optional.empty();
    }
    return List.of(Role.values()).stream()
        .filter(role -> role.toString().equals(parts.group(2)))
        .findFirst()
        .map(role ->
            new UnitNote(
                parts.group(1),
                role,
                Integer.parseInt(parts.group(3)),
                Integer.parseInt(parts.group(4)),
                Integer.parseInt(parts.group(5)),
                Optional.ofNullable(parts.group(6)).orElse("")));
  }

  /// How much the units of a passage have in common, from 0 to 1. What somebody has put beside each
  /// other without saying is taken for the same.
  static double common(Stream<String> notes) {
    return notes
        .filter(note -> NUMBER.matcher(note).matches())
        .mapToDouble(Double::parseDouble)
        .findFirst()
        .orElse(1);
  }

  /// The unit that it stands for.
  Unit with(String words) {
    return new Unit(id, firstLine, lastLine, section, role, words);
  }
}
