package dev.rulewright.starquest.board;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// What is wrong with a map is told with file, line, column and what was expected.
class MapReaderTest {

  private static final String MAP =
      """
      map: small
      board 1: a1 c2
      dock 1: a3 b3
      primary: reach c1
      grid:
      +-+-+-+
      |. .HP|
      + + + +
      |. .H.|
      +o+o+-+
      |1 1|#|
      +-+-+-+
      """;

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      textBlock =
          """
          "+-+-+-+\\n|. .HP" | "+ +-+-+\\n|. .HP" | small.map:6:2: there is a hole
          "H.|"             | "H|"              | small.map:9:7: there is a hole
          "1|#|"            | "1 #|"            | small.map:11:5: there is a hole
          "|. .H.|"         | "|P .H.|"         | small.map:9:2: 'P': this letter stands already on c1
          "|. .H.|"         | "|. xH.|"         | small.map:9:4: 'x': expected one of
          "a3 b3"           | "a3 a3"           | small.map:3:12: 'a3': this square stands twice
          "a3 b3"           | ""                | small.map:3:9: expected the squares of the entry area
          "dock 1: a3 b3\\n"| ""                | small.map:10:2: '1': expected a line 'dock 1:'
          "a3 b3"           | "a3"              | small.map:3:9: expected all 2 squares marked 1
          "reach c1"        | "reach c2"        | small.map:4:16: 'c2': expected the square marked P, c1
          "reach c1"        | "reach z9"        | small.map:4:16: 'z9': expected a square of the grid
          "board 1:"        | "board 2:"        | small.map:2:1: 'board 2': expected board 1
          "map: small"      | "mop: small"      | small.map:1:1: 'mop': expected the name of a key of a map
          "+o+o+-+"         | "+-+-+-+"         | small.map:7:5: nobody can reach this door
          """)
  void isRefused(String found, String instead, String message) {
    String map =
        MAP.replace(
            found.replace("\\n", "\n"), instead == null ? "" : instead.replace("\\n", "\n"));
    assertThatThrownBy(() -> MapReader.read(map, "small.map")).hasMessageStartingWith(message);
  }

  @Test
  void aWallOutsideIsRefused() {
    String map =
        """
        grid:
        +-+-+-+
        |.|# #|
        + + +-+
        |.|# #|
        +-+-+-+
        """;
    assertThatThrownBy(() -> MapReader.read(map, "small.map"))
        .hasMessageStartingWith("small.map:4:6: '-': this stands outside");
  }
}
