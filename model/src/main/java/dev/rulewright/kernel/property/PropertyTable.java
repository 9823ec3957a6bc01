package dev.rulewright.kernel.property;

import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Check;
import dev.rulewright.kernel.Clause;
import dev.rulewright.kernel.Expectation;
import dev.rulewright.kernel.Place;
import dev.rulewright.kernel.Property;
import dev.rulewright.kernel.Question;
import dev.rulewright.kernel.Rulebook;
import dev.rulewright.kernel.input.DataFile;
import dev.rulewright.kernel.input.Row;
import dev.rulewright.kernel.input.TableReader;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// What the rules of a game should guarantee: the properties in the order of `properties.csv`, and
/// by `breaches.csv` ([BreachFile] tells its columns) the answers that break them. How play is
/// looked at is said by [Checks].
///
/// | column | what |
/// |---|---|
/// | `property` | the identifier, such as `at-most-one-guest` |
/// | `chapter` | the chapter of the rulebook that it belongs to |
/// | `clauses` | the clauses that guarantee it, in the order of the book, such as `MOVE-5 MOVE-6` |
/// | `sentence` | what is guaranteed, in one sentence that a designer understands |
/// | `moot` | may be left out: the question that is moot if the property holds, which says clauses, sentence and check |
public final class PropertyTable {

  /// What the file of the properties is called.
  public static final String NAME = "properties.csv";

  private static final List<String> COLUMNS = List.of("property", "chapter", "clauses", "sentence");
  private static final int MOST = 1_000;

  private final String file;
  private final Map<String, Stated> properties = new LinkedHashMap<>();
  private final Map<String, List<Breach>> breaches;

  /// What a row says.
  ///
  /// @param moot the question that is moot, if it speaks of one
  private record Stated(
      Row row,
      String chapter,
      String sentence,
      List<? extends Clause> clauses,
      Optional<Question> moot) {}

  private PropertyTable(DataFile file, Optional<DataFile> breaches, Rulebook rulebook) {
    this.file = file.name();
    for (Row row : TableReader.rows(file.text(), file.name(), COLUMNS, List.of("moot"), MOST)) {
      if (properties.putIfAbsent(row.id("property"), stated(row, rulebook)) != null) {
        throw row.found("property").because("this property is there already");
      }
    }
    this.breaches =
        breaches.map(each -> BreachFile.read(each, rulebook, properties.keySet())).orElse(Map.of());
  }

  /// The table beside a class; there may be no breaches.
  ///
  /// @throws BadInput if the files make no sense, or name a clause, a question or an answer that is
  ///   not in the rulebook
  public static PropertyTable beside(Class<?> type, Rulebook rulebook) {
    return of(
        DataFile.beside(type, NAME),
        DataFile.isBeside(type, BreachFile.NAME)
            ? Optional.of(DataFile.beside(type, BreachFile.NAME))
            : Optional.empty(),
        rulebook);
  }

  /// The table of two files.
  ///
  /// @throws BadInput as above
  static PropertyTable of(DataFile file, Optional<DataFile> breaches, Rulebook rulebook) {
    return new PropertyTable(file, breaches, rulebook);
  }

  private static Stated stated(Row row, Rulebook rulebook) {
    String chapter = row.text("chapter");
    if (row.optional("moot").isPresent()) {
      Question question = rulebook.question(row.value("moot"), row.at("moot").place());
      row.empty("sentence", "the question says it");
      row.empty("clauses", "the question says them");
      return new Stated(
          row,
          chapter,
          "Play goes the same way whatever is answered: " + question.asks(),
          question.clauses(),
          Optional.of(question));
    }
    List<Clause> clauses =
        row.words("clauses").stream().map(id -> clause(row, id, rulebook)).toList();
    return new Stated(row, chapter, row.text("sentence"), clauses, Optional.empty());
  }

  private static Clause clause(Row row, String id, Rulebook rulebook) {
    for (Clause clause : rulebook.clauses()) {
      if (clause.id().equals(id)) {
        return clause;
      }
    }
    throw row.at("clauses", id)
        .unknown("a clause", id, rulebook.clauses().stream().map(Clause::id).toList());
  }

  /// Whether one of the tables lies beside a class.
  public static boolean isBeside(Class<?> type) {
    return DataFile.isBeside(type, NAME) || DataFile.isBeside(type, BreachFile.NAME);
  }

  /// The properties of a game.
  ///
  /// @param answers how the game is read: the name of the answer to each question, by its name
  /// @throws BadInput if a property has no check, or a check no property; a question that is moot
  ///   is checked by itself
  public <P, M> List<Property<P, M>> of(Map<String, String> answers, Checks<P, M> checks) {
    var unknown = new HashSet<>(checks.byId().keySet());
    properties.forEach((id, stated) -> {
      if (stated.moot.isEmpty()) {
        unknown.remove(id);
      }
    });
    for (String id : unknown) {
      throw BadInput.at(Place.of(file)).missing("a row of property " + id, id, properties.keySet());
    }
    return properties.entrySet().stream()
        .map(each -> property(each.getKey(), each.getValue(), answers, checks.byId()))
        .toList();
  }

  private <P, M> Property<P, M> property(
      String id, Stated stated, Map<String, String> answers, Map<String, Check<P, M>> checks) {
    @Nullable Check<P, M> check =
        stated.moot.isPresent() ? new Check.OfQuestion<>(stated.moot.get()) : checks.get(id);
    if (check == null) {
      throw stated.row.at("property").missing("a check of property " + id, id, checks.keySet());
    }
    return new Property<>(
        id, stated.chapter, stated.sentence, stated.clauses, check, expected(id, answers));
  }

  private Expectation expected(String id, Map<String, String> answers) {
    return breaches.getOrDefault(id, List.of()).stream()
        .filter(breach -> breach.isIn(answers))
        .findFirst()
        .map(Breach::expectation)
        .orElse(Expectation.HOLDS);
  }
}
