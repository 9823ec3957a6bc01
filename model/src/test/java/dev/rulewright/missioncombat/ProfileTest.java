package dev.rulewright.missioncombat;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rulewright.kernel.Place;
import dev.rulewright.kernel.Question;
import dev.rulewright.kernel.reading.Profile;
import dev.rulewright.kernel.reading.Profile.Choice;
import dev.rulewright.kernel.reading.Reading;
import dev.rulewright.missioncombat.rules.MissionCombat;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Each edition is a reading with a name.
class ProfileTest {

  private static final Place START = new Place("--reading", 1, 1);

  static List<Profile> profiles() {
    return MissionCombat.READINGS.profiles();
  }

  private static Reading reading(Profile profile) {
    return MissionCombat.READINGS.parse(profile.name(), START);
  }

  @Test
  void thereIsOneProfileForTheStandardReadingAndOneForEachEdition() {
    assertThat(profiles())
        .extracting(Profile::name)
        .containsExactly("standard", "printed-de", "printed-en", "printed-fr");
    assertThat(profiles()).extracting(ProfileTest::reading).doesNotHaveDuplicates();
  }

  @ParameterizedTest
  @MethodSource("profiles")
  void aProfileAnswersEveryQuestionAsItsReadingDoes(Profile profile) {
    assertThat(profile.choices())
        .extracting(Choice::question)
        .containsExactlyElementsOf(MissionCombat.READINGS.questions());
    assertThat(profile.choices())
        .extracting(choice -> choice.answer().name())
        .containsExactlyElementsOf(reading(profile).answers().values());
    assertThat(reading(profile)).hasToString(profile.name());
  }

  @ParameterizedTest
  @ValueSource(strings = {"de", "en", "fr"})
  void whatAnEditionLeavesOpenIsBorrowedFromTheStandardReading(String edition) {
    assertThat(MissionCombat.READINGS.profile("printed-" + edition).orElseThrow().choices())
        .allSatisfy(choice -> {
          assertThat(choice.wording()).contains(choice.question().wordingIn(edition));
          assertThat(choice.answer().name())
              .isEqualTo(
                  choice
                      .question()
                      .printedIn(edition)
                      .map(Question.Answer::name)
                      .orElse(choice.question().standard()));
        });
  }

  @Test
  void theStandardReadingBorrowsNothing() {
    assertThat(profiles().getFirst().choices())
        .extracting(Choice::wording)
        .containsOnly(Optional.empty());
  }

  @Test
  void theNearestProfileNamesAReading() {
    assertThat(MissionCombat.READINGS.parse("A06=one-time-event", START)).hasToString("printed-de");
    assertThat(MissionCombat.READINGS.parse("printed-de,A19=legal", START))
        .hasToString("printed-de,contested.enter-without-ap=legal");
    assertThat(MissionCombat.READINGS.parse("printed-de,A06=lazy", START)).hasToString("standard");
  }

  @ParameterizedTest
  @MethodSource("profiles")
  void aProfileIsReadByItsName(Profile profile) {
    assertThat(reading(profile).toString()).isEqualTo(profile.name());
    assertThat(MissionCombat.READINGS.parse(profile.name() + ",A19=legal", START))
        .isEqualTo(MissionCombat.READINGS.with(reading(profile), "A19", "legal"));
  }
}
