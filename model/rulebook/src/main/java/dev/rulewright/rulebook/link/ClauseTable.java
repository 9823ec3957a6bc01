package dev.rulewright.rulebook.link;

import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Clause;
import dev.rulewright.kernel.Clause.Citation;
import dev.rulewright.kernel.Rulebook;
import dev.rulewright.kernel.input.InputFile;
import dev.rulewright.kernel.input.TableReader;
import dev.rulewright.kernel.text.Word;
import dev.rulewright.rulebook.Edition;
import dev.rulewright.rulebook.Unit;
import dev.rulewright.rulebook.align.Row;
import dev.rulewright.rulebook.text.LineRange;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/// Which clauses the units of editions print.
///
/// @param printing the ids of the units that print a clause, by clause in the order of the book and
///   by language
public record ClauseTable(Map<String, Map<String, Set<String>>> printing) {

  /// No clause is known.
  public static final ClauseTable NONE = new ClauseTable(Map.of());

  private static final Pattern LINES = Pattern.compile("[\\d+-]+");

  /// The clauses of a rulebook in the editions of a user.
  static ClauseTable of(Rulebook rulebook, PrintedSentences printed, List<Edition> editions) {
    Map<String, Map<String, Set<String>>> printing = new LinkedHashMap<>();
    rulebook.clauses().forEach(clause -> printing.put(clause.id(), new LinkedHashMap<>()));
    for (Edition edition : editions) {
      Map<String, List<Unit>> earlier = printed.of(edition);
      rulebook
          .clauses()
          .forEach(clause ->
              put(
                  printing,
                  clause.id(),
                  edition,
                  unit ->
                      earlier.getOrDefault(unit.id(), List.of()).stream()
                          .anyMatch(each -> isCited(each, edition, clause.citations()))));
    }
    return new ClauseTable(printing);
  }

  private static boolean isCited(Unit printed, Edition edition, List<Citation> citations) {
    return citations.stream()
        .anyMatch(citation ->
            citation.edition().equals(edition.language())
                && printed.firstLine() <= citation.lastLine()
                && citation.firstLine() <= printed.lastLine());
  }

  private static void put(
      Map<String, Map<String, Set<String>>> printing,
      String clause,
      Edition edition,
      Predicate<Unit> prints) {
    Set<String> units =
        edition.units().stream().filter(prints).map(Unit::id).collect(Collectors.toSet());
    printing
        .computeIfAbsent(clause, _ -> new LinkedHashMap<>())
        .merge(
            edition.language(),
            units,
            (some, more) -> {
              var all = new HashSet<>(some);
              all.addAll(more);
              return all;
            });
  }

  /// The clauses of a user's own table: the column `clause`, and one for each edition with the
  /// heading of the section that prints it, or the lines of the file, such as `12-15+20`; empty if
  /// the edition does not print it. A clause may have several rows.
  ///
  /// @param played whose clauses they must be, if it is not empty
  /// @throws BadInput if a row makes no sense, or an edition has no such heading
  static ClauseTable read(Path file, List<Edition> editions, Optional<Rulebook> played) {
    Map<String, Map<String, Set<String>>> printing = new LinkedHashMap<>();
    var table = TableReader.of(InputFile.text(file), file.toString(), "clause");
    List<String> columns = editions.stream().map(Edition::language).collect(Collectors.toList());
    columns.addFirst("clause");
    table.refuseOthers(columns);
    table.forEach(row -> {
      String clause = row.text("clause");
      played.ifPresent(rulebook -> row.one("clause", "a clause", rulebook.clauses(), Clause::id));
      if (clause.contains(" ")) {
        throw row.found("clause").expected("a name without blanks");
      }
      for (Edition edition : editions) {
        row.optional(edition.language())
            .ifPresent(where -> put(printing, clause, edition, place(row, edition, where)));
      }
    });
    return new ClauseTable(printing);
  }

  private static Predicate<Unit> place(
      dev.rulewright.kernel.input.Row row, Edition edition, String where) {
    if (LINES.matcher(where).matches()) {
      List<LineRange> lines =
          LineRange.parse(new Word(where, row.at(edition.language(), where).place()));
      return unit ->
          lines.stream()
              .anyMatch(each -> unit.firstLine() <= each.last() && each.first() <= unit.lastLine());
    }
    List<String> sections = edition.units().stream().map(Unit::section).distinct().toList();
    String section = row.one(edition.language(), "a heading", sections, each -> each);
    return unit -> unit.section().equals(section);
  }

  /// The clauses that a row prints in any edition, in the order of the book.
  public List<String> of(Row row) {
    return printing.entrySet().stream()
        .filter(clause ->
            clause.getValue().entrySet().stream()
                .anyMatch(each ->
                    row.in(each.getKey()).stream()
                        .anyMatch(unit -> each.getValue().contains(unit.id()))))
        .map(Map.Entry::getKey)
        .toList();
  }

  /// Those of some units of an edition that print a clause.
  List<Unit> printing(String clause, String language, List<Unit> units) {
    Set<String> ids = printing.getOrDefault(clause, Map.of()).getOrDefault(language, Set.of());
    return units.stream().filter(unit -> ids.contains(unit.id())).toList();
  }
}
