package dev.rulewright.cli.readings;

import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Place;
import dev.rulewright.kernel.Question;
import dev.rulewright.kernel.Question.Wording;
import dev.rulewright.missioncombat.reading.Profile;
import dev.rulewright.missioncombat.reading.Reading;
import java.util.ArrayList;
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
  /// @throws BadInput if there are not two, or one of them is none
  static List<ShownReading> two(String text, String option) {
    var readings = new ArrayList<ShownReading>();
    var start = Place.of(option);
    int begin = 0;
    for (int comma = text.indexOf(','); comma >= 0; comma = text.indexOf(',', comma + 1)) {
      int end = text.indexOf(',', comma + 1);
      String next = text.substring(comma + 1, end < 0 ? text.length() : end);
      if (next.indexOf('=') < 0) {
        readings.add(of(text.substring(begin, comma), Place.of(option).after(begin)));
        begin = comma + 1;
      }
    }
    readings.add(of(text.substring(begin), Place.of(option).after(begin)));
    if (readings.size() != 2) {
      throw BadInput.at(start).found(text).expected("two readings", "printed-de,printed-fr?");
    }
    return readings;
  }

  static ShownReading of(Profile profile) {
    return new ShownReading(profile.name(), profile.reading(), Optional.of(profile));
  }

  static ShownReading of(String text, Place place) {
    String name = text.strip();
    return Profile.named(name)
        .map(ShownReading::of)
        .orElseGet(() -> new ShownReading(name, Reading.parse(text, place), Optional.empty()));
  }
}
