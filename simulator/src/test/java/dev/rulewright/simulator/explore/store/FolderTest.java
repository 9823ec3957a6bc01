package dev.rulewright.simulator.explore.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Turn;
import dev.rulewright.simulator.explore.Bounds;
import dev.rulewright.simulator.explore.Explored;
import dev.rulewright.simulator.explore.Explored.End;
import dev.rulewright.simulator.explore.Explorer;
import dev.rulewright.simulator.explore.Monitor;
import dev.rulewright.simulator.explore.encoding.Encoding;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tokenrace.RaceMove;
import tokenrace.RacePosition;
import tokenrace.TokenRace;

class FolderTest {

  private static final TokenRace RACE = new TokenRace();
  private static final List<RacePosition> START = List.of(RACE.opening());
  private static final Bounds BOUNDS = Bounds.NONE.depth(10);

  private static final Monitor<RacePosition, RaceMove> NO_FULL_POT =
      new Monitor<>() {
        @Override
        public String property() {
          return "no-full-pot";
        }

        @Override
        public @Nullable String broken(RacePosition position, Turn<RaceMove> turn) {
          return position.pot() >= 12 ? position.pot() + " in the pot" : null;
        }
      };

  private static final Explorer<RacePosition, RaceMove> EXPLORER =
      Explorer.of(RACE, Encoding.byNotation(RACE)).watching(List.of(NO_FULL_POT)).within(BOUNDS);

  /// Of an exploration that nobody stops.
  private static final Explored<RacePosition, RaceMove> WHOLE = EXPLORER.explore(START);

  @TempDir Path folder;

  @Test
  void findsTheSameAsOnTheHeap() {
    assertThat(WHOLE.violations()).hasSize(1);
    assertThat(EXPLORER.in(folder).explore(START)).isEqualTo(WHOLE);
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3})
  void interruptedAgainAndAgainItEndsAsAnUninterruptedOne(int threads) {
    var end = End.INTERRUPTED;
    int runs = 0;
    while (end == End.INTERRUPTED) {
      int[] reports = {0};
      var explored =
          EXPLORER
              .onThreads(threads)
              .in(folder)
              .telling(_ -> reports[0]++)
              .until(() -> reports[0] == 3)
              .explore(START);
      end = explored.end();
      runs++;
      if (end != End.INTERRUPTED) {
        assertThat(explored).isEqualTo(WHOLE);
      }
    }
    assertThat(runs).isGreaterThan(3);
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 4, 9})
  void killedItIsResumedFromWhereItWasSaved(int lastReport) throws IOException {
    int[] reports = {0};
    EXPLORER
        .in(folder)
        .telling(_ -> reports[0]++)
        .until(() -> reports[0] == lastReport)
        .explore(START);
    // A process that is killed may have written more than it has saved, or half a text.
    for (String file : List.of("log.bin", "positions.bin")) {
      Files.write(folder.resolve(file), new byte[1234], StandardOpenOption.APPEND);
    }
    Files.writeString(folder.resolve("state.json.unfinished"), "{ \"positions\" : 12");
    assertThat(EXPLORER.in(folder).explore(START)).isEqualTo(WHOLE);
  }

  @Test
  void failingBeforeAnythingWasSavedItBeginsAnew() {
    var failing =
        EXPLORER
            .in(folder)
            .telling(state -> {
              if (state.positions() > 50) {
                throw new IllegalStateException("out of patience");
              }
            });
    assertThatThrownBy(() -> failing.explore(START)).hasMessage("out of patience");
    assertThat(EXPLORER.in(folder).explore(START)).isEqualTo(WHOLE);
  }

  @Test
  void goesOnWithGreaterBounds() {
    for (int depth : new int[] {0, 3, 7}) {
      var explored = EXPLORER.within(Bounds.NONE.depth(depth)).in(folder).explore(START);
      assertThat(explored).isEqualTo(EXPLORER.within(Bounds.NONE.depth(depth)).explore(START));
    }
    var some = EXPLORER.within(BOUNDS.positions(300)).in(folder).explore(START);
    assertThat(some.end()).isEqualTo(End.AT_POSITIONS);
    assertThat(EXPLORER.in(folder).explore(START)).isEqualTo(WHOLE);
    assertThat(EXPLORER.in(folder).explore(START)).isEqualTo(WHOLE);
  }

  @Test
  void refusesABoundThatWasPassed() {
    EXPLORER.within(Bounds.NONE.depth(7)).in(folder).explore(START);
    assertThatThrownBy(() -> EXPLORER.within(Bounds.NONE.depth(6)).in(folder).explore(START))
        .isInstanceOf(BadInput.class)
        .hasMessage(
            folder + ": the exploration in the folder has come to depth 7, beyond the bound 6");
  }

  @Test
  void refusesTheFolderOfAnotherExploration() {
    EXPLORER.in(folder).explore(START);
    var others =
        Stream.of(
            "turn: 1; awaits: choice; ant: 3 hare; bee: 3 snail; cat: 3 horse",
            "turn: 2; awaits: choice; ant: 3 hare; bee: 3 snail; cat: 3 horse");
    assertThatThrownBy(() ->
            EXPLORER
                .in(folder)
                .explore(others.map(text -> RACE.notation().read(text, "test")).toList()))
        .isInstanceOf(BadInput.class)
        .hasMessageContaining(
            "about.json:6:14: the folder holds another exploration: its starts is 1, ")
        .hasMessageContaining(", that of this exploration is 2, ");
    assertThatThrownBy(() -> EXPLORER.watching(List.of()).in(folder).explore(START))
        .isInstanceOf(BadInput.class)
        .hasMessageContaining(
            "its properties is [no-full-pot], that of this exploration is []; take another folder");
  }

  @Test
  void refusesTheFolderOfAnExplorationByOtherCode() throws IOException {
    EXPLORER.in(folder).explore(START);
    Path about = folder.resolve("about.json");
    Files.writeString(
        about,
        Files.readString(about).replaceFirst("code\" : \"[^\"]*", "code\" : \"0123456789abcdef"));
    assertThatThrownBy(() -> EXPLORER.in(folder).explore(START))
        .isInstanceOf(BadInput.class)
        .hasMessageContaining("its code is 0123456789abcdef, that of this exploration is ");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "positions\" : |positions\" : many|:2:",
        "positions\" : |positions\" : \"many\"|:2:",
        "expanded\" : |expanded\" : 9999|:",
        "\"depth\" : [0-9]+,|''|:",
        "bytesTaken\" : |bytesTaken\" : -|:",
        "monitor\" : 0|monitor\" : 1|: expected monitors below 1"
      })
  void aDamagedStateIsToldWithItsPlace(String line, String damaged, String message)
      throws IOException {
    EXPLORER.in(folder).explore(START);
    Path state = folder.resolve("state.json");
    Files.writeString(state, Files.readString(state).replaceFirst(line, damaged));
    assertThatThrownBy(() -> EXPLORER.in(folder).explore(START))
        .isInstanceOf(BadInput.class)
        .hasMessageStartingWith(state + message);
  }

  @Test
  void aLogThatIsCutIsToldWithItsName() throws IOException {
    EXPLORER.in(folder).explore(START);
    Files.write(folder.resolve("log.bin"), new byte[12]);
    assertThatThrownBy(() -> EXPLORER.in(folder).explore(START))
        .isInstanceOf(BadInput.class)
        .hasMessageStartingWith(folder.resolve("log.bin") + ": 12 bytes, expected at least ");
  }
}
