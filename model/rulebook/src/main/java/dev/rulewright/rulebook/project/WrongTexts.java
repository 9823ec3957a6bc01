package dev.rulewright.rulebook.project;

import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Rulebook;
import dev.rulewright.rulebook.Edition;
import dev.rulewright.rulebook.Unit;
import dev.rulewright.rulebook.align.Alignment;
import dev.rulewright.rulebook.lexicon.Lexicon;
import dev.rulewright.rulebook.lexicon.Token;
import dev.rulewright.rulebook.text.Source;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;

/// Finds texts that are not what a project says they are: in another language, or of another book.
final class WrongTexts {

  /// Texts that say the same have at least so many times as much in common as if one of them ran
  /// backwards; by 400 units, the least measured in 690 pairs is 3.5, in 2,010 pairs of which one
  /// lacks a half or a third 2.27, and the most in 1,380 pairs of texts that have nothing to do
  /// with each other 2.17, by 120 units in 1,324 of them 2.04. The bound stands narrowly between.
  private static final double LEAST_KINSHIP = 2.2;

  /// So many units nearly always tell that two texts are of one book; if not, so many more do, even
  /// if one is a draft that lacks its first half.
  private static final List<Integer> BEGINNINGS = List.of(120, 400);

  /// In texts with fewer units nobody can tell.
  private static final int FEW_UNITS = 20;

  /// Of the tokens of a text, punctuation among them, at least so many are words that the lexicon
  /// of its language knows; the least measured in 112 texts is 0.39, the most that the lexicon of
  /// another language knows is 0.18.
  private static final double SURELY_OWN = 0.3;

  /// So many words of another language may stand anywhere.
  private static final int FEW_WORDS = 8;

  private WrongTexts() {}

  /// @param sources where each edition stands
  /// @throws BadInput if one reads like another language, or repeats an edition in one
  static void refuseOtherLanguages(List<Source> sources, List<Edition> editions) {
    for (int i = 0; i < editions.size(); i++) {
      Edition edition = editions.get(i);
      if (otherLanguage(edition.language(), edition.units()).isPresent()) {
        Source source = sources.get(i);
        refuseRepeated(source, edition, editions);
        otherLanguage(edition.language(), own(edition, editions))
            .ifPresent(other -> {
              throw BadInput.at(source.place())
                  .because(
                      "%s reads like %s, expected %s\nMaybe two editions are swapped.",
                      source.file(),
                      Rulebook.language(other),
                      Rulebook.language(source.language()));
            });
      }
    }
  }

  /// What stands in no edition in another language.
  private static List<Unit> own(Edition edition, List<Edition> editions) {
    Set<String> others =
        editions.stream()
            .filter(other -> !other.language().equals(edition.language()))
            .flatMap(other -> other.units().stream())
            .map(Unit::text)
            .collect(Collectors.toSet());
    return edition.units().stream().filter(unit -> !others.contains(unit.text())).toList();
  }

  private static void refuseRepeated(Source source, Edition edition, List<Edition> editions) {
    editions.stream()
        .filter(other -> own(edition, List.of(other)).isEmpty())
        .findFirst()
        .ifPresent(other -> {
          throw BadInput.at(source.place())
              .because(
                  "every sentence in %s (%s) stands in %s (%s), too: it is not translated yet",
                  Rulebook.language(edition.language()),
                  edition.language(),
                  Rulebook.language(other.language()),
                  other.language());
        });
  }

  private static Optional<String> otherLanguage(String language, List<Unit> units) {
    Lexicon lexicon = Lexicon.of(language);
    List<Token> tokens =
        units.parallelStream()
            .flatMap(unit -> lexicon.pieces(unit.compared()).tokens().stream())
            .toList();
    long own = lexicon.known(tokens);
    if (own >= SURELY_OWN * tokens.size()) {
      return Optional.empty();
    }
    Map<String, Long> known =
        Lexicon.languages().stream()
            .collect(Collectors.toMap(Function.identity(), each -> Lexicon.of(each).known(tokens)));
    return known.entrySet().stream()
        .max(Map.Entry.<String, Long>comparingByValue().thenComparing(Map.Entry.comparingByKey()))
        .filter(other -> other.getValue() > own && other.getValue() >= FEW_WORDS)
        .map(Map.Entry::getKey);
  }

  /// @param editions the project's, in its order
  /// @param reference one of them
  /// @throws BadInput if one has hardly anything in common with the reference
  static void refuseOtherBooks(Project project, List<Edition> editions, Edition reference) {
    List<Source> strangers =
        project.sources().parallelStream()
            .filter(
                source -> isStranger(editions.get(project.sources().indexOf(source)), reference))
            .toList();
    boolean all = strangers.size() == editions.size() - 1 && editions.size() > 2;
    if (!strangers.isEmpty()) {
      Source odd = all ? project.sources().get(editions.indexOf(reference)) : strangers.getFirst();
      throw BadInput.at(odd.place())
          .because(
              "hardly anything in %s says the same as the other editions\n"
                  + "Maybe it is the text of another book, or of another part of it.",
              odd.file());
    }
  }

  private static boolean isStranger(Edition edition, Edition reference) {
    return !edition.equals(reference)
        && Math.min(edition.units().size(), reference.units().size()) >= FEW_UNITS
        && BEGINNINGS.stream()
            .allMatch(units -> Alignment.kinship(reference, edition, units) < LEAST_KINSHIP);
  }
}
