package dev.rulewright.cli.guarantees;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rulewright.kernel.Clause;
import dev.rulewright.kernel.Ruling;
import dev.rulewright.kernel.Turn;
import dev.rulewright.kernel.box.World;
import dev.rulewright.missioncombat.MissionClause;
import dev.rulewright.missioncombat.Move;
import dev.rulewright.missioncombat.Position;
import dev.rulewright.missioncombat.box.MissionCombatBox;
import dev.rulewright.missioncombat.material.Area;
import dev.rulewright.missioncombat.material.Board;
import dev.rulewright.missioncombat.rules.MissionCombat;
import dev.rulewright.scenarios.file.ScenarioFiles;
import dev.rulewright.scenarios.file.WorldFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

/// The small worlds that ship: each opens under every profile, and every clause that the model
/// carries out fires in one of them.
class WorldsTest {

  private static final Path FOLDER = Path.of("../scenarios/mission-combat/worlds");
  private static final MissionCombatBox BOX = MissionCombatBox.standard();
  private static final int MOST_POSITIONS = 2_000;
  private static final int MOST_RULINGS = 3_000;
  private static final long SEED = 20261121;

  @Test
  void everyClauseFiresInAWorld() throws IOException {
    Map<String, Set<Clause>> fired = new LinkedHashMap<>();
    worlds().forEach(file -> fired.put(file.name(), fired(file.open(BOX, "standard"))));
    // Of the worlds in which a clause fires, the one in which the fewest others do.
    Map<MissionClause, String> firstIn = new EnumMap<>(MissionClause.class);
    fired.entrySet().stream()
        .sorted(Comparator.comparingInt(entry -> entry.getValue().size()))
        .forEach(entry ->
            entry
                .getValue()
                .forEach(clause -> firstIn.putIfAbsent((MissionClause) clause, entry.getKey())));
    assertThat(firstIn)
        .containsKeys(
            Arrays.stream(MissionClause.values())
                .filter(clause -> clause.notModelled().isEmpty())
                .toArray(MissionClause[]::new));
    var lines =
        firstIn.entrySet().stream()
            .map(entry -> "%-12s %s".formatted(entry.getKey(), entry.getValue()))
            .toList();
    assertThat(Files.readAllLines(FOLDER.resolve("clauses.txt")))
        .as(String.join("\n", lines))
        .containsExactlyElementsOf(lines);
  }

  static List<WorldFile> worlds() {
    return ScenarioFiles.worldsUnder(FOLDER).stream().map(ScenarioFiles::readWorld).toList();
  }

  /// The clauses that events cite, that forbid a move, or that are shown otherwise.
  private static Set<Clause> fired(World<Position, Move> world) {
    var game = (MissionCombat) world.game();
    var fired = new LinkedHashSet<Clause>();
    var shown = new ShownClauses(game.material(), world.starts().getFirst());
    var last = new LinkedHashMap<Position, Optional<Move>>();
    world.starts().forEach(start -> last.put(start, Optional.empty()));
    var open = new ArrayDeque<Position>(last.keySet());
    var moves = new LinkedHashSet<Move>();
    var looked = new ArrayList<Position>();
    while (!open.isEmpty() && looked.size() < MOST_POSITIONS) {
      Position position = open.remove();
      looked.add(position);
      List<Move> legal = moves(game.turn(position));
      shown.look(position, last.getOrDefault(position, Optional.empty()).orElse(null), legal);
      moves.addAll(legal);
      for (Move move : legal) {
        Position after = game.play(position, move, event -> fired.addAll(event.clauses()));
        if (last.putIfAbsent(after, sameTurn(position, move, after)) == null) {
          open.add(after);
        }
      }
    }
    fired.addAll(shown.shown());
    List<Move> candidates = candidates(game.material().board(), moves);
    fired.addAll(refusing(game, looked, candidates));
    fired.addAll(
        refusing(game, looked.stream().filter(each -> each.turn() == 0).toList(), candidates));
    return fired;
  }

  private static Optional<Move> sameTurn(Position before, Move move, Position after) {
    return before.turn() == after.turn() ? Optional.of(move) : Optional.empty();
  }

  /// Moves that are legal somewhere, and moves like them with another area or without a target.
  private static List<Move> candidates(Board board, Set<Move> moves) {
    Set<Move> candidates = new LinkedHashSet<>(moves);
    for (Move move : moves) {
      for (Area area : board.areas()) {
        switch (move) {
          case Move.PlayUnit play -> candidates.add(new Move.PlayUnit(play.card(), area));
          case Move.Place place -> candidates.add(new Move.Place(place.card(), area));
          case Move.MoveUnit moved ->
              candidates.add(new Move.MoveUnit(moved.unit(), area, moved.way()));
          case Move.Attack attack -> candidates.add(new Move.Attack(attack.unit(), List.of()));
          default -> {}
        }
      }
    }
    return List.copyOf(candidates);
  }

  /// The clauses that forbid some moves in some positions.
  private static Set<Clause> refusing(
      MissionCombat game, List<Position> positions, List<Move> moves) {
    var refusing = new LinkedHashSet<Clause>();
    var random = new SplittableRandom(SEED);
    for (int i = 0; i < MOST_RULINGS && !positions.isEmpty(); i++) {
      Position position = positions.get(random.nextInt(positions.size()));
      if (game.judge(position, moves.get(random.nextInt(moves.size())))
          instanceof Ruling.Refused refused) {
        refusing.add(refused.clause());
      }
    }
    return refusing;
  }

  private static List<Move> moves(Turn<Move> turn) {
    return switch (turn) {
      case Turn.Decision<Move> decision -> decision.moves().stream().toList();
      case Turn.Chance<Move> chance ->
          LongStream.range(0, chance.outcomes().size()).mapToObj(chance.outcomes()::get).toList();
      case Turn.Over<Move> _ -> List.of();
    };
  }
}
