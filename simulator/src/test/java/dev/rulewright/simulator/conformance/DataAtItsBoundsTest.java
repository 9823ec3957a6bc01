package dev.rulewright.simulator.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Place;
import dev.rulewright.kernel.box.Box;
import dev.rulewright.kernel.box.BoxProvider;
import dev.rulewright.kernel.box.Boxes;
import dev.rulewright.kernel.box.ChosenGame;
import dev.rulewright.simulator.conformance.ShippedTable.Cell;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/// Tables of every game with the largest numbers that they take, and with as many rows as they
/// take: every promise is kept there, and one more is refused where it stands.
class DataAtItsBoundsTest {

  /// Moves and outcomes after which a play is not looked at any longer.
  private static final int MOVES = 25;

  private static final int PLAYS = 1;
  private static final int MANY_ROWS = 600;
  private static final Pattern LARGEST = Pattern.compile("(?:from -?\\d+ to|at most) (\\d+)");

  /// Tables whose largest numbers let so many units act together that every subset of a force is a
  /// move of its own: such a game is opened, its moves are too many to judge each.
  private static final Set<String> TOO_MANY_MOVES = Set.of("pocketmodel numbers");

  /// Columns of which not every number can be the largest, because of what else the tables say.
  private static final Set<String> HELD_BACK =
      Set.of(
          "mission-combat areas number", // no two areas have one
          "pocketmodel units stars", // the stars of a force
          "pocketmodel units copies", // copies of a unit
          "pocketmodel cards copies", // copies of a card
          "pocketmodel numbers value"); // cards of a deck, stars for each copy of a unit

  /// Tables without whole numbers.
  private static final Set<String> NO_NUMBERS =
      Set.of("mission-combat adjacency", "starquest weapons", "starquest dice");

  /// Rows like which there can be no other one, because of what else the tables say.
  private static final Set<String> ALL_THERE =
      Set.of(
          "mission-combat areas 1",
          "mission-combat adjacency 1",
          "starquest figures 1",
          "starquest weapons 1",
          "starquest blips 1",
          "starquest reinforcements 1",
          "starquest cards 5",
          "starquest cards 7",
          "pocketmodel units 1");

  static Stream<Arguments> tables() {
    return Boxes.standard().providers().stream()
        .flatMap(game ->
            game.dataFiles().stream()
                .flatMap(kind ->
                    ShippedTable.of(game, kind).map(table -> Arguments.of(game.name(), kind))));
  }

  private static ShippedTable shipped(String game, String kind) {
    return ShippedTable.of(provider(game), kind).findFirst().orElseThrow();
  }

  private static BoxProvider provider(String game) {
    return Boxes.standard().provider(game, Place.of("test"));
  }

  @ParameterizedTest
  @MethodSource("tables")
  void theLargestNumbersArePlayed(String game, String kind) {
    ShippedTable table = shipped(game, kind);
    Set<String> heldBack = new HashSet<>();
    int atBound = 0;
    for (Cell cell : table.numbers()) {
      String before = table.value(cell);
      int bound = bound(refusedAs(999_999_999, game, kind, table, cell));
      refusedAs(bound + 1, game, kind, table, cell);
      table.set(cell, Integer.toString(bound));
      if (refusal(game, kind, table).isPresent()) {
        heldBack.add("%s %s %s".formatted(game, kind, table.column(cell)));
        table.set(cell, before);
      } else {
        atBound++;
      }
    }
    assertThat(heldBack)
        .containsExactlyInAnyOrderElementsOf(
            HELD_BACK.stream().filter(each -> each.startsWith(game + " " + kind + " ")).toList());
    assertThat(atBound == 0).isEqualTo(NO_NUMBERS.contains(game + " " + kind));
    if (TOO_MANY_MOVES.contains(game + " " + kind)) {
      play(box(game, kind, table));
    } else {
      assertThat(broken(game, kind, table)).isEmpty();
    }
  }

  /// What is said of a number that is too large.
  private static BadInput refusedAs(
      int number, String game, String kind, ShippedTable table, Cell cell) {
    table.set(cell, Integer.toString(number));
    BadInput refused =
        refusal(game, kind, table)
            .orElseThrow(() ->
                new AssertionError(
                    "row %d of %s takes %d as %s"
                        .formatted(cell.row(), table, number, table.column(cell))));
    assertThat(refused.place().line()).as(refused.getMessage()).isEqualTo(cell.row() + 1);
    return refused;
  }

  private static int bound(BadInput refused) {
    Matcher largest = LARGEST.matcher(refused.sentence());
    assertThat(largest.find()).as("a bound in: %s", refused.getMessage()).isTrue();
    return Integer.parseInt(largest.group(1));
  }

  @ParameterizedTest
  @MethodSource("tables")
  void theMostRowsArePlayed(String game, String kind) {
    ShippedTable shipped = shipped(game, kind);
    for (int row : shipped.oneOfEachKind()) {
      int most = 0;
      int tooMany = MANY_ROWS;
      while (most + 1 < tooMany) {
        int some = (most + tooMany) / 2;
        boolean taken = refusal(game, kind, shipped.withMoreLike(row, some)).isEmpty();
        most = taken ? some : most;
        tooMany = taken ? tooMany : some;
      }
      BadInput refused =
          refusal(game, kind, shipped.withMoreLike(row, tooMany))
              .orElseThrow(() -> new AssertionError(shipped + " takes any number of rows"));
      assertThat(refused.place().line()).as(refused.getMessage()).isPositive();
      assertThat(most == 0).isEqualTo(ALL_THERE.contains("%s %s %d".formatted(game, kind, row)));
      if (most > 0) {
        assertThat(broken(game, kind, shipped.withMoreLike(row, most)))
            .as("like row %d", row)
            .isEmpty();
      }
    }
  }

  private static Box<?, ?> box(String game, String kind, ShippedTable table) {
    return new ChosenGame(provider(game), Map.of(kind, table.file()), List.of()).box();
  }

  private static Optional<BadInput> refusal(String game, String kind, ShippedTable table) {
    try {
      play(box(game, kind, table));
      return Optional.empty();
    } catch (BadInput refused) {
      return Optional.of(refused);
    }
  }

  private static void play(Box<?, ?> box) {
    box.game("standard", Place.of("test")).opening();
  }

  private static List<Broken> broken(String game, String kind, ShippedTable table) {
    return broken(box(game, kind, table));
  }

  private static <P, M> List<Broken> broken(Box<P, M> box) {
    var rules = Rules.of(box, box.game("standard", Place.of("test"))).endingWithin(MOVES);
    return Conformance.of(rules, PLAYS).broken().stream()
        .filter(each -> each.promise() != Promise.END)
        .toList();
  }
}
