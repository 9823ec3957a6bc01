package dev.rulewright.cli.input;

import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Place;
import dev.rulewright.kernel.Question;
import dev.rulewright.missioncombat.reading.Reading;
import java.util.List;
import java.util.stream.Stream;

/// The identifiers and names under which a command line asks for a question.
public final class QuestionNames {

  private QuestionNames() {}

  /// Every identifier and name.
  public static List<String> all() {
    return Reading.questions().stream()
        .flatMap(question -> Stream.of(question.id(), question.name()))
        .toList();
  }

  /// The question of that identifier, in upper or lower case, or of that name.
  ///
  /// @param argument the option or argument that names it, for error messages
  /// @throws BadInput if there is no such question
  public static Question question(String name, String argument) {
    return Reading.questions().stream()
        .filter(each -> each.id().equalsIgnoreCase(name) || each.name().equals(name))
        .findFirst()
        .orElseThrow(() -> BadInput.at(Place.of(argument)).unknown("a question", name, all()));
  }
}
