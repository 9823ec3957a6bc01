package dev.rulewright.rulebook.terms;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;

/// The terms of a publisher.
///
/// @param concepts in the order of the file
public record TermBase(List<Concept> concepts) {

  /// A term base without terms.
  public static final TermBase EMPTY = new TermBase(List.of());

  /// Copies the list.
  public TermBase {
    concepts = List.copyOf(concepts);
  }

  /// A term and how it may be rendered in another language.
  ///
  /// @param translations at least one, preferred ones first
  /// @param definition of its concept; may be empty
  public record Entry(Term term, List<Term> translations, String definition) {

    /// Whether the term stands in a text.
    public boolean occursIn(Wording wording) {
      return wording.find(term.text()).isPresent();
    }
  }

  /// The same with the concepts of another one, without those of which a term is there already.
  /// Their ids are told anew where they are taken.
  public TermBase with(TermBase other) {
    Set<Term> known =
        concepts.stream()
            .flatMap(concept -> concept.terms().stream())
            .map(TermBase::bare)
            .collect(Collectors.toSet());
    Set<String> ids = concepts.stream().map(Concept::id).collect(Collectors.toSet());
    List<Concept> all = new ArrayList<>(concepts);
    for (Concept concept : other.concepts) {
      if (concept.terms().stream().map(TermBase::bare).noneMatch(known::contains)) {
        String id = concept.id();
        while (!ids.add(id)) {
          id = "new-" + id;
        }
        all.add(
            new Concept(
                id, concept.subject(), concept.definition(), concept.note(), concept.terms()));
      }
    }
    return new TermBase(all);
  }

  private static Term bare(Term term) {
    return Term.of(term.language(), term.text().toLowerCase(Locale.ROOT));
  }

  /// The approved terms of one language that have approved terms in another.
  public List<Entry> translations(String source, String target) {
    return concepts.stream()
        .filter(concept -> !concept.approved(target).isEmpty())
        .flatMap(concept ->
            concept.approved(source).stream()
                .map(term ->
                    new Entry(
                        term,
                        concept.approved(target).stream()
                            .sorted(Comparator.comparing(Term::status))
                            .toList(),
                        concept.definition())))
        .toList();
  }
}
