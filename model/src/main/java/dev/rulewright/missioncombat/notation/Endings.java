package dev.rulewright.missioncombat.notation;

import dev.rulewright.kernel.text.Word;
import dev.rulewright.missioncombat.Ending;
import java.util.Arrays;
import java.util.List;

/// The names of the ways in which play can end.
final class Endings {

  private Endings() {}

  static List<String> names() {
    return Arrays.stream(Ending.values()).map(Ending::toString).toList();
  }

  /// The names of the endings without a winner, or of those with one.
  static List<String> names(boolean draw) {
    return Arrays.stream(Ending.values())
        .filter(ending -> ending.isDraw() == draw)
        .map(Ending::toString)
        .toList();
  }

  static Ending read(Word reason, boolean draw) {
    return reason.among(
        Arrays.stream(Ending.values()).filter(ending -> ending.isDraw() == draw).toList(),
        "a reason");
  }
}
