package dev.rulewright.kernel.notation;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rulewright.airsoftsquads.box.AirsoftSquadsBox;
import dev.rulewright.invaders.box.InvadersBox;
import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Place;
import dev.rulewright.kernel.box.Box;
import dev.rulewright.kernel.notation.Entry.Presence;
import dev.rulewright.kernel.text.Word;
import dev.rulewright.missioncombat.box.MissionCombatBox;
import dev.rulewright.pocketmodel.box.PocketBox;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// What the fields of a game tell of themselves is true: a form for people can offer it.
final class EntriesOfGamesTest {

  static Stream<Box<?, ?>> boxes() {
    return Stream.of(
        MissionCombatBox.standard(),
        InvadersBox.standard(),
        AirsoftSquadsBox.standard(),
        PocketBox.standard());
  }

  private static EntryNotation<?, ?> notation(Box<?, ?> box) {
    return (EntryNotation<?, ?>) box.game("standard", Place.of("reading")).notation();
  }

  @ParameterizedTest
  @MethodSource("boxes")
  void noTwoFieldsThatCanBeGivenHaveTheSameKey(Box<?, ?> box) {
    assertThat(
            notation(box).entries().stream()
                .filter(entry -> entry.presence() != Presence.NEVER)
                .map(Entry::key))
        .contains("stage", "turn")
        .doesNotHaveDuplicates();
  }

  @ParameterizedTest
  @MethodSource("boxes")
  void eachWordThatIsOfferedIsUnderstood(Box<?, ?> box) {
    assertThat(notation(box).entries())
        .extracting(Entry::form)
        .filteredOn(form -> !form.values().isEmpty())
        .isNotEmpty()
        .allSatisfy(
            form -> assertThat(form.values()).allSatisfy(text -> assertUnderstood(form, text)));
  }

  /// A choice is written as it was read; a phrase may go on with other words.
  private static <V> void assertUnderstood(Form<V> form, String text) {
    var word = new Word(text, Place.of("form"));
    if (form.kind() == Form.Kind.CHOICE) {
      assertThat(form.write(form.read(word))).isEqualTo(text);
      return;
    }
    try {
      form.read(word);
    } catch (BadInput e) {
      assertThat(e).hasMessageNotContaining("the name of " + form.what());
    }
  }
}
