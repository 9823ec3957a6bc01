package dev.rulewright.rulebook.link;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.groups.Tuple.tuple;

import dev.rulewright.kernel.Rulebook;
import dev.rulewright.kernel.box.Boxes;
import dev.rulewright.kernel.box.ChosenGame;
import dev.rulewright.rulebook.Edition;
import dev.rulewright.rulebook.Role;
import dev.rulewright.rulebook.Unit;
import dev.rulewright.rulebook.link.Ascription.Support;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Words of clauses and the answers that they give.
class NormalFormsTest {

  static Stream<String> games() {
    return Boxes.standard().names().stream();
  }

  @ParameterizedTest
  @MethodSource("games")
  void theTableOfEveryGameNamesQuestionsThatItsClausesRaise(String game) {
    Rulebook rulebook = ChosenGame.standard(game).box().rulebook();
    var questions = rulebook.questions();
    assertThat(NormalForms.of(rulebook).forms().keySet())
        .allSatisfy(point ->
            assertThat(questions)
                .filteredOn(question -> question.id().equals(point.question()))
                .flatExtracting(question -> question.clauses().stream().map(c -> c.id()).toList())
                .contains(point.clause()));
  }

  private static List<Ascription> french(String sentence) {
    var unit = new Unit("677.1", 677, 677, "", Role.RULE, sentence);
    List<Edition> editions = List.of(new Edition("fr", "fr.txt", List.of(unit)));
    Rulebook rulebook = ChosenGame.standard("mission-combat").box().rulebook();
    var clauses = ClauseTable.of(rulebook, new PrintedSentences(Map.of()), editions);
    var links = new Links(rulebook, clauses, NormalForms.of(rulebook), List.of());
    return Ascription.all(links, editions).stream()
        .filter(each -> each.question().id().equals("L14"))
        .toList();
  }

  @Test
  void anAnswerThatTheWordsDoNotGiveIsListed() {
    assertThat(french("Le joueur peut dire que son tour est fini."))
        .extracting(Ascription::answer, Ascription::support)
        .containsExactly(tuple("announced", Support.NOT_FOUND));
    assertThat(french("Le joueur doit dire que son tour est fini."))
        .extracting(Ascription::support)
        .containsExactly(Support.FOUND);
  }

  @Test
  void anAnswerThatTheWordsGiveThoughNobodyAscribesItIsListed() {
    assertThat(french("Le joueur devrait dire que son tour est fini."))
        .extracting(Ascription::answer, Ascription::support)
        .containsExactly(
            tuple("announced", Support.NOT_FOUND), tuple("automatic", Support.NOT_ASCRIBED));
  }
}
