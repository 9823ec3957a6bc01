package dev.rulewright.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class PlaceTest {

  @Test
  void aFileHasLines() {
    assertThat(new Place("cards.csv", 3, 7)).hasToString("cards.csv:3:7");
    assertThat(new Place("cards.csv", 3, 7).after(2)).hasToString("cards.csv:3:9");
  }

  @Test
  void whatIsMeantAsAWholeHasNoLine() {
    assertThat(Place.of("nosuch.yaml")).hasToString("nosuch.yaml");
  }

  @Test
  void anOptionHasCharactersAndNoLines() {
    assertThat(Place.of("--set")).hasToString("--set");
    assertThat(Place.of("--set").after(4)).hasToString("--set:5");
  }
}
