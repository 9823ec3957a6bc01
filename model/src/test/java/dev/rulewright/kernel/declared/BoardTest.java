package dev.rulewright.kernel.declared;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.rulewright.kernel.BadInput;
import java.util.List;
import org.junit.jupiter.api.Test;

final class BoardTest {

  private final Things<Square> squares = Board.squares(3, 2);

  private final Board<String> board =
      new Board<>(
          3,
          2,
          squares,
          new Each<>(
              squares,
              square ->
                  new Choice<>(
                      square.id(),
                      squares.index(square),
                      Things.of("a piece", List.of("empty", "rook"), piece -> piece),
                      "empty")));

  @Test
  void squaresAreNamedFromTheUpperLeft() {
    assertThat(squares.all()).hasToString("[a1, b1, c1, a2, b2, c2]");
  }

  @Test
  void noSquareLiesBeyondTheEdge() {
    var b1 = new Square(2, 1);
    assertThat(board.from(b1, 1, 1)).contains(new Square(3, 2));
    assertThat(board.from(b1, 2, 0)).isEmpty();
    assertThat(board.from(b1, 0, -1)).isEmpty();
  }

  @Test
  void aBoardWithoutSquaresIsRefused() {
    assertThatThrownBy(() -> Board.squares(0, 3))
        .isInstanceOf(BadInput.class)
        .hasMessageContaining("expected 1 to 26 columns, 1 row at least");
  }
}
