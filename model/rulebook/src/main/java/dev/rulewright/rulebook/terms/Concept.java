package dev.rulewright.rulebook.terms;

import java.util.List;
import java.util.stream.Stream;

/// What terms of several languages stand for.
///
/// @param id unique in its term base
/// @param subject the field to which it belongs; may be empty
/// @param definition may be empty
/// @param note what else is said of it; may be empty
/// @param terms in the order of the term base, at least one
public record Concept(String id, String subject, String definition, String note, List<Term> terms) {

  /// Copies the list.
  public Concept {
    terms = List.copyOf(terms);
  }

  /// The terms of a language.
  public Stream<Term> in(String language) {
    return terms.stream().filter(term -> term.language().equals(language));
  }

  /// The terms of a language that may be used.
  public List<Term> approved(String language) {
    return in(language).filter(term -> !term.status().isForbidden()).toList();
  }

  /// Whether it is a name: of a card, a player, a place.
  public boolean isName() {
    return terms.stream().anyMatch(term -> term.partOfSpeech().equals("properNoun"));
  }
}
