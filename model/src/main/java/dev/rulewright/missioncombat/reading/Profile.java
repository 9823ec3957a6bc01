package dev.rulewright.missioncombat.reading;

import dev.rulewright.kernel.Question;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// A reading that has a name: the standard reading, or what one edition prints.
///
/// Where the wording of an edition leaves a question open, its profile borrows the answer of the
/// standard reading, because a game can only be played with an answer to every question.
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
        .map(question -> new Choice(question, reading.answerTo(question), origin(question)))
        .toList();
  }

  /// Where the answer to a question comes from.
  public Origin origin(Question question) {
    return edition
        .map(of -> question.printedIn(of.code()).isPresent() ? Origin.PRINTED : Origin.BORROWED)
        .orElse(Origin.STANDARD);
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
  public record Choice(Question question, Question.Answer answer, Origin origin) {}

  /// Where the answer of a profile comes from.
  public enum Origin {
    /// The standard reading gives it.
    STANDARD,
    /// The wording of the edition gives it.
    PRINTED,
    /// The wording of the edition leaves it open; the standard reading gives it.
    BORROWED
  }
}
