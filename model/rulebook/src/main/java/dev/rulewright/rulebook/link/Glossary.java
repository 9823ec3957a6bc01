package dev.rulewright.rulebook.link;

import dev.rulewright.kernel.Rulebook;
import dev.rulewright.kernel.input.DataFile;
import dev.rulewright.kernel.input.Row;
import dev.rulewright.kernel.input.TableReader;
import dev.rulewright.rulebook.terms.Concept;
import dev.rulewright.rulebook.terms.Term;
import dev.rulewright.rulebook.terms.TermBase;
import java.util.List;
import java.util.stream.Stream;

/// The words of a game's own that its [NormalForms] speak of. `terms.csv` beside that table has the
/// column `term`, their name, and one for each edition with the words, alternatives divided by `|`.
final class Glossary {

  private static final String NAME = "terms.csv";

  private Glossary() {}

  /// The words of a game; none if it has no table.
  static TermBase of(Rulebook rulebook) {
    return PrintedSentences.beside(rulebook, NAME)
        .map(file -> read(file, rulebook.editions()))
        .orElse(TermBase.EMPTY);
  }

  private static TermBase read(DataFile file, List<String> editions) {
    TableReader table = TableReader.of(file.text(), file.name(), "term");
    table.refuseOthers(Stream.concat(Stream.of("term"), editions.stream()).toList());
    return new TermBase(table.stream().map(row -> concept(row, editions)).toList());
  }

  private static Concept concept(Row row, List<String> editions) {
    List<Term> terms =
        editions.stream()
            .flatMap(edition ->
                row.optional(edition).stream()
                    .flatMap(words -> Stream.of(words.split("\\|")))
                    .map(words -> Term.of(edition, words.strip())))
            .toList();
    return new Concept(row.id("term"), "", "", "", terms);
  }
}
