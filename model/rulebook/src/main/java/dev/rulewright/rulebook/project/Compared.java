package dev.rulewright.rulebook.project;

import static java.util.Comparator.comparing;
import static java.util.Comparator.reverseOrder;

import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.text.Word;
import dev.rulewright.rulebook.Edition;
import dev.rulewright.rulebook.align.Alignment;
import dev.rulewright.rulebook.align.Row;
import dev.rulewright.rulebook.compare.Comparison;
import dev.rulewright.rulebook.compare.Finding;
import dev.rulewright.rulebook.exchange.ExchangeFile;
import dev.rulewright.rulebook.exchange.Imported;
import dev.rulewright.rulebook.exchange.Tbx;
import dev.rulewright.rulebook.lexicon.Lexicon;
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
import dev.rulewright.rulebook.text.Source;
import dev.rulewright.rulebook.text.TextImport;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// A project whose texts are read, aligned and compared.
///
/// @param editions in the order of the project
/// @param findings what matters most first; none of less than a least confidence
/// @param recall what has been judged of them
/// @param links what they concern in the project's book, if that is known
public record Compared(
    Project project,
    List<Edition> editions,
    Alignment alignment,
    List<Finding> findings,
    Recall recall,
    Optional<Links> links) {

  /// Findings that are less likely than this are not told.
  public static final double LEAST_CONFIDENCE = 0.3;

  /// Reads and compares the texts of a project.
  ///
  /// @throws BadInput if a file makes no sense
  public static Compared of(Project project) {
    List<Edition> editions = editions(project);
    Alignment alignment = alignment(project, editions);
    Optional<Links> links = project.book().links(editions, terms(project));
    List<Finding> findings =
        findings(project, alignment, links, Comparison.of(alignment), _ -> true);
    Recall recall = memory(project).recall(findings);
    return new Compared(project, editions, alignment, findings, recall, links);
  }

  /// All that is told of some rows of an alignment, what matters most first.
  ///
  /// @param links what findings concern
  /// @param compared what [Comparison] says of it
  /// @param where which rows, whole or in some languages, are told of
  static List<Finding> findings(
      Project project,
      Alignment alignment,
      Optional<Links> links,
      List<Finding> compared,
      Predicate<Row> where) {
    List<Finding> known = links.map(each -> each.known(alignment)).orElse(List.of());
    return Stream.concat(
            known.stream().filter(finding -> where.test(finding.row())),
            Stream.of(
                    compared,
                    TermCheck.of(alignment, terms(project)),
                    Misspellings.of(alignment, dictionary(project), where),
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
  private static Set<String> dictionary(Project project) {
    return Stream.concat(
            project.names().stream(),
            terms(project).concepts().stream()
                .flatMap(concept -> concept.terms().stream().map(Term::text)))
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
    return findings.stream()
        .filter(finding -> id.is(finding.id()))
        .findFirst()
        .orElseThrow(() -> id.unknown(findings.stream().map(Finding::id).toList(), "a finding"));
  }

  /// What has been judged in a project; nothing if it has no file for that, or none is there.
  ///
  /// @throws BadInput if the file makes no sense
  public static Memory memory(Project project) {
    return project.judged().map(Memory::read).orElse(Memory.EMPTY);
  }

  /// The terms of a project; none if it has no term base.
  ///
  /// @throws BadInput if the file makes no sense
  public static TermBase terms(Project project) {
    return project.termbase().map(file -> Tbx.read(file).terms()).orElse(TermBase.EMPTY);
  }

  /// The texts of a project.
  ///
  /// @throws BadInput if a file makes no sense
  public static List<Edition> editions(Project project) {
    return editions(List.of(project)).getFirst();
  }

  /// The texts of several projects; one that stands in two of them is read once.
  ///
  /// @throws BadInput if a file makes no sense
  static List<List<Edition>> editions(List<Project> projects) {
    var texts = new ArrayList<Source>();
    for (Project project : projects) {
      project.sources().stream()
          .filter(source -> texts.stream().noneMatch(source::isSameText))
          .forEach(texts::add);
    }
    List<Edition> editions = texts.parallelStream().map(Compared::edition).toList();
    // What follows takes apart unit by unit on all cores, which would wait for a vocabulary.
    texts.parallelStream().forEach(text -> Lexicon.of(text.language()).pieces(""));
    WrongTexts.refuseOtherLanguages(texts, editions);
    return projects.stream()
        .map(project ->
            project.sources().stream().map(source -> editions.get(index(source, texts))).toList())
        .toList();
  }

  private static int index(Source source, List<Source> texts) {
    return IntStream.range(0, texts.size())
        .filter(i -> texts.get(i).isSameText(source))
        .findFirst()
        .orElseThrow();
  }

  private static Edition edition(Source source) {
    return ExchangeFile.is(source.file()) ? ExchangeFile.edition(source) : TextImport.read(source);
  }

  /// The texts of a project, aligned and corrected by hand; those of one translation memory as they
  /// are aligned there.
  ///
  /// @param editions the project's
  /// @throws BadInput if an edition is of another book, or a correction makes no sense
  public static Alignment alignment(Project project, List<Edition> editions) {
    Optional<Imported> memory = ExchangeFile.ofAll(project.sources());
    if (memory.isPresent()) {
      return memory.get().alignment().in(project.languages());
    }
    Edition reference =
        editions.stream()
            .filter(e -> e.language().equals(project.pivot().orElse(project.reference())))
            .findFirst()
            .orElseThrow();
    WrongTexts.refuseOtherBooks(project, editions, reference);
    Alignment alignment = Alignment.of(editions, reference);
    return project.fixes().map(file -> alignment.fixed(editions, file)).orElse(alignment);
  }
}
