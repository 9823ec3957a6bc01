package dev.rulewright.starquest.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.input.DataFile;
import dev.rulewright.starquest.Position;
import dev.rulewright.starquest.material.MaterialReader;
import dev.rulewright.starquest.rules.StarQuest;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Positions of the training map that no play can reach are refused where they are written.
class ImpossiblePositionsTest {

  private static final StarQuest GAME =
      new StarQuest(MaterialReader.read(Map.of(), "training", 2), StarQuest.READINGS.standard(), 2);

  private static Position read(String text) {
    return GAME.notation().read(text, "p");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          b1: dreadnought assault-cannon+plasma-gun | p:1:5 | (DREAD-1)
          d2: dreadnought assault-cannon+plasma-gun | p:1:5 | (DREAD-1)
          d4: dreadnought assault-cannon+plasma-gun | p:1:5 | (DREAD-1)
          h1: dreadnought assault-cannon+plasma-gun | p:1:5 | (DREAD-1)
          a1: dreadnought plasma-gun+plasma-gun; b2: ork | p:1:44 | (MOVE-4)
          b9: ork | p:1:5 | (GOAL-3)
          c10: blip ork | p:1:6 | (GOAL-3)
          h9: marine | p:1:5 | (ARM-8)
          c10: team-2 commander bolter | p:1:6 | (ARM-8)
          """)
  void areRefusedWithTheClause(String text, String place, String clause) {
    assertThatThrownBy(() -> read(text))
        .isInstanceOf(BadInput.class)
        .hasMessageStartingWith(place + ":")
        .hasMessageContaining(clause);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          c2: dreadnought assault-cannon+plasma-gun
          d2: dreadnought assault-cannon+plasma-gun; open: d2-d3
          b9: marine; h9: team-2 marine
          """)
  void whatPlayCanReachIsRead(String text) {
    Position position = read(text);
    assertThat(read(GAME.notation().write(position))).isEqualTo(position);
  }

  /// The area of the third team lies next to that of the first, and no other does.
  @Test
  void onlyIntoAnAreaNextToItsOwnATeamCanCome() {
    String shipped = DataFile.beside(MaterialReader.class, "training.map").text();
    String areas = "|1 1 1|# #|2 2 2|\n+-+-+-+-+-+-+-+-+";
    assertThat(shipped).contains("primary:", areas);
    String map =
        shipped
            .replace("primary:", "dock 3: a11 b11 c11 a12 b12 c12\nprimary:")
            .replace(
                areas,
                """
                |1 1 1|# #|2 2 2|
                + + + + + +-+-+-+
                |3 3 3|# # # # #|
                + + + + + + + + +
                |3 3 3|# # # # #|
                +-+-+-+-+-+-+-+-+\
                """);
    var files = Map.of("map", new DataFile("training.map", map));
    var game =
        new StarQuest(MaterialReader.read(files, "training", 3), StarQuest.READINGS.standard(), 3);
    Position next = game.notation().read("b9: team-3 marine; b12: marine", "p");
    assertThat(game.notation().read(game.notation().write(next), "p")).isEqualTo(next);
    for (String apart : List.of("b9: team-2 marine", "b12: team-2 marine", "h9: team-3 marine")) {
      assertThatThrownBy(() -> game.notation().read(apart, "p"))
          .isInstanceOf(BadInput.class)
          .hasMessageContaining("(ARM-8)");
    }
  }
}
