package dev.rulewright.rulebook.link;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rulewright.kernel.box.Boxes;
import dev.rulewright.kernel.box.ChosenGame;
import dev.rulewright.rulebook.Edition;
import dev.rulewright.rulebook.Role;
import dev.rulewright.rulebook.Unit;
import java.util.List;
import java.util.Optional;
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
  void theTableOfEveryGameNamesAnswersThatCanBePlayed(String game) {
    var box = ChosenGame.standard(game).box();
    NormalForms forms = NormalForms.ofGame(Optional.of(game));
    assertThat(forms.forms())
        .allSatisfy(form -> {
          var question =
              box.readings().questions().stream()
                  .filter(each -> each.id().equals(form.question()))
                  .findFirst()
                  .orElseThrow();
          assertThat(question.answer(form.answer())).isPresent();
        });
  }

  @Test
  void anAnswerThatTheWordsDoNotGiveIsListed() {
    NormalForms forms = NormalForms.ofGame(Optional.of("mission-combat"));
    var unit =
        new Unit("677.1", 677, 677, "", Role.RULE, "Le joueur peut dire que son tour est fini.");
    assertThat(forms.ascribed(List.of(new Edition("fr", "fr.txt", List.of(unit)))))
        .containsExactly(
            new NormalForms.Ascribed(
                "TURN-11", "L14", "announced", "fr", List.of(677), List.of("modality.may")));
    var other =
        new Unit("677.1", 677, 677, "", Role.RULE, "Le joueur doit dire que son tour est fini.");
    assertThat(forms.ascribed(List.of(new Edition("fr", "fr.txt", List.of(other))))).isEmpty();
  }

  @Test
  void withoutAGameNothingIsKnown() {
    assertThat(NormalForms.ofGame(Optional.empty()).forms()).isEmpty();
  }
}
