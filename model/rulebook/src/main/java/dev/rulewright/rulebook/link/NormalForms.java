package dev.rulewright.rulebook.link;

import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Question;
import dev.rulewright.kernel.Rulebook;
import dev.rulewright.kernel.box.Box;
import dev.rulewright.kernel.box.ChosenGame;
import dev.rulewright.kernel.input.DataFile;
import dev.rulewright.kernel.input.Row;
import dev.rulewright.kernel.input.TableReader;
import dev.rulewright.kernel.reading.ListedClause;
import dev.rulewright.rulebook.Edition;
import dev.rulewright.rulebook.Unit;
import dev.rulewright.rulebook.compare.Comparison;
import dev.rulewright.rulebook.compare.Finding;
import dev.rulewright.rulebook.compare.Severity;
import dev.rulewright.rulebook.compare.Slot;
import dev.rulewright.rulebook.exchange.ClauseTable;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeSet;

/// Which words of a clause give which answer to a question of its game, in words of no language, as
/// `normal-forms.csv` beside the game's `questions.csv` lists it:
///
/// | column | what |
/// |---|---|
/// | `clause` | the clause |
/// | `parameter` | the point, see [Slot#name] |
/// | `value` | what is said of it, a class of words; empty if nothing is said |
/// | `question`, `answer` | the answer that this is |
///
/// @param forms in the order of the file
/// @param clauses where each clause is printed
/// @param questions of the game
public record NormalForms(List<Form> forms, ClauseTable clauses, List<Question> questions) {

  private static final String NAME = "normal-forms.csv";

  /// A line of the table.
  ///
  /// @param value a class of words; empty for silence
  public record Form(
      String clause, String parameter, String value, String question, String answer) {

    /// Whether words of a class, perhaps with a number behind it, are those that it means.
    boolean means(String said) {
      return said.equals(value) || (!value.isEmpty() && said.startsWith(value + " "));
    }
  }

  /// What the editions answer to a question by their words.
  ///
  /// @param answers by language; editions that give none are missing
  public record Answered(String clause, String question, Map<String, String> answers) {}

  /// Copies the list.
  public NormalForms {
    forms = List.copyOf(forms);
  }

  /// The table of a game at hand; empty if no game is named, or it has none.
  ///
  /// @throws BadInput if a line of the table makes no sense
  public static NormalForms ofGame(Optional<String> game) {
    return game.map(name -> of(ChosenGame.standard(name).box()))
        .orElse(new NormalForms(List.of(), ClauseTable.NONE, List.of()));
  }

  private static NormalForms of(Box<?, ?> box) {
    Rulebook rulebook = box.rulebook();
    List<Form> forms =
        rulebook.clauses().stream()
            .filter(ListedClause.class::isInstance)
            .map(clause -> ((ListedClause) clause).getDeclaringClass())
            .findFirst()
            .filter(beside -> beside.getResource(NAME) != null)
            .map(beside -> DataFile.beside(beside, NAME))
            .map(file -> read(file, box))
            .orElse(List.of());
    return new NormalForms(forms, ClauseTable.of(rulebook), box.readings().questions());
  }

  private static List<Form> read(DataFile file, Box<?, ?> box) {
    var table =
        TableReader.of(
            file.text(), file.name(), "clause", "parameter", "value", "question", "answer");
    return table.stream().map(row -> form(row, box)).toList();
  }

  private static Form form(Row row, Box<?, ?> box) {
    String clause = row.one("clause", "a clause", box.rulebook().clauses(), each -> each.id()).id();
    Slot slot = row.one("parameter", "a point", Slot.ALL, Slot::name);
    String value =
        row.value("value").isEmpty()
            ? ""
            : row.one("value", "a class of words", slot.values(), each -> each);
    Question question = row.one("question", "a question", box.readings().questions(), Question::id);
    String answer = row.value("answer");
    if (question.answer(answer).isEmpty()) {
      throw row.at("answer")
          .unknown(
              "an answer to " + question.id(),
              answer,
              question.answers().stream().map(Question.Answer::name).toList());
    }
    return new Form(clause, slot.name(), value, question.id(), answer);
  }

  /// The same finding with the clause and the question to which the editions give different answers
  /// in its point, if there is one: play parts there, so it changes the rules.
  public Finding link(Finding finding) {
    return answered(finding)
        .map(answered ->
            finding
                .as(Severity.RULE_CHANGING)
                .with(new Finding.Link(answered.clause(), answered.question(), "")))
        .orElse(finding);
  }

  /// What the catalogue says that the editions answer to the first question of a finding, if they
  /// answer differently; for findings whose words the table does not know.
  ///
  /// @param finding linked
  public Optional<Answered> catalogued(Finding finding) {
    return questions.stream()
        .filter(
            question -> List.of(finding.link().question().split(" ", -1)).contains(question.id()))
        .map(question -> catalogued(finding, question))
        .filter(answered -> new TreeSet<>(answered.answers().values()).size() > 1)
        .findFirst();
  }

  private static Answered catalogued(Finding finding, Question question) {
    Map<String, String> answers = new LinkedHashMap<>();
    finding
        .row()
        .units()
        .keySet()
        .forEach(language ->
            question.printedIn(language).ifPresent(answer -> answers.put(language, answer.name())));
    return new Answered(finding.link().clause(), question.id(), answers);
  }

  /// The first question to which the editions give different answers in the point of a finding.
  public Optional<Answered> answered(Finding finding) {
    List<String> printed = clauses.of(finding.row());
    Map<List<String>, Map<String, String>> answers = new LinkedHashMap<>();
    for (Form form : forms) {
      if (printed.contains(form.clause()) && form.parameter().equals(finding.parameter())) {
        finding
            .said()
            .forEach((language, said) -> {
              if (form.means(said.value()) && !finding.row().in(language).isEmpty()) {
                answers
                    .computeIfAbsent(
                        List.of(form.clause(), form.question()), _ -> new LinkedHashMap<>())
                    .put(language, form.answer());
              }
            });
      }
    }
    return answers.entrySet().stream()
        .filter(each -> new TreeSet<>(each.getValue().values()).size() > 1)
        .map(each ->
            new Answered(
                each.getKey().getFirst(),
                each.getKey().getLast(),
                inOrder(each.getValue(), finding)))
        .findFirst();
  }

  private static Map<String, String> inOrder(Map<String, String> answers, Finding finding) {
    Map<String, String> sorted = new LinkedHashMap<>();
    finding.row().units().keySet().stream()
        .filter(answers::containsKey)
        .forEach(language -> sorted.put(language, Objects.requireNonNull(answers.get(language))));
    return sorted;
  }

  /// An answer that the catalogue ascribes to an edition whose words do not give it.
  ///
  /// @param lines where the edition prints the clause
  /// @param said what stands there in this point, as classes of words
  public record Ascribed(
      String clause,
      String question,
      String answer,
      String language,
      List<Integer> lines,
      List<String> said) {}

  /// The answers that the catalogue ascribes to editions, but that their words do not give, as far
  /// as the table knows how words give them.
  ///
  /// @param editions whose lines the clauses cite
  public List<Ascribed> ascribed(List<Edition> editions) {
    var ascribed = new ArrayList<Ascribed>();
    Map<List<String>, List<Form>> points = new LinkedHashMap<>();
    forms.forEach(form ->
        points
            .computeIfAbsent(
                List.of(form.clause(), form.parameter(), form.question()), _ -> new ArrayList<>())
            .add(form));
    for (List<Form> point : points.values()) {
      for (Edition edition : editions) {
        Form first = point.getFirst();
        questions.stream()
            .filter(question -> question.id().equals(first.question()))
            .flatMap(question -> question.printedIn(edition.language()).stream())
            .flatMap(answer -> unsaid(point, answer.name(), edition).stream())
            .forEach(ascribed::add);
      }
    }
    return ascribed;
  }

  /// What is missing of an answer in an edition; empty if its words give it, or it does not print
  /// the clause.
  private Optional<Ascribed> unsaid(List<Form> point, String answer, Edition edition) {
    Form first = point.getFirst();
    List<Unit> units = clauses.printing(first.clause(), edition);
    Slot slot =
        Slot.ALL.stream().filter(s -> s.name().equals(first.parameter())).findFirst().orElseThrow();
    List<String> said = Comparison.said(slot, units, edition.language());
    boolean silent =
        point.stream()
            .noneMatch(form -> !form.value().isEmpty() && said.stream().anyMatch(form::means));
    boolean given =
        point.stream()
            .filter(form -> form.answer().equals(answer))
            .anyMatch(
                form -> form.value().isEmpty() ? silent : said.stream().anyMatch(form::means));
    return units.isEmpty() || given
        ? Optional.empty()
        : Optional.of(
            new Ascribed(
                first.clause(),
                first.question(),
                answer,
                edition.language(),
                units.stream().map(Unit::firstLine).distinct().toList(),
                said));
  }

  /// The findings above cosmetic that concern a clause and no question: each may be one that nobody
  /// has asked yet.
  ///
  /// @param findings linked
  public static List<Finding> unasked(List<Finding> findings) {
    var unasked = new ArrayList<Finding>();
    for (Finding finding : findings) {
      boolean words = Slot.ALL.stream().anyMatch(slot -> slot.name().equals(finding.parameter()));
      boolean matters = finding.severity() != Severity.COSMETIC;
      if (words
          && matters
          && !finding.link().clause().isEmpty()
          && finding.link().question().isEmpty()) {
        unasked.add(finding);
      }
    }
    return unasked;
  }
}
