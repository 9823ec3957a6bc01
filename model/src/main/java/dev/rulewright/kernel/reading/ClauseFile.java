package dev.rulewright.kernel.reading;

import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Clause;
import dev.rulewright.kernel.Clause.Citation;
import dev.rulewright.kernel.Clause.Status;
import dev.rulewright.kernel.Place;
import dev.rulewright.kernel.input.DataFile;
import dev.rulewright.kernel.input.Row;
import dev.rulewright.kernel.input.TableReader;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// The clauses of a rulebook as `clauses.csv` lists them, in the order of the book.
///
/// | column | what |
/// |---|---|
/// | `clause` | the identifier, such as `MOVE-7` |
/// | `says` | what the clause says, in our own words |
/// | `de`, and so on | the lines in which this edition prints it, such as `77 81 402-404`; the columns are the editions, the original first |
/// | `de_but` | what the paraphrase says beyond this edition, or differently |
/// | `status`, `evidence` | see [Clause#status]; empty for what is printed, or printed in no edition |
/// | `not_modelled` | why the model does not carry the clause out |
///
/// The last four may be left out.
final class ClauseFile {

  private static final String NAME = "clauses.csv";
  private static final Pattern ID = Pattern.compile("[A-Z]+-[1-9]\\d*[a-z]?");
  private static final Pattern EDITION = Pattern.compile("[a-z]{2,3}(-[a-z0-9]+)*");
  private static final Pattern LINES = Pattern.compile("([1-9]\\d{0,6})(?:-([1-9]\\d{0,6}))?");

  private static final ClassValue<ClauseFile> FILES =
      new ClassValue<>() {
        @Override
        protected ClauseFile computeValue(Class<?> type) {
          return read(type, DataFile.beside(type, NAME));
        }
      };

  private final List<String> editions;

  /// By identifier, in the order of the rows.
  private final Map<String, Clause> rows = new LinkedHashMap<>();

  private final Map<String, Clause> constants = new HashMap<>();

  private ClauseFile(List<String> editions) {
    this.editions = editions;
  }

  /// The file beside an enum of clauses, or beside a class whose rules cite by identifiers; read
  /// once.
  ///
  /// @throws BadInput if there is none, or it makes no sense
  static ClauseFile of(Class<?> cited) {
    return FILES.get(cited);
  }

  /// Reads a file.
  ///
  /// @param cited the enum of the clauses that rules cite, each of which must have a row, or
  ///   another class
  static ClauseFile read(Class<?> cited, DataFile file) {
    var table = TableReader.of(file.text(), file.name(), "clause", "says");
    var others = List.of("clause", "says", "status", "evidence", "not_modelled");
    var editions =
        table.columns().stream()
            .filter(column -> !others.contains(column) && EDITION.matcher(column).matches())
            .toList();
    table.refuseOthers(
        Stream.of(
                others.stream(), editions.stream(), editions.stream().map(ClauseFile::remarkColumn))
            .flatMap(each -> each)
            .toList());
    if (editions.isEmpty()) {
      throw table.atColumns().expected("a column for each edition, such as 'en'");
    }
    var clauses = new ClauseFile(editions);
    table.forEach(clauses::add);
    clauses.bind(cited, file.name());
    return clauses;
  }

  private void add(Row row) {
    String id = row.value("clause");
    if (!ID.matcher(id).matches()) {
      throw row.found("clause").expected("an identifier such as MOVE-7");
    }
    List<Citation> citations =
        editions.stream().flatMap(edition -> citations(row, edition)).toList();
    Status status = status(row, citations);
    var clause =
        new ClauseRow(
            id,
            row.text("says"),
            citations,
            remarks(row),
            row.optional("not_modelled"),
            status,
            evidence(row, status));
    if (rows.putIfAbsent(id, clause) != null) {
      throw row.found("clause").because("this clause is there already");
    }
  }

  private static Stream<Citation> citations(Row row, String edition) {
    return row.words(edition).stream()
        .map(word -> {
          Matcher lines = LINES.matcher(word);
          if (!lines.matches()) {
            throw row.at(edition, word).found(word).expected("lines such as '77 81 402-404'");
          }
          int first = Integer.parseInt(lines.group(1));
          int last = lines.group(2) == null ? first : Integer.parseInt(lines.group(2));
          if (last < first) {
            throw row.at(edition, word).found(word).expected("the last line behind the first");
          }
          return new Citation(edition, first, last);
        });
  }

  private Map<String, String> remarks(Row row) {
    var remarks = new LinkedHashMap<String, String>();
    for (String edition : editions) {
      String column = remarkColumn(edition);
      row.optional(column)
          .ifPresent(remark -> {
            if (row.value(edition).isEmpty()) {
              throw row.found(column).because("this edition does not print the clause");
            }
            remarks.put(edition, remark);
          });
    }
    return Collections.unmodifiableMap(remarks);
  }

  private static String remarkColumn(String edition) {
    return edition + "_but";
  }

  private static Status status(Row row, List<Citation> citations) {
    Status meant = citations.isEmpty() ? Status.UNPRINTED : Status.PRINTED;
    Status status = row.optional("status").isEmpty() ? meant : statusIn(row);
    boolean fits =
        switch (status) {
          case PRINTED, IMPLIED -> !citations.isEmpty();
          case UNPRINTED -> citations.isEmpty();
          case LOST, ELSEWHERE, ASSUMED -> true;
        };
    if (!fits) {
      throw row.found("status")
          .because(
              citations.isEmpty()
                  ? "the columns of the editions name no lines"
                  : "the columns of the editions name lines");
    }
    return status;
  }

  /// The status that a row names.
  static Status statusIn(Row row) {
    return row.constant("status", "a status", Status.class);
  }

  private static Optional<String> evidence(Row row, Status status) {
    Optional<String> evidence = row.optional("evidence");
    if (status == Status.ELSEWHERE && evidence.isEmpty()) {
      throw row.at("status").because("expected the source in the column 'evidence'");
    }
    if (evidence.isPresent() && (status == Status.PRINTED || status == Status.UNPRINTED)) {
      throw row.found("evidence").because("expected a status that rests on it");
    }
    return evidence;
  }

  private void bind(Class<?> cited, String file) {
    if (!cited.isEnum()) {
      return;
    }
    for (Object constant : cited.getEnumConstants()) {
      var clause = (ListedClause) constant;
      if (!rows.containsKey(clause.id())) {
        throw BadInput.at(Place.of(file))
            .missing("a row of clause " + clause.id(), clause.id(), rows.keySet());
      }
      if (constants.put(clause.id(), clause) != null) {
        throw new IllegalStateException(cited + " has two constants of clause " + clause.id());
      }
    }
  }

  /// The editions, the original first.
  List<String> editions() {
    return editions;
  }

  /// The identifiers.
  Set<String> ids() {
    return rows.keySet();
  }

  /// Every clause as rules cite it: a constant, or its row if there is none.
  List<Clause> clauses() {
    return ids().stream().map(this::clause).toList();
  }

  /// A clause as rules cite it.
  Clause clause(String id) {
    return constants.getOrDefault(id, row(id));
  }

  /// What the row of a clause says.
  Clause row(String id) {
    return Objects.requireNonNull(rows.get(id), id);
  }

  /// A row.
  private record ClauseRow(
      String id,
      String paraphrase,
      List<Citation> citations,
      Map<String, String> remarks,
      Optional<String> notModelled,
      Status status,
      Optional<String> evidence)
      implements Clause {

    /// The identifier.
    @Override
    public String toString() {
      return id;
    }
  }
}
