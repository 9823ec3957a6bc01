package dev.rulewright.simulator.batch;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Chronicle;
import dev.rulewright.kernel.Game;
import dev.rulewright.kernel.Variant;
import dev.rulewright.simulator.agents.Agent;
import dev.rulewright.simulator.agents.RandomAgent;
import dev.rulewright.simulator.chance.Fold;
import dev.rulewright.simulator.chance.Streams;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tokenrace.RaceCounting;
import tokenrace.RaceMove;
import tokenrace.RacePosition;
import tokenrace.TokenRace;

final class BatchTest {

  private static final Agent<RacePosition, RaceMove> RANDOM = new RandomAgent<>();

  /// Throws three times if it may, then holds.
  private static final Agent<RacePosition, RaceMove> STEADY =
      (view, _) ->
          view.moves().stream()
              .filter(move -> view.seen().pot() >= 9 == move instanceof RaceMove.Hold)
              .findFirst()
              .orElseThrow();

  @TempDir Path folder;

  @Test
  void theSameSeedGivesTheSameBytesOnAnyNumberOfThreads() throws IOException {
    Path one = written("one.csv", BatchRun.of(1000), batch(1));
    for (int threads : List.of(2, 5)) {
      Path other = written(threads + ".csv", BatchRun.of(1000).onThreads(threads), batch(1));
      assertThat(other).hasSameBinaryContentAs(one);
    }
    assertThat(Files.readAllBytes(written("seed.csv", BatchRun.of(1000), batch(2))))
        .isNotEqualTo(Files.readAllBytes(one));
  }

  @Test
  void aResumedBatchGoesOnAsIfItHadNeverStopped() {
    List<GameRecord> all = played(BatchRun.of(50), batch(3));
    assertThat(played(BatchRun.of(50).beginningWith(20).onThreads(3), batch(3)))
        .isEqualTo(all.subList(20, 50));
    assertThat(batch(3).play(49)).isEqualTo(all.getLast());
  }

  /// A race in which nobody can hold.
  private record Endless(Game<RacePosition, RaceMove> game)
      implements Variant<RacePosition, RaceMove> {

    @Override
    public RacePosition play(RacePosition position, RaceMove move, Chronicle chronicle) {
      return move instanceof RaceMove.Hold ? position : game.play(position, move, chronicle);
    }
  }

  @Test
  void aGameWithoutAnEndIsGivenUp() {
    Batch<RacePosition, RaceMove> race = batch(1);
    var endless =
        new Batch<>(new Endless(race.game()), race.counting(), List.of(STEADY, STEADY, STEADY), 1);
    assertThatThrownBy(() -> endless.play(4))
        .isInstanceOf(BadInput.class)
        .hasMessage(
            "play: it goes on after 100,000 moves and outcomes (game 4 of seed 1)\n"
                + "Maybe it ends with other agents, or by a limit of turns.");
  }

  @Test
  void aStoppedRunKeepsWhatIsFinishedAndLeavesNoGaps() {
    for (int threads : List.of(1, 2, 5)) {
      var asked = new AtomicInteger();
      var records = new ArrayList<GameRecord>();
      long done =
          BatchRun.of(1_000_000)
              .onThreads(threads)
              .until(() -> asked.incrementAndGet() > 300)
              .run(batch(4), records::add);
      assertThat(done).isEqualTo(300).isEqualTo(records.size());
      assertThat(records).isEqualTo(played(BatchRun.of(300), batch(4)));
    }
  }

  @Test
  void thereAreNeverMoreThreadsThanGames() {
    Set<Thread> threads = ConcurrentHashMap.newKeySet();
    Stop watching =
        () -> {
          threads.add(Thread.currentThread());
          return false;
        };
    BatchRun.of(3).onThreads(500).until(watching).run(batch(1), _ -> {});
    assertThat(threads).hasSizeLessThanOrEqualTo(3);
  }

  @Test
  void whoeverIsInAHurryGivesUpTheGamesUnderWay() {
    var thoughts = new AtomicInteger();
    Agent<RacePosition, RaceMove> endless =
        (view, _) -> {
          while (true) {
            thoughts.incrementAndGet();
            view.goOn();
          }
        };
    Stop hurry =
        new Stop() {
          @Override
          public boolean getAsBoolean() {
            return isUrgent();
          }

          @Override
          public boolean isUrgent() {
            return thoughts.get() >= 1000;
          }
        };
    var batch =
        new Batch<>(new TokenRace(), new RaceCounting(), List.of(RANDOM, RANDOM, endless), 4);
    assertThat(BatchRun.of(10).onThreads(2).until(hurry).run(batch, _ -> {})).isZero();
  }

  @Test
  void progressIsToldAfterEachGame() {
    var told = new ArrayList<String>();
    BatchRun.of(3).telling((done, total) -> told.add(done + "/" + total)).run(batch(1), _ -> {});
    assertThat(told).containsExactly("1/3", "2/3", "3/3");
  }

  @Test
  void whatAnAgentDrawsShiftsNothingElse() {
    // The restless agent uses its stream up quickly; everything else must come out the same.
    Agent<RacePosition, RaceMove> restless =
        (view, random) -> {
          for (int i = 0; i < 100; i++) {
            random.nextLong();
          }
          return STEADY.choose(view, random);
        };
    var quiet =
        new Batch<>(new TokenRace(), new RaceCounting(), List.of(STEADY, RANDOM, RANDOM), 5);
    var noisy =
        new Batch<>(new TokenRace(), new RaceCounting(), List.of(restless, RANDOM, RANDOM), 5);
    assertThat(played(BatchRun.of(100), noisy)).isEqualTo(played(BatchRun.of(100), quiet));
  }

  @Test
  void whatOneDieShowsDoesNotShiftTheOthers() {
    // Whatever the first runner does, the second runner's die falls the same, as long as the game
    // lasts.
    var eager =
        new Batch<>(new TokenRace(), new FirstRolls(1, 9), List.of(STEADY, STEADY, STEADY), 6);
    var lazy =
        new Batch<>(new TokenRace(), new FirstRolls(1, 9), List.of(RANDOM, STEADY, STEADY), 6);
    for (long number = 0; number < 100; number++) {
      List<Long> one = lazy.play(number).counts();
      List<Long> other = eager.play(number).counts();
      int both = Math.min(one.size(), other.size());
      assertThat(one.subList(0, both)).isEqualTo(other.subList(0, both));
    }
  }

  /// The points of the first throws of the runner in a seat.
  private record FirstRolls(int seat, int rolls) implements Counting<RacePosition, RaceMove> {
    @Override
    public List<Column> columns() {
      return List.of();
    }

    @Override
    public Tally<RacePosition, RaceMove> begin() {
      var points = new ArrayList<Long>();
      return new Tally<>() {
        @Override
        public void count(RacePosition before, RaceMove move, RacePosition after) {
          if (move instanceof RaceMove.Rolled(int each)
              && before.mover().seat() == seat
              && points.size() < rolls) {
            points.add((long) each);
          }
        }

        @Override
        public long turns(RacePosition end) {
          return end.turn();
        }

        @Override
        public List<Long> counts(RacePosition end) {
          return points;
        }
      };
    }
  }

  @Test
  void aFailingAgentIsReportedWithItsGame() {
    Agent<RacePosition, RaceMove> broken =
        (view, _) -> {
          if (view.seen().turn() > 3) {
            throw new IllegalStateException("lost the thread");
          }
          return view.moves().get(0);
        };
    var batch =
        new Batch<>(new TokenRace(), new RaceCounting(), List.of(RANDOM, RANDOM, broken), 7);
    assertThatThrownBy(() -> BatchRun.of(1000).onThreads(2).run(batch, _ -> {}))
        .isInstanceOf(IllegalStateException.class)
        .hasMessageMatching("game \\d+ of seed 7 failed: .*lost the thread.*");
  }

  @Test
  void aFailingSinkStopsTheRun() {
    Consumer<GameRecord> full =
        game -> {
          if (game.game() == 100) {
            throw new IllegalStateException("the disk is full");
          }
        };
    assertThatThrownBy(() -> BatchRun.of(Long.MAX_VALUE).onThreads(2).run(batch(8), full))
        .hasMessageContaining("the disk is full");
  }

  @Test
  void whatWasWrittenCanBeReadBack() throws IOException {
    Path file = written("games.csv", BatchRun.of(20), batch(9));
    try (var reader = new GamesReader(file)) {
      assertThat(reader.counts()).containsExactly("rolls", "ones");
      assertThat(reader).containsExactlyElementsOf(played(BatchRun.of(20), batch(9)));
    }
    assertThat(folder.resolve("games-columns.csv"))
        .content()
        .startsWith("column,unit,meaning\n")
        .contains("\nrolls,throws,throws of the die\n");
    assertThat(folder).isDirectoryNotContaining("glob:**unfinished*");
  }

  @Test
  void whatIsCountedMayBeLessThanNothing() throws IOException {
    Path file = written("games.csv", BatchRun.of(1), batch(1));
    List<String> lines = Files.readAllLines(file);
    Files.write(file, List.of(lines.get(0), lines.get(1).replaceAll(",[0-9]+$", ",-86")));
    try (var reader = new GamesReader(file)) {
      assertThat(reader.iterator().next().counts().getLast()).isEqualTo(-86);
    }
  }

  @Test
  void aBrokenTableIsRefusedWithItsPlace() throws IOException {
    Path file = written("games.csv", BatchRun.of(2), batch(1));
    List<String> lines = Files.readAllLines(file);
    Files.write(
        file, List.of(lines.get(0), lines.get(1), lines.get(2).replace("base,1,", "base,one,")));
    try (var reader = new GamesReader(file)) {
      assertThatThrownBy(() -> reader.forEach(_ -> {}))
          .isInstanceOf(BadInput.class)
          .hasMessageStartingWith(file + ":3:6: 'one': expected a whole number");
    }
    Files.write(file, List.of("name,age", "a,1"));
    assertThatThrownBy(() -> new GamesReader(file).close())
        .isInstanceOf(BadInput.class)
        .hasMessageStartingWith(file + ":1:1: 'name,age'");
  }

  @Test
  void theGamesOfAGroupTurnOneSourceAndShareTheRest() {
    // All take the first move, so what differs comes from chance: the three games of a group are
    // the first one with the die of the first runner turned by a third of its faces.
    Agent<RacePosition, RaceMove> first = (view, _) -> view.moves().get(0);
    String source = "ant's die";
    var grouped =
        new Batch<>(new TokenRace(), new FirstRolls(0, 1), List.of(first, first, first), 5)
            .inGroups(source);
    var others =
        new Batch<>(new TokenRace(), new FirstRolls(1, 1), List.of(first, first, first), 5)
            .inGroups(source);
    int shared = 0;
    for (long group = 0; group < 50; group++) {
      List<GameRecord> games =
          Stream.iterate(3 * group, number -> number + 1).limit(3).map(grouped::play).toList();
      assertThat(games).extracting(GameRecord::pair).containsOnly(group);
      // Somebody else may win before the ant throws at all.
      if (games.stream().anyMatch(game -> game.counts().isEmpty())) {
        continue;
      }
      // Of the faces 1, 2, 3, 4, 5, 5 two apart each fall once in a group.
      assertThat(games.stream().map(game -> game.counts().getFirst()).sorted().toList())
          .as("faces")
          .isIn(List.of(1L, 3L, 5L), List.of(2L, 4L, 5L));
      List<Long> beesFirst = others.play(3 * group).counts();
      List<Long> beesSecond = others.play(3 * group + 1).counts();
      // The ant may win before the bee throws at all.
      if (!beesFirst.isEmpty() && !beesSecond.isEmpty()) {
        shared++;
        assertThat(beesFirst).isEqualTo(beesSecond);
      }
    }
    assertThat(shared).isGreaterThan(10);
    assertThatThrownBy(() -> grouped.inGroups("the weather"))
        .hasMessageContaining("no source of chance 'the weather' in");
  }

  @Test
  void equalCoursesHaveEqualFingerprintsAndOthersDoNot() {
    List<GameRecord> games = played(BatchRun.of(200), batch(1));
    assertThat(games).extracting(GameRecord::course).doesNotHaveDuplicates();
    assertThat(played(BatchRun.of(200), batch(1).ofArm("again")))
        .extracting(GameRecord::course)
        .isEqualTo(games.stream().map(GameRecord::course).toList());
    // The same on every JVM: computed with Python 3 from the formula in Fold.
    assertThat(Fold.with(Fold.with(0, 1), 2)).isEqualTo(0xfa877a4921939b5fL);
  }

  @Test
  void ordersAreHandedOnInOrderOnAnyNumberOfThreads() {
    var factory =
        new BatchFactory() {
          private static final long serialVersionUID = 1;

          @Override
          public Batch<?, ?> batch(Arm arm, long seed) {
            return BatchTest.batch(seed).ofArm(arm.name());
          }
        };
    var other = new Arm("other", Map.of());
    var orders =
        List.of(
            new Order(Arm.BASE, 0, 40),
            new Order(other, 0, 0),
            new Order(other, 3, 30),
            new Order(Arm.BASE, 40, 41));
    var expected = new ArrayList<GameRecord>();
    for (Order order : orders) {
      for (long number = order.from(); number < order.to(); number++) {
        expected.add(batch(6).ofArm(order.arm().name()).play(number));
      }
    }
    for (int threads : List.of(1, 2, 5)) {
      var games = new ArrayList<GameRecord>();
      long done =
          new ThreadEngine(threads).play(factory, 6, orders, games::add, () -> false, (_, _) -> {});
      assertThat(done).isEqualTo(68);
      assertThat(games).isEqualTo(expected);
    }
  }

  @Test
  void howManyCardsAShuffleHoldsDoesNotShiftTheNextOne() {
    var few = new Streams.Shuffled(new Streams(42, 0), 1);
    var many = new Streams.Shuffled(new Streams(42, 0), 1);
    assertThat(tickets(few, 6, 2)).isNotEqualTo(tickets(many, 9, 0));
    List<Long> shared = tickets(few, 30, 0);
    assertThat(tickets(many, 30, 0)).isEqualTo(shared);
    // One card is a shuffle, too, and the deck may be filled before it is empty.
    assertThat(tickets(few, 1, 0)).isEqualTo(tickets(many, 1, 0)).containsExactly(0L);
    assertThat(tickets(few, 30, 29)).isEqualTo(tickets(many, 30, 29)).isNotEqualTo(shared);
    assertThat(tickets(few, 30, 0)).isEqualTo(tickets(many, 30, 0)).isNotEqualTo(shared);
  }

  /// Draws from a pile until so many cards are left.
  private static List<Long> tickets(Streams.Shuffled source, int cards, int left) {
    return IntStream.iterate(cards, each -> each > left, each -> each - 1)
        .mapToObj(source::ticket)
        .toList();
  }

  /// Computed with Python 3 from the formula in [Streams], as integers modulo 2^64.
  @Test
  void theSeedsFollowTheirFormula() {
    assertThat(new Streams(42, 0).seed(0)).isEqualTo(0x6310bf04d8207f46L);
    assertThat(new Streams(42, 7).seed(-3)).isEqualTo(0xb24fe2446761c088L);
    assertThat(new Streams(42, 0).seed(1 + (2L << 32))).isEqualTo(0xaeec1a069936edc6L);
  }

  private static Batch<RacePosition, RaceMove> batch(long seed) {
    return new Batch<>(new TokenRace(), new RaceCounting(), List.of(STEADY, RANDOM, RANDOM), seed);
  }

  private static List<GameRecord> played(BatchRun run, Batch<?, ?> batch) {
    var records = new ArrayList<GameRecord>();
    run.run(batch, records::add);
    return records;
  }

  private Path written(String name, BatchRun run, Batch<?, ?> batch) throws IOException {
    Path file = folder.resolve(name);
    var table = new GamesTable(batch.counting().columns());
    var text = new StringBuilder(table.headings());
    run.run(batch, game -> text.append(table.line(game)));
    Files.writeString(file, text);
    Files.writeString(GamesTable.columnsFile(file), table.documentation());
    return file;
  }
}
