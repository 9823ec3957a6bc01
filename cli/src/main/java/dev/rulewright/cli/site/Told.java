package dev.rulewright.cli.site;

import dev.rulewright.kernel.Clause;
import dev.rulewright.kernel.Question;
import dev.rulewright.kernel.Ruling;
import dev.rulewright.kernel.text.Word;
import dev.rulewright.scenarios.Plays;
import java.util.Optional;

/// A scenario of a site, replayed.
///
/// @param path its path below the folder of the game's scenarios, folders separated by `/`
record Told(String path, Plays plays) {

  /// The folder it lies in.
  String folder() {
    int slash = path.lastIndexOf('/');
    return slash < 0 ? "" : path.substring(0, slash);
  }

  /// The path of its page below the folder of the site.
  String page() {
    return page(path);
  }

  /// The same of the path of a scenario.
  static String page(String path) {
    return "scenarios/" + path.replaceFirst("\\.ya?ml$", "") + ".html";
  }

  String title(String language) {
    return plays.scenario().title().in(language);
  }

  boolean isAbout(Clause clause) {
    return plays.scenario().about().contains(clause.id());
  }

  boolean isAbout(Question question) {
    Optional<String> asked = plays.scenario().question().map(Word::text);
    return asked
        .filter(each -> each.equals(question.id()) || each.equals(question.name()))
        .isPresent();
  }

  /// Whether a ruling or an event in it cites a clause.
  boolean cites(Clause clause) {
    return plays.transcripts().stream().anyMatch(each -> each.cited().contains(clause));
  }

  /// Whether a move in it is refused by a clause.
  boolean refusesBy(Clause clause) {
    return plays.transcripts().stream()
        .flatMap(each -> each.steps().stream())
        .anyMatch(step ->
            step.ruling().orElse(null) instanceof Ruling.Refused refused
                && refused.clause().equals(clause));
  }
}
