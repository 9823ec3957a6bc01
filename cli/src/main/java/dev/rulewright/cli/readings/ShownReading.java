package dev.rulewright.cli.readings;

import dev.rulewright.cli.input.ReadingOption;
import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Place;
import dev.rulewright.kernel.Question;
import dev.rulewright.kernel.Question.Wording;
import dev.rulewright.kernel.reading.Profile;
import dev.rulewright.kernel.reading.Reading;
import dev.rulewright.kernel.reading.Readings;
import java.util.List;
import java.util.Optional;

/// A reading as somebody named it.
///
/// @param text what was written
/// @param reading what it means
/// @param profile the profile, if it is one and nothing is answered otherwise
record ShownReading(String text, Reading reading, Optional<Profile> profile) {

  /// What the edition that it follows makes of a question; empty if it follows none.
  Optional<Wording> wording(Question question) {
    return profile.flatMap(of -> of.wording(question));
  }

  /// Reads the two readings of a comparison, such as `printed-de,printed-fr,A38=any-opposing`: the
  /// second begins at the second piece that is no answer.
  ///
  /// @param option the option that gave the text
  /// @param all the readings of the game
  /// @throws BadInput if there are not two, or one of them is none
  static List<ShownReading> two(String text, String option, Readings all) {
    List<ShownReading> readings =
        ReadingOption.several(text, option).stream()
            .map(each -> of(each.text(), each.place(), all))
            .toList();
    if (readings.size() != 2) {
      throw BadInput.at(Place.of(option))
          .found(text)
          .expected("two readings", "printed-de,printed-fr?");
    }
    return readings;
  }

  /// Reads a reading.
  ///
  /// @param all the readings of the game
  /// @throws BadInput if it is none of them
  static ShownReading of(String text, Place place, Readings all) {
    String name = text.strip();
    return new ShownReading(name, all.parse(text, place), all.profile(name));
  }
}
