package dev.rulewright.kernel;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/// A question that a rulebook leaves open, or that somebody may read otherwise, with its answers.
///
/// @param id short identifier, such as `A38`
/// @param name the name under which an answer is chosen, such as `road.destination`
/// @param asks the question in one sentence
/// @param answers the answers that can be played, at least one
/// @param unplayed the other answers; no two answers of the question have the same name, and there
///   are two at least
/// @param standard the name of the answer that the standard reading takes, one of the answers
/// @param support how far the original edition supports the standard answer
/// @param argument why the standard reading takes it
/// @param clauses the clauses that raise the question
/// @param status where what raises it is known from; [lost][Clause.Status#LOST] if it is open
///   because the print is destroyed
public record Question(
    String id,
    String name,
    String asks,
    List<Answer> answers,
    List<Unplayed> unplayed,
    String standard,
    Support support,
    String argument,
    List<? extends Clause> clauses,
    Clause.Status status) {

  /// Copies the lists.
  ///
  /// @throws IllegalArgumentException if there are fewer than two answers, if two have the same
  ///   name, or if the standard answer is not one of them
  public Question {
    answers = List.copyOf(answers);
    unplayed = List.copyOf(unplayed);
    clauses = List.copyOf(clauses);
    var names = all(answers, unplayed).map(Answer::name).toList();
    if (names.size() < 2
        || Set.copyOf(names).size() < names.size()
        || answers.stream().map(Answer::name).noneMatch(standard::equals)) {
      throw new IllegalArgumentException(
          "question " + name + " with answers " + names + " and standard answer " + standard);
    }
  }

  private static Stream<Answer> all(List<Answer> answers, List<Unplayed> unplayed) {
    return Stream.concat(answers.stream(), unplayed.stream().map(Unplayed::answer));
  }

  /// What the wording of an edition makes of the question.
  public Wording wordingIn(String edition) {
    return switch (backedBy(edition).size()) {
      case 0 -> Wording.SILENT;
      case 1 -> Wording.PRINTED;
      default -> Wording.CONTRADICTORY;
    };
  }

  /// The answer of an edition, or empty if its wording leaves the question open. An edition may say
  /// an answer that is not played only if it says another one as well.
  public Optional<Answer> printedIn(String edition) {
    var backed = backedBy(edition);
    return backed.size() == 1 ? Optional.of(backed.getFirst()) : Optional.empty();
  }

  /// The answers that the wording of an edition says, also those that are not played.
  public List<Answer> backedBy(String edition) {
    return all(answers, unplayed).filter(answer -> answer.editions().contains(edition)).toList();
  }

  /// The answer of a name, or empty if there is none that can be played.
  public Optional<Answer> answer(String name) {
    return answers.stream().filter(answer -> answer.name().equals(name)).findFirst();
  }

  /// Where an edition speaks of the question: the passages of its clauses, in the order of their
  /// lines; passages that overlap or follow each other are one. Empty if it prints none of them.
  public List<Clause.Citation> speaksOfIn(String edition) {
    var passages = new ArrayList<Clause.Citation>();
    clauses.stream()
        .flatMap(clause -> clause.citations().stream())
        .filter(citation -> citation.edition().equals(edition))
        .sorted(Comparator.comparingInt(Clause.Citation::firstLine))
        .forEach(next -> {
          if (!passages.isEmpty() && next.firstLine() <= passages.getLast().lastLine() + 1) {
            var last = passages.removeLast();
            int end = Math.max(last.lastLine(), next.lastLine());
            passages.add(new Clause.Citation(edition, last.firstLine(), end));
          } else {
            passages.add(next);
          }
        });
    return List.copyOf(passages);
  }

  /// How far the original edition supports the standard answer.
  public enum Support {
    /// The wording settles it; somebody may read it otherwise all the same.
    DECIDED,
    /// The wording points that way.
    LEANING,
    /// The wording says nothing about it, or contradicts itself.
    OPEN,
    /// The question cannot arise in play under the original; another edition may raise it.
    MOOT
  }

  /// What the wording of an edition makes of a question.
  public enum Wording {
    /// It says one answer.
    PRINTED,
    /// It does not speak of the case.
    SILENT,
    /// It says several answers: passages contradict each other, or one has two meanings.
    CONTRADICTORY
  }

  /// One answer.
  ///
  /// @param name the name under which it is chosen, such as `adjacent-only`
  /// @param sentence what the rules say under this answer
  /// @param editions the editions whose wording says so, in the order of [Rulebook#editions]
  public record Answer(String name, String sentence, List<String> editions) {

    /// Copies the list.
    public Answer {
      editions = List.copyOf(editions);
    }
  }

  /// An answer that is not played.
  ///
  /// @param because the reason: begins in lower case and has no full stop
  public record Unplayed(Answer answer, String because) {}
}
