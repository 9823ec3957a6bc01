package dev.rulewright.kernel.declared;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Place;
import dev.rulewright.kernel.Player;
import java.util.List;
import java.util.Map;
import java.util.Optional;
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

  /// Two rooks in the lower corners before play.
  private static final class Rooks extends Declaration {

    private enum Side implements Player {
      WHITE,
      BLACK
    }

    private record Drop(String piece, Square from, Square to) {}

    private final Things<String> pieces =
        Things.of("a piece", List.of("none", "rook"), piece -> piece);
    private final Board<String> field =
        board(3, 2, pieces, square -> square.row() == 2 && square.column() != 2 ? "rook" : "none");
    private final Choice<Optional<Square>> last = maybe("last", field.squares());
    private final Verb<Drop> move =
        verb("move {} {} to {}", pieces, field.squares(), field.squares(), Drop::new);
    private final Stage turn = decision("turn", "TURN-1", _ -> Side.WHITE);

    Rooks(Setup setup) {
      super(setup, "rooks", "Rooks", Side.values());
    }

    @Override
    protected void rules() {
      turn.may(move)
          .unless(
              "TURN-3",
              (at, drop) ->
                  drop.piece().equals("none") || !field.on(drop.from()).is(at, drop.piece()),
              "it does not stand there")
          .then(
              (at, drop) ->
                  at.with(field.on(drop.from()), "none")
                      .with(field.on(drop.to()), drop.piece())
                      .with(last, Optional.of(drop.to())),
              "TURN-3");
    }
  }

  private final DeclaredGame rooks =
      new DeclaredBox(Rooks::new, Map.of(), Map.of()).game("standard", Place.of("test"));

  @Test
  void whatStandsOnABoardBeforePlayIsWritten() {
    assertThat(rooks.opening()).hasToString("a2: rook; c2: rook");
    assertThat(rooks.notation().read("b1: rook", "test")).hasToString("b1: rook");
  }

  @Test
  void aVerbMayNameThreeThings() {
    assertThat(rooks.turn(rooks.opening()).choices().size()).isEqualTo(2 * 6);
    Position opening = rooks.opening();
    Move move = rooks.notation().readMove(opening, "move rook c2 to a1", Place.of("test"));
    assertThat(move).hasToString("move rook c2 to a1");
    assertThat(rooks.play(opening, move)).hasToString("a1: rook; a2: rook; last: a1");
  }

  @Test
  void aChoiceOfNothingIsToldAsNone() {
    assertThat(rooks.picture(rooks.opening(), Optional.empty()).caption())
        .isEqualTo("turn · last none");
    assertThat(rooks.notation().read("a1: rook; last: none", "test")).hasToString("a1: rook");
  }

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
  void squaresLieStepsApart() {
    var b1 = new Square(2, 1);
    assertThat(b1.steps(new Square(1, 3))).isEqualTo(3);
    assertThat(b1.diagonalSteps(new Square(1, 3))).isEqualTo(2);
    assertThat(b1.steps(b1)).isZero();
  }

  @Test
  void aBoardWithoutSquaresIsRefused() {
    assertThatThrownBy(() -> Board.squares(0, 3))
        .isInstanceOf(BadInput.class)
        .hasMessageContaining("expected 1 to 26 columns, 1 row at least");
  }
}
