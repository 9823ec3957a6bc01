package dev.rulewright.missioncombat.reading;

import dev.rulewright.kernel.Question;
import dev.rulewright.kernel.Question.Wording;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// A reading that has a name: the standard reading, or what one edition prints.
///
/// Where the wording of an edition says nothing or contradicts itself, its profile borrows the
/// answer of the standard reading, because a game can only be played with an answer to every
/// question.
///
/// @param name the name under which it is chosen, such as `printed-fr`
/// @param edition the edition that it follows; empty for the standard reading
/// @param reading its answers
public record Profile(String name, Optional<Edition> edition, Reading reading) {

  private static final List<Profile> ALL = findAll();

  /// Every profile: `standard`, then one for each edition in their order.
  public static List<Profile> all() {
    return ALL;
  }

  /// The profile of a name, or empty if there is none.
  public static Optional<Profile> named(String name) {
    return ALL.stream().filter(profile -> profile.name.equals(name)).findFirst();
  }

  /// The profile of an edition.
  public static Profile of(Edition edition) {
    return ALL.get(1 + edition.ordinal());
  }

  /// The names of all profiles.
  static List<String> names() {
    return ALL.stream().map(Profile::name).toList();
  }

  /// The answer to every question and where it comes from, in the order of the identifiers.
  public List<Choice> choices() {
    return Reading.questions().stream()
        .map(question -> new Choice(question, reading.answerTo(question), wording(question)))
        .toList();
  }

  /// What the wording of the edition makes of a question; empty for the standard reading.
  public Optional<Wording> wording(Question question) {
    return edition.map(of -> question.wordingIn(of.code()));
  }

  private static List<Profile> findAll() {
    var profiles = new ArrayList<Profile>();
    profiles.add(new Profile("standard", Optional.empty(), Catalogue.STANDARD));
    for (Edition edition : Edition.values()) {
      profiles.add(
          new Profile("printed-" + edition.code(), Optional.of(edition), printed(edition)));
    }
    return List.copyOf(profiles);
  }

  private static Reading printed(Edition edition) {
    var reading = Catalogue.STANDARD;
    for (Question question : Catalogue.QUESTIONS) {
      var answer = question.printedIn(edition.code());
      if (answer.isPresent()) {
        reading = Catalogue.with(reading, question, question.answers().indexOf(answer.get()));
      }
    }
    return reading;
  }

  /// The answer of a profile to one question.
  ///
  /// @param wording what the wording of its edition makes of the question; unless that is an
  ///   answer, the standard reading gives it. Empty for the standard reading
  public record Choice(Question question, Question.Answer answer, Optional<Wording> wording) {}
}
