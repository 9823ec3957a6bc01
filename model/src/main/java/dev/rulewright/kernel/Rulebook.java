package dev.rulewright.kernel;

import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/// A rulebook as a catalogue: what can be cited and what is unclear.
///
/// @param game identifier of the game, such as `mission-combat`
/// @param title the title as printed
/// @param editions the editions, such as `de`, in the order original first
/// @param clauses every clause, in the order of the book
/// @param questions every unclear clause, in the order of the book
public record Rulebook(
    String game,
    String title,
    List<String> editions,
    List<? extends Clause> clauses,
    List<Question> questions) {

  /// Copies the lists.
  public Rulebook {
    editions = List.copyOf(editions);
    clauses = List.copyOf(clauses);
    questions = List.copyOf(questions);
  }

  /// The question of an identifier or a name.
  ///
  /// @param place where that stands
  /// @throws BadInput if there is none
  public Question question(String name, Place place) {
    return questions.stream()
        .filter(each -> each.id().equalsIgnoreCase(name) || each.name().equals(name))
        .findFirst()
        .orElseThrow(() ->
            BadInput.at(place)
                .unknown(
                    "a question",
                    name,
                    questions.stream().flatMap(q -> Stream.of(q.name(), q.id())).toList()));
  }

  /// The language of an edition in English, such as `French` for `fr`.
  public static String language(String edition) {
    return Locale.of(edition).getDisplayLanguage(Locale.ENGLISH);
  }
}
