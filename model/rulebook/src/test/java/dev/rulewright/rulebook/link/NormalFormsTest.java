package dev.rulewright.rulebook.link;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.groups.Tuple.tuple;

import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Rulebook;
import dev.rulewright.kernel.box.Boxes;
import dev.rulewright.kernel.box.ChosenGame;
import dev.rulewright.kernel.input.DataFile;
import dev.rulewright.rulebook.Edition;
import dev.rulewright.rulebook.Texts;
import dev.rulewright.rulebook.Unit;
import dev.rulewright.rulebook.link.Ascription.Support;
import dev.rulewright.rulebook.terms.TermBase;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Words of clauses and the answers that they give.
class NormalFormsTest {

  private static final Rulebook MISSION_COMBAT =
      ChosenGame.standard("mission-combat").box().rulebook();

  static Stream<String> games() {
    return Boxes.standard().names().stream();
  }

  @ParameterizedTest
  @MethodSource("games")
  void theTableOfEveryGameMakesSense(String game) {
    Rulebook rulebook = ChosenGame.standard(game).box().rulebook();
    assertThatCode(() -> NormalForms.of(rulebook)).doesNotThrowAnyException();
  }

  @Test
  void onlyAClauseThatRaisesAQuestionAnswersIt() {
    var table =
        new DataFile(
            "forms.csv", "clause,parameter,value,question,answer\nTURN-5,number,4,A04,four\n");
    assertThatThrownBy(() -> NormalForms.read(table, MISSION_COMBAT, TermBase.EMPTY))
        .isInstanceOf(BadInput.class)
        .hasMessage(
            "forms.csv:2:1: 'TURN-5': expected the name of a clause that raises A04"
                + " (TURN-6, TURN-7)\nMaybe TURN-6?");
  }

  private static List<Ascription> french(String sentence) {
    Unit unit = Texts.unit(677, sentence);
    List<Edition> editions = List.of(new Edition("fr", "fr.txt", List.of(unit)));
    var clauses = ClauseTable.of(MISSION_COMBAT, new PrintedSentences(Map.of()), editions);
    var links = new Links(MISSION_COMBAT, clauses, NormalForms.of(MISSION_COMBAT), List.of());
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
