package dev.rulewright.rulebook.link;

import dev.rulewright.kernel.Question;
import dev.rulewright.kernel.Question.Answer;
import dev.rulewright.rulebook.Edition;
import dev.rulewright.rulebook.Unit;
import dev.rulewright.rulebook.compare.telling.Finding.Said;
import dev.rulewright.rulebook.link.NormalForms.Point;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

/// An answer of an edition to a question, as the catalogue of a game ascribes it and as the words
/// of the edition give it.
///
/// @param lines where the edition prints the clauses whose words answer the question
/// @param words those that give the answer; none if nothing gives it, or that nothing is said
public record Ascription(
    Question question,
    String answer,
    String language,
    Support support,
    List<Integer> lines,
    List<Words> words) {

  /// Words in a line.
  public record Words(int line, String text) {

    @Override
    public String toString() {
      return "line " + line + " '" + text + "'";
    }
  }

  /// What the words say of an answer.
  public enum Support {
    /// They give it, as the catalogue says.
    FOUND,
    /// They do not give it, though the catalogue says so.
    NOT_FOUND,
    /// They give it, though the catalogue does not say so.
    NOT_ASCRIBED,
    /// Nobody has listed words that answer the question, or the edition does not print them.
    UNKNOWN
  }

  /// Every answer that the catalogue ascribes to an edition, or that its words give, in the order
  /// of the questions.
  ///
  /// @param editions whose lines the clauses cite
  public static List<Ascription> all(Links links, List<Edition> editions) {
    return links.rulebook().questions().stream()
        .flatMap(question -> editions.stream().flatMap(edition -> all(links, question, edition)))
        .toList();
  }

  private static Stream<Ascription> all(Links links, Question question, Edition edition) {
    Map<String, List<Words>> given = new LinkedHashMap<>();
    Set<Integer> lines = new LinkedHashSet<>();
    links.forms().forms().keySet().stream()
        .filter(point -> point.question().equals(question.id()))
        .forEach(point -> read(point, links, edition, given, lines));
    List<String> ascribed =
        question.backedBy(edition.language()).stream().map(Answer::name).toList();
    return Stream.concat(ascribed.stream(), given.keySet().stream())
        .distinct()
        .map(answer -> {
          Support support =
              lines.isEmpty()
                  ? Support.UNKNOWN
                  : !ascribed.contains(answer)
                      ? Support.NOT_ASCRIBED
                      : given.containsKey(answer) ? Support.FOUND : Support.NOT_FOUND;
          return new Ascription(
              question,
              answer,
              edition.language(),
              support,
              List.copyOf(lines),
              given.getOrDefault(answer, List.of()));
        });
  }

  /// Adds what the words of a point answer in an edition, and the lines that were read.
  private static void read(
      Point point,
      Links links,
      Edition edition,
      Map<String, List<Words>> given,
      Set<Integer> lines) {
    String language = edition.language();
    List<Unit> units = links.clauses().printing(point.clause(), language, edition.units());
    Set<String> answers = links.forms().answers(point, units, language).keySet();
    answers.forEach(answer -> given.computeIfAbsent(answer, _ -> new ArrayList<>()));
    for (Unit unit : units) {
      lines.add(unit.firstLine());
      links
          .forms()
          .answers(point, List.of(unit), language)
          .forEach((answer, said) -> {
            List<Words> words = given.get(answer); // None of what the other units take back.
            if (words != null && !said.equals(Said.NOTHING)) {
              words.add(new Words(unit.firstLine(), said.words()));
            }
          });
    }
  }
}
