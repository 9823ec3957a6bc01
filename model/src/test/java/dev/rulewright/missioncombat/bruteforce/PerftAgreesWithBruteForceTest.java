package dev.rulewright.missioncombat.bruteforce;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import dev.rulewright.kernel.Perft;
import dev.rulewright.kernel.Turn;
import dev.rulewright.missioncombat.Move;
import dev.rulewright.missioncombat.Position;
import dev.rulewright.missioncombat.rules.MissionCombat;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// The model counts what the table says; and in random play the model and the naive implementation
/// list the same moves and come to the same positions.
final class PerftAgreesWithBruteForceTest {

  private static final long SEED = 20261121;

  /// Fewer plies than the turn limit allows, which the naive implementation does not know.
  private static final int PLIES = 400;

  private final MissionCombat game = MissionCombat.standard();
  private final BruteForce bruteForce = new BruteForce();

  static Stream<Counted> table() {
    return Counted.table().stream();
  }

  @ParameterizedTest
  @MethodSource("table")
  void theModelCountsTheSame(Counted counted) {
    Position position = game.notation().read(counted.text(), counted.position() + ".txt");
    if (Perft.count(game, position, counted.depth()) != counted.count()) {
      fail(firstDifference(position, counted.text(), counted.depth(), counted.toString()));
    }
  }

  /// Goes down to the first move that only one side lists, or that is counted differently though
  /// what follows it is the same.
  private String firstDifference(Position position, String text, int depth, String path) {
    Map<String, Long> model = new TreeMap<>();
    Perft.divide(game, position, depth).forEach((move, n) -> model.put(move.toString(), n));
    Map<String, Long> naive = bruteForce.divide(text, depth);
    SortedSet<String> keys = new TreeSet<>(model.keySet());
    keys.addAll(naive.keySet());
    for (String key : keys) {
      Long ours = model.get(key);
      Long theirs = naive.get(key);
      int left = bruteForce.isChance(text) ? depth : depth - 1;
      if (ours != null && theirs != null && !ours.equals(theirs) && left > 0) {
        Position next = game.play(position, moveNamed(position, key));
        return firstDifference(next, bruteForce.play(text, key), left, path + "\n  > " + key);
      }
      if (ours == null || !ours.equals(theirs)) {
        return "%s%nmodel %s, naive %s: %s%n%s%nmodel: %s%nnaive: %s"
            .formatted(path, ours, theirs, key, game.notation().write(position), model, naive);
      }
    }
    return path + ": no move differs, but the sum does";
  }

  private Move moveNamed(Position position, String text) {
    return moves(position).stream()
        .filter(move -> move.toString().equals(text))
        .findFirst()
        .orElseThrow();
  }

  private List<Move> moves(Position position) {
    return switch (game.turn(position)) {
      case Turn.Over<Move> _ -> List.of();
      case Turn.Chance<Move> chance -> chance.outcomes().stream().toList();
      case Turn.Decision<Move> decision -> decision.moves().stream().toList();
    };
  }

  @Test
  void theyAgreeInRandomPlayFromTheOpening() {
    for (int play = 0; play < 5; play++) {
      compareOnePlay(game.opening(), PLIES, SEED + play);
    }
  }

  @ParameterizedTest
  @MethodSource("startsOfRandomPlay")
  void theyAgreeInRandomPlayFromThePositionsOfTheTable(Counted start) {
    Position position = game.notation().read(start.text(), start.position() + ".txt");
    for (int play = 0; play < 10; play++) {
      compareOnePlay(position, 25, SEED + play);
    }
  }

  static Stream<Counted> startsOfRandomPlay() {
    return Counted.table().stream().filter(counted -> counted.depth() == 0);
  }

  /// Plays at random and compares the moves of every position and where the chosen move leads. The
  /// draw by repetition, which the naive implementation does not know, is looked for here.
  private void compareOnePlay(Position start, int plies, long seed) {
    Position position = start;
    var startsOfTurns = new HashMap<String, Integer>();
    if (start.past() != null) {
      startsOfTurns.put(withoutTurn(bruteForce.inFull(game.notation().write(start))), 1);
    }
    var random = new Random(seed);
    for (int ply = 0; ply < plies; ply++) {
      String text = game.notation().write(position);
      String where = "seed " + seed + ", ply " + ply + "\n" + text;
      List<Move> moves = moves(position);
      List<String> written = moves.stream().map(Move::toString).toList();
      assertThat(written)
          .as(where)
          .doesNotHaveDuplicates()
          .containsExactlyInAnyOrderElementsOf(bruteForce.moves(text));
      if (moves.isEmpty()) {
        return;
      }
      Move move = ofRandomKind(moves, random);
      position = game.play(position, move);
      String next = bruteForce.play(text, move.toString());
      if (next.startsWith("stage: turn") && move instanceof Move.EndTurn) {
        boolean drawn = startsOfTurns.merge(withoutTurn(next), 1, Integer::sum) == 3;
        assertThat(game.turn(position) instanceof Turn.Over).as(where).isEqualTo(drawn);
        if (drawn) {
          return;
        }
      }
      assertThat(comparable(bruteForce.inFull(game.notation().write(position))))
          .as(where + "after " + move)
          .isEqualTo(comparable(next));
    }
  }

  /// Every kind of move equally often, so that the many splits of one attack do not crowd out the
  /// rest.
  private static Move ofRandomKind(List<Move> moves, Random random) {
    var byKind = new TreeMap<String, List<Move>>();
    for (Move move : moves) {
      String kind = move.getClass().getSimpleName();
      byKind.computeIfAbsent(kind, _ -> new ArrayList<>()).add(move);
    }
    var kinds = List.copyOf(byKind.values());
    List<Move> kind = kinds.get(random.nextInt(kinds.size()));
    return kind.get(random.nextInt(kind.size()));
  }

  private static String withoutTurn(String position) {
    return position.replaceFirst("turn: [0-9]+\n", "");
  }

  /// Nobody is on the move while the start player is drawn and when play is over; nor does it
  /// matter then who was the guest.
  private static String comparable(String position) {
    boolean nobodyMoves =
        position.startsWith("stage: over") || position.startsWith("stage: start-player");
    return nobodyMoves ? position.replaceAll("(?m)^(to-move|ap|turn|guest):.*\n", "") : position;
  }
}
