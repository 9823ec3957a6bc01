package dev.rulewright.kernel.reading;

import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Clause;
import dev.rulewright.kernel.Clause.Status;
import dev.rulewright.kernel.Question;
import dev.rulewright.kernel.Question.Answer;
import dev.rulewright.kernel.Question.Support;
import dev.rulewright.kernel.Question.Unplayed;
import dev.rulewright.kernel.input.DataFile;
import dev.rulewright.kernel.input.Row;
import dev.rulewright.kernel.input.TableReader;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.regex.Pattern;

/// The questions of a rulebook as `questions.csv` and `answers.csv` list them.
///
/// | column of `questions.csv` | what |
/// |---|---|
/// | `question` | the identifier, such as `A38` |
/// | `name` | the name, such as `road.destination` |
/// | `asks` | the question in one sentence |
/// | `support` | how far the original edition supports the first answer: `decided`, `leaning`, `open` or `moot` |
/// | `because` | why the standard reading takes the first answer |
/// | `clauses` | the clauses that raise it, in the order of the book |
/// | `status` | may be left out, see [Question#status]; empty for what is printed |
///
/// | column of `answers.csv` | what |
/// |---|---|
/// | `question` | the identifier of the question |
/// | `answer` | the name of the answer, such as `adjacent-only` |
/// | `editions` | the editions whose wording says so, such as `de fr`; an edition of no answer says nothing, one of several contradicts itself |
/// | `says` | what the rules say then, in one sentence |
/// | `unplayed` | may be left out: why the rules of the model do not play the answer; empty if they do |
///
/// The first answer of a question is that of the standard reading.
final class QuestionFile {

  private static final List<String> QUESTION =
      List.of("question", "name", "asks", "support", "because", "clauses");
  private static final List<String> ANSWER = List.of("question", "answer", "editions", "says");
  private static final int MOST = 10_000;
  private static final Pattern ID = Pattern.compile("[A-Z]+\\d+");

  private final ClauseFile clauses;

  /// The rows of the answers by question, without those of questions already read.
  private final Map<String, List<Row>> answers = new LinkedHashMap<>();

  private final Set<String> ids = new HashSet<>();
  private final Set<String> names = new HashSet<>();

  private QuestionFile(ClauseFile clauses) {
    this.clauses = clauses;
  }

  /// Reads both files.
  ///
  /// @throws BadInput if they are not as described, or do not fit to each other or to the clauses
  static List<Question> read(DataFile questions, DataFile answers, ClauseFile clauses) {
    var file = new QuestionFile(clauses);
    rows(answers, ANSWER, "unplayed")
        .forEach(row ->
            file.answers.computeIfAbsent(row.value("question"), _ -> new ArrayList<>()).add(row));
    List<Question> read = rows(questions, QUESTION, "status").stream().map(file::question).toList();
    file.refuseLeftOvers();
    return read;
  }

  private static List<Row> rows(DataFile file, List<String> columns, String optional) {
    return TableReader.rows(file.text(), file.name(), columns, List.of(optional), MOST);
  }

  private Question question(Row row) {
    String id = row.value("question");
    if (!ID.matcher(id).matches()) {
      throw row.found("question").expected("an identifier such as A38");
    }
    refuseTwice(row, "question", ids);
    refuseTwice(row, "name", names);
    List<Row> rows = Objects.requireNonNullElse(answers.remove(id), List.of());
    List<Row> played = rows.stream().filter(each -> each.optional("unplayed").isEmpty()).toList();
    if (rows.size() < 2) {
      throw row.found("question").because("expected two answers at least, found " + rows.size());
    }
    if (rows.getFirst().optional("unplayed").isPresent()) {
      throw rows.getFirst()
          .at("unplayed")
          .because("the first answer is that of the standard reading, which is played");
    }
    var known = new HashSet<String>();
    rows.forEach(each -> {
      each.id("answer");
      refuseTwice(each, "answer", known);
    });
    return new Question(
        id,
        row.value("name"),
        row.text("asks"),
        played.stream().map(this::answer).toList(),
        rows.stream()
            .filter(each -> !played.contains(each))
            .map(each -> new Unplayed(answer(each), each.value("unplayed")))
            .toList(),
        played.getFirst().value("answer"),
        row.constant("support", "how far the text goes", Support.class),
        row.text("because"),
        row.words("clauses").stream().map(clause -> clause(row, clause)).toList(),
        row.optional("status").isEmpty() ? Status.PRINTED : ClauseFile.statusIn(row));
  }

  private static void refuseTwice(Row row, String column, Set<String> known) {
    if (!known.add(row.value(column))) {
      throw row.found(column).because("this %s is there already", column);
    }
  }

  private Answer answer(Row row) {
    for (String edition : row.words("editions")) {
      if (!clauses.editions().contains(edition)) {
        throw row.at("editions", edition).unknown("an edition", edition, clauses.editions());
      }
    }
    return new Answer(row.value("answer"), row.text("says"), row.words("editions"));
  }

  private Clause clause(Row row, String id) {
    if (!clauses.ids().contains(id)) {
      throw row.at("clauses", id).unknown("a clause", id, clauses.ids());
    }
    return clauses.clause(id);
  }

  private void refuseLeftOvers() {
    answers.forEach((id, rows) -> {
      throw rows.getFirst().at("question").unknown("a question", id, ids);
    });
  }
}
