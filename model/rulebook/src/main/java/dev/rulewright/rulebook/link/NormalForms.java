package dev.rulewright.rulebook.link;

import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Clause;
import dev.rulewright.kernel.Question;
import dev.rulewright.kernel.Rulebook;
import dev.rulewright.kernel.input.DataFile;
import dev.rulewright.kernel.input.Row;
import dev.rulewright.kernel.input.TableReader;
import dev.rulewright.rulebook.Unit;
import dev.rulewright.rulebook.compare.Comparison;
import dev.rulewright.rulebook.compare.telling.Finding.Said;
import dev.rulewright.rulebook.terms.Concept;
import dev.rulewright.rulebook.terms.TermBase;
import dev.rulewright.rulebook.terms.Wording;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/// Which words of a clause give which answer to a question of its game, in words of no language, as
/// `normal-forms.csv` beside the game's `questions.csv` lists it:
///
/// | column | what |
/// |---|---|
/// | `clause` | the clause |
/// | `parameter` | the point: the name of a [dev.rulewright.rulebook.compare.reading.Slot], [Comparison#CONCEPT], `term.named`: a term that stands there, or `term.first`: which of those that the table lists stands first |
/// | `value` | what is said of it: a class of words, a number, a concept or a term; empty if nothing is said that the table lists |
/// | `question`, `answer` | the answer that this is |
///
/// @param forms the lines of each point, in the order of the file
/// @param terms words of the game's or the user's own
public record NormalForms(Map<Point, List<Form>> forms, TermBase terms) {

  /// No words are known.
  public static final NormalForms NONE = new NormalForms(Map.of(), TermBase.EMPTY);

  private static final String TERM = "term.named";

  /// The point of which of several terms stands first, as in *A corresponds to B*.
  static final String FIRST_TERM = "term.first";

  private static final List<String> POINTS =
      Stream.concat(Comparison.POINTS.stream(), Stream.of(TERM, FIRST_TERM)).toList();

  private static final String NAME = "normal-forms.csv";

  /// Where words of a clause answer a question.
  public record Point(String clause, String parameter, String question) {}

  /// What is said in a point, and the answer that this is.
  ///
  /// @param value a class of words, a number or a concept; empty if nothing is said
  public record Form(String value, String answer) {

    /// Whether words of a class, perhaps with a number behind it, are those that it means.
    private boolean means(String said) {
      return said.equals(value) || (!value.isEmpty() && said.startsWith(value + " "));
    }
  }

  /// Copies the map.
  public NormalForms {
    forms = Collections.unmodifiableMap(new LinkedHashMap<>(forms));
  }

  /// The table of a game; empty if it has none.
  ///
  /// @throws BadInput if a line of the table makes no sense
  static NormalForms of(Rulebook rulebook) {
    return PrintedSentences.beside(rulebook, NAME)
        .map(file -> read(file, rulebook, Glossary.of(rulebook)))
        .orElse(NONE);
  }

  /// A table of clauses and questions of a rulebook.
  ///
  /// @param terms of which it may speak
  /// @throws BadInput if a line of it makes no sense
  static NormalForms read(DataFile file, Rulebook rulebook, TermBase terms) {
    Map<Point, List<Form>> forms = new LinkedHashMap<>();
    for (Row row : rows(file)) {
      Question question = row.one("question", "a question", rulebook.questions(), Question::id);
      forms
          .computeIfAbsent(point(row, question), _ -> new ArrayList<>())
          .add(new Form(value(row, terms), answer(row, question)));
    }
    return new NormalForms(forms, terms);
  }

  /// The lines of a table.
  static List<Row> rows(DataFile file) {
    return TableReader.of(
            file.text(), file.name(), "clause", "parameter", "value", "question", "answer")
        .stream()
        .toList();
  }

  /// This table and another; of a point that is in both, the lines of the other.
  NormalForms and(NormalForms other) {
    Map<Point, List<Form>> all = new LinkedHashMap<>(forms);
    all.putAll(other.forms);
    return new NormalForms(all, terms.with(other.terms));
  }

  private static Point point(Row row, Question question) {
    String raises = "a clause that raises " + question.id();
    return new Point(
        row.one("clause", raises, question.clauses(), Clause::id).id(),
        row.one("parameter", "a point", POINTS, each -> each),
        question.id());
  }

  private static String value(Row row, TermBase terms) {
    String value = row.value("value");
    String parameter = row.value("parameter");
    List<String> known =
        isOfTerms(parameter)
            ? terms.concepts().stream().map(Concept::id).toList()
            : Comparison.values(parameter);
    boolean free = value.isEmpty() || value.matches("\\d+");
    return free ? value : row.one("value", "what is said", known, each -> each);
  }

  private static boolean isOfTerms(String parameter) {
    return parameter.equals(TERM) || parameter.equals(FIRST_TERM);
  }

  private static String answer(Row row, Question question) {
    List<String> answers = question.answers().stream().map(Question.Answer::name).toList();
    return row.one("answer", "an answer to " + question.id(), answers, each -> each);
  }

  /// The answers that units of an edition give in a point, with the first words that give each;
  /// none if there are no units.
  public Map<String, Said> answers(Point point, List<Unit> units, String language) {
    Map<String, Said> answers = new LinkedHashMap<>();
    if (units.isEmpty()) {
      return answers;
    }
    List<Form> listed = forms.getOrDefault(point, List.of());
    for (Said said : said(point, units, language)) {
      listed.stream()
          .filter(form -> form.means(said.value()))
          .forEach(form -> answers.putIfAbsent(form.answer(), said));
    }
    if (answers.isEmpty()) {
      listed.stream()
          .filter(form -> form.value().isEmpty())
          .forEach(form -> answers.put(form.answer(), Said.NOTHING));
    }
    return answers;
  }

  private List<Said> said(Point point, List<Unit> units, String language) {
    if (!isOfTerms(point.parameter())) {
      return Comparison.said(point.parameter(), units, language);
    }
    List<String> listed =
        forms.getOrDefault(point, List.of()).stream().map(Form::value).distinct().toList();
    Wording wording = Wording.of(units);
    Map<Said, Integer> found = new LinkedHashMap<>();
    for (Concept concept : terms.concepts()) {
      if (listed.contains(concept.id())) {
        concept
            .in(language)
            .flatMap(term -> wording.find(term.text()).stream())
            .min(Comparator.comparingInt(Wording.Found::at))
            .ifPresent(each -> found.put(new Said(concept.id(), each.words()), each.at()));
      }
    }
    return found.entrySet().stream()
        .sorted(Map.Entry.comparingByValue())
        .map(Map.Entry::getKey)
        .limit(point.parameter().equals(FIRST_TERM) ? 1 : found.size())
        .toList();
  }
}
