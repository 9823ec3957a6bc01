package dev.rulewright.kernel.reading;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Clause;
import dev.rulewright.kernel.Clause.Citation;
import dev.rulewright.kernel.Clause.Status;
import dev.rulewright.kernel.Question;
import dev.rulewright.kernel.input.DataFile;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Clauses, questions and answers are read from tables, and what does not fit is told with its
/// place.
class RulebookFilesTest {

  /// What the rules of a race cite.
  enum Cited implements ListedClause {
    RUN_1,
    RUN_3
  }

  private static final String CLAUSES =
      """
      clause,status,evidence,de,de_but,en,says,not_modelled
      RUN-1,,,3 7-9,,4,Everybody runs.,
      RUN-2,lost,the number of laps,5,slowly,,The race has laps.,nobody knows how many
      RUN-3,elsewhere,the second printing,,,,Who is first wins.,
      RUN-4,,,,,,A reading may let nobody win.,
      RUN-5,assumed,,,,,Nobody runs twice.,
      RUN-6,implied,who runs moves,3,,,Everybody moves.,
      """;

  private static final String QUESTIONS =
      """
      question,name,asks,support,because,clauses,status
      Q1,run.again,Is there a second race?,open,nothing is said,RUN-1 RUN-4,
      Q2,run.laps,How many laps are there?,leaning,it is short,RUN-2,lost
      """;

  private static final String ANSWERS =
      """
      question,answer,editions,says,unplayed
      Q2,one,,There is one.,
      Q1,not-again,de en,There is one race.,
      Q1,once-more,,There are two.,
      Q2,many,,There are many.,a race would never end
      Q1,for-ever,en,There is no end.,nor would it be done
      """;

  private static ClauseFile clauses(String text) {
    return ClauseFile.read(Cited.class, new DataFile("clauses.csv", text));
  }

  private static List<Question> questions(String questions, String answers) {
    return QuestionFile.read(
        new DataFile("questions.csv", questions),
        new DataFile("answers.csv", answers),
        clauses(CLAUSES));
  }

  @Test
  void aClauseIsARow() {
    ClauseFile file = clauses(CLAUSES);
    assertThat(file.editions()).containsExactly("de", "en");
    assertThat(file.clauses())
        .extracting(Clause::id)
        .containsExactly("RUN-1", "RUN-2", "RUN-3", "RUN-4", "RUN-5", "RUN-6");

    assertThat(file.row("RUN-1").citations())
        .containsExactly(
            new Citation("de", 3, 3), new Citation("de", 7, 9), new Citation("en", 4, 4));
    Clause lost = file.clause("RUN-2");
    assertThat(lost.paraphrase()).isEqualTo("The race has laps.");
    assertThat(lost.remarks()).containsExactly(Map.entry("de", "slowly"));
    assertThat(lost.evidence()).contains("the number of laps");
    assertThat(lost.notModelled()).contains("nobody knows how many");
    assertThat(file.ids().stream().map(file::row).map(Clause::status))
        .containsExactly(
            Status.PRINTED,
            Status.LOST,
            Status.ELSEWHERE,
            Status.UNPRINTED,
            Status.ASSUMED,
            Status.IMPLIED);
  }

  @Test
  void aRulebookListsTheConstantThatRulesCiteAndElseTheRow() {
    assertThat(clauses(CLAUSES).clause("RUN-3")).isSameAs(Cited.RUN_3);
    assertThat(clauses(CLAUSES).clause("RUN-4")).isNotInstanceOf(Cited.class);
  }

  @Test
  void whereAClauseIsCitedItIsSaidThatTheTextDoesNotSettleIt() {
    ClauseFile file = clauses(CLAUSES);
    assertThat(Clause.cited(file.ids().stream().map(file::row).toList()))
        .isEqualTo(
            "[RUN-1, RUN-2 (lost), RUN-3 (elsewhere), RUN-4, RUN-5 (assumed), RUN-6 (implied)]");
  }

  @Test
  void aTableNeedsOnlyTheColumnsThatItUses() {
    ClauseFile file = clauses("says,en,clause\nEverybody runs.,4,RUN-1\nIt ends.,,RUN-3\n");
    assertThat(file.row("RUN-1").status()).isEqualTo(Status.PRINTED);
    assertThat(file.row("RUN-3").status()).isEqualTo(Status.UNPRINTED);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "clause,|claus,|1:53: the column 'clause' is missing",
        "de_but|de_nut|1:27: 'de_nut': expected the name of a column",
        "de,de_but,en|german,g_but,english|1:24: 'german': expected the name of a column",
        "RUN-2|RUN2|3:1: 'RUN2': expected an identifier such as MOVE-7",
        "RUN-2|RUN-1|3:1: 'RUN-1': this clause is there already",
        "RUN-3|RUN-7|clauses.csv: expected a row of clause RUN-3",
        "3 7-9|3 7-9a|2:11: '7-9a': expected lines such as '77 81 402-404'",
        "3 7-9|0 7-9|2:9: '0': expected lines",
        "3 7-9|3 9-7|2:11: '9-7': expected the last line behind the first",
        "7-9,,4|7-9,,4,4|2:36: expected 8 values",
        ",slowly,,|,,slowly,|3:34: 'slowly': expected lines",
        "5,slowly|,slowly|3:32: 'slowly': this edition does not print the clause",
        "Everybody runs.|''|2:18: expected words",
        "lost|losst|3:7: 'losst': expected the name of a status (printed, implied,"
            + " unprinted, lost, elsewhere, assumed)",
        "lost|printed|3:15: 'the number of laps': expected a status that rests on it",
        "assumed|printed|6:7: 'printed': the columns of the editions name no lines",
        "assumed|implied|6:7: 'implied': the columns of the editions name no lines",
        "RUN-1,|RUN-1,unprinted|2:7: 'unprinted': the columns of the editions name lines",
        "the second printing|''|4:7: expected the source in the column 'evidence'"
      })
  void aClauseThatMakesNoSenseIsToldWithItsPlace(String what, String with, String message) {
    String changed = CLAUSES.replaceFirst(what, with);
    assertThat(changed).isNotEqualTo(CLAUSES);
    assertThatThrownBy(() -> clauses(changed))
        .isInstanceOf(BadInput.class)
        .hasMessageContaining(message);
  }

  @Test
  void aRulebookHasAnEdition() {
    assertThatThrownBy(() -> clauses("clause,says\nRUN-1,Everybody runs.\n"))
        .isInstanceOf(BadInput.class)
        .hasMessageContaining("clauses.csv:1:1: 'clause,says': expected a column for each edition");
  }

  @Test
  void theFirstAnswerIsThatOfTheStandardReadingAndWhatIsNotPlayedIsSetApart() {
    List<Question> read = questions(QUESTIONS, ANSWERS);
    assertThat(read).extracting(Question::id).containsExactly("Q1", "Q2");
    Question again = read.getFirst();
    assertThat(again.standard()).isEqualTo("not-again");
    assertThat(again.answers())
        .extracting(Question.Answer::name)
        .containsExactly("not-again", "once-more");
    assertThat(again.unplayed())
        .extracting(Question.Unplayed::because)
        .containsExactly("nor would it be done");
    assertThat(again.wordingIn("de")).isEqualTo(Question.Wording.PRINTED);
    assertThat(again.wordingIn("en")).isEqualTo(Question.Wording.CONTRADICTORY);
    assertThat(again.clauses().getFirst()).isSameAs(Cited.RUN_1);
    assertThat(again.status()).isEqualTo(Status.PRINTED);
    assertThat(read.getLast().status()).isEqualTo(Status.LOST);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "asks|ask|1:15: 'ask': expected the name of a column",
        "Q2|2|3:1: '2': expected an identifier such as A38",
        "Q2|Q1|3:1: 'Q1': this question is there already",
        "run.laps|run.again|3:4: 'run.again': this name is there already",
        "Q2|Q3|3:1: 'Q3': expected two answers at least, found 0",
        "open|opened|2:38: 'opened': expected the name of how far the text goes",
        "nothing is said|''|2:43: expected words",
        "RUN-4|RUN-7|2:65: 'RUN-7': expected the name of a clause (RUN-1, RUN-2,",
        "lost|gone|3:64: 'gone': expected the name of a status"
      })
  void aQuestionThatMakesNoSenseIsToldWithItsPlace(String what, String with, String message) {
    String changed = QUESTIONS.replaceFirst(what, with);
    assertThat(changed).isNotEqualTo(QUESTIONS);
    assertThatThrownBy(() -> questions(changed, ANSWERS))
        .isInstanceOf(BadInput.class)
        .hasMessageContaining("questions.csv:" + message);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "unplayed|unplayd|answers.csv:1:31: 'unplayd': expected the name of a column",
        "Q1,for|Q3,for|answers.csv:6:1: 'Q3': expected the name of a question (Q1, Q2)",
        "once-more|Once more|answers.csv:4:4: 'Once more': expected a name of lower case letters",
        "once-more|not-again|answers.csv:4:4: 'not-again': this answer is there already",
        "one race.,|one race.,dull|answers.csv:3:39: the first answer is that of the standard",
        "de en|de fr|answers.csv:3:17: 'fr': expected the name of an edition (de, en)",
        "There are two.|''|answers.csv:4:15: expected words",
        "Q2,many|Q1,many|questions.csv:3:1: 'Q2': expected two answers at least, found 1"
      })
  void anAnswerThatMakesNoSenseIsToldWithItsPlace(String what, String with, String message) {
    String changed = ANSWERS.replaceFirst(what, with);
    assertThat(changed).isNotEqualTo(ANSWERS);
    assertThatThrownBy(() -> questions(QUESTIONS, changed))
        .isInstanceOf(BadInput.class)
        .hasMessageContaining(message);
  }

  @Test
  void aFileThatIsMissingIsNamed() {
    assertThatThrownBy(() -> ClauseFile.of(Cited.class))
        .isInstanceOf(BadInput.class)
        .hasMessage("dev/rulewright/kernel/reading/clauses.csv: no such file beside Cited");
  }
}
