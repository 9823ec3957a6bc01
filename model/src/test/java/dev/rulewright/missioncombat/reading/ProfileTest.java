package dev.rulewright.missioncombat.reading;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rulewright.kernel.Place;
import dev.rulewright.kernel.Question;
import dev.rulewright.missioncombat.reading.Profile.Choice;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/// Each edition is a reading with a name.
class ProfileTest {

  private static final Place START = new Place("--reading", 1, 1);

  static List<Profile> profiles() {
    return Profile.all();
  }

  @Test
  void thereIsOneProfileForTheStandardReadingAndOneForEachEdition() {
    assertThat(profiles())
        .extracting(Profile::name)
        .containsExactly("standard", "printed-de", "printed-en", "printed-fr");
    assertThat(profiles()).extracting(Profile::reading).doesNotHaveDuplicates();
  }

  @ParameterizedTest
  @MethodSource("profiles")
  void aProfileAnswersEveryQuestionAsItsReadingDoes(Profile profile) {
    assertThat(profile.choices())
        .extracting(Choice::question)
        .containsExactlyElementsOf(Reading.questions());
    assertThat(profile.choices())
        .extracting(choice -> choice.answer().name())
        .containsExactlyElementsOf(profile.reading().answers().values());
    assertThat(profile.reading()).hasToString(profile.name());
  }

  @ParameterizedTest
  @EnumSource
  void whatAnEditionLeavesOpenIsBorrowedFromTheStandardReading(Edition edition) {
    assertThat(Profile.of(edition).choices())
        .allSatisfy(choice -> {
          assertThat(choice.wording()).contains(choice.question().wordingIn(edition.code()));
          assertThat(choice.answer().name())
              .isEqualTo(
                  choice
                      .question()
                      .printedIn(edition.code())
                      .map(Question.Answer::name)
                      .orElse(choice.question().standard()));
        });
  }

  @Test
  void theStandardReadingBorrowsNothing() {
    assertThat(Profile.all().getFirst().choices())
        .extracting(Choice::wording)
        .containsOnly(Optional.empty());
  }

  @ParameterizedTest
  @MethodSource("profiles")
  void theAnswersOfAProfileGoTogether(Profile profile) {
    assertThat(Contradictions.in(Catalogue.constantsOf(profile.reading()))).isEmpty();
  }

  @Test
  void theNearestProfileNamesAReading() {
    assertThat(Reading.parse("A06=one-time-event", START)).hasToString("printed-de");
    assertThat(Reading.parse("printed-de,A19=legal", START))
        .hasToString("printed-de,contested.enter-without-ap=legal");
    assertThat(Reading.parse("printed-de,A06=lazy", START)).hasToString("standard");
  }

  @ParameterizedTest
  @MethodSource("profiles")
  void aProfileIsReadByItsName(Profile profile) {
    assertThat(Reading.parse(profile.name(), START)).isEqualTo(profile.reading());
    assertThat(Reading.parse(profile.name() + ",A19=legal", START))
        .isEqualTo(profile.reading().with("A19", "legal"));
  }
}
