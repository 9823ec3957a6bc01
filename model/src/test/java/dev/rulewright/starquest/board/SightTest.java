package dev.rulewright.starquest.board;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rulewright.starquest.board.Sight.Corner;
import dev.rulewright.starquest.board.Sight.DiagonalNeighbours;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// What is seen. The line is followed here once more, straight from the definition: with the
/// figures at hand, one target at a time.
class SightTest {

  private static final int WIDTH = 3;
  private static final int HEIGHT = 2;

  /// The figures of the picture.
  private static final List<String> FIGURES = List.of("c1", "b2", "c4", "e1", "e2", "g5");

  @ParameterizedTest
  @CsvSource({"GRAZE_ONE, ''", "ONE_SIDE_OPEN, b3", "TOUCH_BLOCKS, h1 g2 f3"})
  void thePictureShowsWhatIsSeenBut(Corner corner, String wrong) throws IOException {
    String text = figure();
    Board board = MapReader.read(text, "figure-sight").board();
    var figures = new long[board.words()];
    FIGURES.forEach(name -> SquareSet.add(figures, index(board, name)));
    long[] seen =
        new Sight(board, 0, corner, DiagonalNeighbours.GAP_IS_CLOSED, index(board, "e4"))
            .past(figures);
    List<String> picture = text.lines().dropWhile(line -> !line.equals("seen:")).skip(1).toList();
    var different = new ArrayList<String>();
    for (int square = 0; square < board.size(); square++) {
      Square at = board.square(square);
      char shown = picture.get(at.y()).charAt(at.x());
      if (shown != 'X' && (shown == '.') != SquareSet.has(seen, square)) {
        different.add(at.toString());
      }
    }
    assertThat(String.join(" ", different)).isEqualTo(wrong);
  }

  /// All 2^7 ways to put walls on a board of 3 × 2 squares, with all sets of figures.
  @Test
  void onEverySmallBoardSightIsSymmetricAndFewerObstaclesNeverHideMore() {
    for (int walls = 0; walls < 1 << 7; walls++) {
      Board board = board(walls);
      var sights = new ArrayList<Sight>();
      for (int square = 0; square < board.size(); square++) {
        sights.add(new Sight(board, 0, Corner.GRAZE_ONE, DiagonalNeighbours.GAP_IS_CLOSED, square));
      }
      for (int figures = 0; figures < 1 << (WIDTH * HEIGHT); figures++) {
        for (int from = 0; from < board.size(); from++) {
          check(walls, board, sights, from, figures);
        }
      }
    }
  }

  private static void check(int walls, Board board, List<Sight> sights, int from, int figures) {
    long[] seen = seen(sights, from, figures);
    for (int to = 0; to < board.size(); to++) {
      if (to == from) {
        continue;
      }
      boolean sees = SquareSet.has(seen, to);
      String what = "walls %x, figures %x, %d to %d".formatted(walls, figures, from, to);
      assertThat(sees).as(what).isEqualTo(naive(board, from, to, figures));
      assertThat(sees).as(what).isEqualTo(SquareSet.has(seen(sights, to, figures), from));
      for (int figure = figures; sees && figure != 0; figure &= figure - 1) {
        int fewer = figures & ~Integer.lowestOneBit(figure);
        assertThat(SquareSet.has(seen(sights, from, fewer), to)).as(what).isTrue();
      }
      for (int wall = walls; sees && wall != 0; wall &= wall - 1) {
        Board opened = board(walls & ~Integer.lowestOneBit(wall));
        assertThat(naive(opened, from, to, figures)).as(what).isTrue();
      }
    }
  }

  private static long[] seen(List<Sight> sights, int from, int figures) {
    return sights.get(from).past(new long[] {figures & ~(1 << from)});
  }

  /// The definition: see the drawing in [Sight].
  private static boolean naive(Board board, int from, int to, int figures) {
    Square a = board.square(from);
    Square b = board.square(to);
    int n = Math.abs(b.x() - a.x());
    int m = Math.abs(b.y() - a.y());
    int right = Integer.signum(b.x() - a.x());
    int down = Integer.signum(b.y() - a.y());
    int x = a.x();
    int y = a.y();
    for (int i = 0, j = 0; i < n || j < m; ) {
      int u = (1 + 2 * i) * m;
      int v = (1 + 2 * j) * n;
      int fromX = x;
      int fromY = y;
      if (u <= v) {
        x += right;
        i++;
      }
      if (u >= v) {
        y += down;
        j++;
      }
      if (u == v) {
        boolean wallA = isClosed(board, fromX, fromY, x, fromY) || isClosed(board, x, fromY, x, y);
        boolean wallB = isClosed(board, fromX, fromY, fromX, y) || isClosed(board, fromX, y, x, y);
        int touched = wallA || wallB ? 1 : 0;
        touched += has(figures, fromY * WIDTH + x) + has(figures, y * WIDTH + fromX);
        if ((wallA && wallB) || touched >= 2) {
          return false;
        }
      } else if (isClosed(board, fromX, fromY, x, y)) {
        return false;
      }
      int square = y * WIDTH + x;
      if (square != to && has(figures, square) != 0) {
        return false;
      }
    }
    return true;
  }

  private static int has(int set, int element) {
    return (set >> element) & 1;
  }

  private static boolean isClosed(Board board, int x, int y, int otherX, int otherY) {
    Direction way =
        Direction.ALL.stream()
            .filter(each -> each.dx() == otherX - x && each.dy() == otherY - y)
            .findFirst()
            .orElseThrow();
    return board.edges().isClosed(y * WIDTH + x, way, 0);
  }

  private static Board board(int walls) {
    String map =
        """
        map: small
        grid:
        +-+-+-+
        |. . .|
        + + + +
        |. . .|
        +-+-+-+
        """;
    var text = new StringBuilder(map);
    int grid = map.indexOf("+-+");
    int[] uprights = {grid + 10, grid + 12, grid + 26, grid + 28};
    int[] levels = {grid + 17, grid + 19, grid + 21};
    for (int i = 0; i < uprights.length; i++) {
      text.setCharAt(uprights[i], has(walls, i) != 0 ? '|' : ' ');
    }
    for (int i = 0; i < levels.length; i++) {
      text.setCharAt(levels[i], has(walls, uprights.length + i) != 0 ? '-' : ' ');
    }
    return MapReader.read(text.toString(), "small").board();
  }

  private static int index(Board board, String name) {
    return board.index(board.square(name).orElseThrow());
  }

  private static String figure() throws IOException {
    try (InputStream stream =
        Objects.requireNonNull(
            SightTest.class.getResourceAsStream(
                "/dev/rulewright/starquest/material/figure-sight.map"))) {
      return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
    }
  }
}
