package dev.rulewright.rulebook.project;

import static java.util.Comparator.comparing;
import static java.util.Comparator.reverseOrder;

import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.text.Word;
import dev.rulewright.rulebook.Edition;
import dev.rulewright.rulebook.align.Alignment;
import dev.rulewright.rulebook.align.Row;
import dev.rulewright.rulebook.compare.Comparison;
import dev.rulewright.rulebook.compare.telling.Finding;
import dev.rulewright.rulebook.lexicon.Token;
import dev.rulewright.rulebook.link.ClauseTable;
import dev.rulewright.rulebook.link.Links;
import dev.rulewright.rulebook.memory.Memory;
import dev.rulewright.rulebook.memory.Recall;
import dev.rulewright.rulebook.spelling.DoubledWords;
import dev.rulewright.rulebook.spelling.Misspellings;
import dev.rulewright.rulebook.terms.Term;
import dev.rulewright.rulebook.terms.TermBase;
import dev.rulewright.rulebook.terms.TermCheck;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// A project whose texts are read, aligned and compared.
///
/// @param editions in the order of the project
/// @param terms of the user's own
/// @param findings what matters most first; none of less than a least confidence
/// @param memory what has been judged
/// @param recall what has been judged of the findings
/// @param links what they concern in the project's book, if that is known
public record Compared(
    Project project,
    List<Edition> editions,
    Alignment alignment,
    TermBase terms,
    List<Finding> findings,
    Memory memory,
    Recall recall,
    Optional<Links> links) {

  /// Findings that are less likely than this are not told.
  public static final double LEAST_CONFIDENCE = 0.3;

  /// Reads and compares the texts of a project.
  ///
  /// @throws BadInput if a file makes no sense
  public static Compared of(Project project) {
    ProjectTexts texts = ProjectTexts.read(project);
    Alignment alignment = texts.align();
    TermBase terms = project.readTerms();
    Optional<Links> links = project.book().links(texts.editions(), terms);
    List<Finding> findings =
        findings(project, terms, alignment, links, Comparison.of(alignment), _ -> true);
    Memory memory = project.readMemory();
    return new Compared(
        project,
        texts.editions(),
        alignment,
        terms,
        findings,
        memory,
        memory.recall(findings),
        links);
  }

  /// All that is told of some rows of an alignment, what matters most first.
  ///
  /// @param links what findings concern
  /// @param compared what [Comparison] says of it
  /// @param where which rows, whole or in some languages, are told of
  static List<Finding> findings(
      Project project,
      TermBase terms,
      Alignment alignment,
      Optional<Links> links,
      List<Finding> compared,
      Predicate<Row> where) {
    List<Finding> known = links.map(each -> each.known(alignment)).orElse(List.of());
    return Stream.concat(
            known.stream().filter(finding -> where.test(finding.row())),
            Stream.of(
                    compared,
                    TermCheck.of(alignment, terms),
                    Misspellings.of(alignment, dictionary(project, terms), where),
                    DoubledWords.of(alignment))
                .flatMap(List::stream)
                .filter(finding -> where.test(finding.row()))
                .filter(finding -> finding.confidence() >= LEAST_CONFIDENCE)
                .filter(finding -> known.stream().noneMatch(finding::isTheSameAs))
                .map(finding -> links.map(each -> each.link(finding)).orElse(finding)))
        .map(finding -> finding.atMost(project.limits()))
        .sorted(
            comparing(Finding::severity, reverseOrder())
                .thenComparing(Finding::confidence, reverseOrder()))
        .toList();
  }

  /// The words of a project's names and terms, in lower case.
  private static Set<String> dictionary(Project project, TermBase terms) {
    return Stream.concat(
            project.names().stream(),
            terms.concepts().stream().flatMap(concept -> concept.terms().stream().map(Term::text)))
        .flatMap(text -> Token.of(text).stream())
        .map(Token::word)
        .collect(Collectors.toSet());
  }

  /// What the user ought to know before trusting the findings, in a sentence each.
  public List<String> warnings() {
    return links.map(Links::warnings).orElse(List.of());
  }

  /// Which clauses the editions print.
  public ClauseTable clauses() {
    return links.map(Links::clauses).orElse(ClauseTable.NONE);
  }

  /// The finding of an id.
  ///
  /// @throws BadInput if there is none
  public Finding finding(Word id) {
    return find(id)
        .orElseThrow(() -> id.unknown(findings.stream().map(Finding::id).toList(), "a finding"));
  }

  /// The finding of an id; empty if there is none.
  public Optional<Finding> find(Word id) {
    return findings.stream().filter(finding -> id.is(finding.id())).findFirst();
  }
}
