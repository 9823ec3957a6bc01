package dev.rulewright.simulator.kit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.rulewright.kernel.Field;
import dev.rulewright.kernel.Place;
import dev.rulewright.simulator.batch.Arm;
import dev.rulewright.simulator.batch.GameRecord;
import dev.rulewright.simulator.batch.Order;
import dev.rulewright.simulator.batch.ThreadEngine;
import dev.rulewright.simulator.experiments.Grouping;
import dev.rulewright.simulator.experiments.comparison.Comparison;
import dev.rulewright.simulator.metrics.PlayMetrics;
import dev.rulewright.simulator.runs.Playing;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A game without a kit has every part by default.
class KitBatchFactoryTest {

  private static final KitBatchFactory RACES = KitBatchFactory.standard("token-race", "1");

  private static Arm played(String name, String... changes) {
    var map = new LinkedHashMap<String, String>();
    for (String change : changes) {
      String[] parts = change.split("=", 2);
      map.put(parts[0], parts[1]);
    }
    return new Arm(name, map);
  }

  private static List<GameRecord> games(KitBatchFactory factory, Arm arm, int games, int threads) {
    var records = new ArrayList<GameRecord>();
    new ThreadEngine(threads)
        .play(
            factory, 5, List.of(new Order(arm, 0, games)), records::add, () -> false, (_, _) -> {});
    return records;
  }

  @Test
  void threePlayersPlayABatchWithDifferentAgents() {
    Arm arm =
        played(
            "mixed", "agents.ant=random", "agents.bee=greedy", "agents.cat=ismcts:iterations=20");
    List<GameRecord> games = games(RACES, arm, 12, 1);
    assertThat(games(RACES, arm, 12, 3)).isEqualTo(games);
    assertThat(games).allMatch(game -> game.turns() > 0 && game.counts().isEmpty());
    for (int group = 0; group < 4; group++) {
      List<GameRecord> three = games.subList(3 * group, 3 * group + 3);
      assertThat(three).extracting(GameRecord::pair).containsOnly((long) group);
      assertThat(three).extracting(GameRecord::starter).doesNotHaveDuplicates();
    }
    assertThat(games).anyMatch(GameRecord::isDecided);
  }

  @Test
  void whatCanBeSetIsReadingAgentsAndBans() {
    assertThat(Knobs.of(RACES.box()).all())
        .extracting(Knob::key)
        .filteredOn(key -> !key.startsWith("reading."))
        .containsExactly(
            "reading",
            "agents",
            "agents.ant",
            "agents.bee",
            "agents.cat",
            "without.ant",
            "without.bee",
            "without.cat");
    assertThat(Knobs.of(RACES.box()).knob(Field.of("agents", "")).current()).isEqualTo("greedy");
  }

  @Test
  void aPlayerDoesWithoutMovesByTheirFirstWord() {
    var here = Place.of("--set");
    assertThatThrownBy(() ->
            RACES.check(List.of(new Field("without.bee", "roll,shout", here, here.after(12)))))
        .hasMessage(
            "--set:18: 'shout': expected the name of something that the bee can do without (hold,"
                + " roll, show)\nMaybe show?");
    Arm shy = played("shy", "agents=random", "without.ant=show");
    Arm free = played("shy", "agents=random");
    assertThat(games(RACES, shy, 20, 1)).isNotEqualTo(games(RACES, free, 20, 1));
  }

  @Test
  void aSettingIsComparedOnTheSameGamesInGroupsOfThree() {
    var comparison =
        new Comparison(
            played("a", "agents=random"),
            played("b", "agents=random", "without.ant=hold"),
            "ant",
            new Grouping(3, true),
            60,
            null);
    assertThat(comparison.mostGames()).isEqualTo(360);
    var asked = new ArrayList<Long>();
    var findings =
        comparison.run(
            Playing.on(new ThreadEngine(1), RACES, 5, () -> false, (done, _) -> asked.add(done)),
            _ -> {});
    assertThat(asked).hasSize(360);
    // Who holds only where nothing else is left throws until the pot wins at once.
    assertThat(findings.verdict().estimate().interval().low()).isPositive();
    assertThat(findings.verdict().sentence()).contains("in 60 groups of 3 games");
  }

  @Test
  void everyGameCanBeMeasured() {
    KitBatchFactory counting = RACES.countingEverything();
    Arm arm = played("random", "agents=random");
    var metrics =
        new PlayMetrics(
            RACES.box(),
            GameKit.measuresOf(RACES.box()),
            counting.columns(),
            new LinkedHashMap<>(Map.of("random", "random")));
    games(counting, arm, 30, 1).forEach(metrics);
    assertThat(metrics.findings().tables())
        .extracting(table -> table.name())
        .containsExactly("metrics", "metrics-starter-and-winner", "metrics-use");
    assertThat(metrics.findings().tables().getLast().rows())
        .anyMatch(row -> row.contains("DIE-1") || row.contains("DIE-2"));
  }

  // ---- Identity ----

  /// A commit to one game keeps the runs of another resumable, and not its own.
  @Test
  void theCodeOfOneGameIsNotThatOfAnother(@TempDir Path folder) throws Exception {
    Map<String, String> before = codes(copied(folder.resolve("before"), ""));
    for (String where : List.of("", "simulator/")) {
      Map<String, String> after =
          codes(
              copied(
                  folder.resolve("after " + where.length()),
                  "dev/rulewright/" + where + "missioncombat/Added.txt"));
      assertThat(after.get("token-race")).isEqualTo(before.get("token-race"));
      assertThat(after.get("mission-combat")).isNotEqualTo(before.get("mission-combat"));
    }
    for (String where : List.of("kernel", "simulator/batch")) {
      Map<String, String> after =
          codes(
              copied(
                  folder.resolve("generic " + where.length()),
                  "dev/rulewright/" + where + "/Added.txt"));
      assertThat(after.get("token-race")).isNotEqualTo(before.get("token-race"));
      assertThat(after.get("mission-combat")).isNotEqualTo(before.get("mission-combat"));
    }
  }

  /// The code that each game rests on, where the classes lie in other folders.
  private static Map<String, String> codes(List<Path> places) throws Exception {
    URL[] urls = places.stream().map(KitBatchFactoryTest::url).toArray(URL[]::new);
    Thread thread = Thread.currentThread();
    ClassLoader usual = thread.getContextClassLoader();
    try (var loader = new URLClassLoader(urls, ClassLoader.getPlatformClassLoader())) {
      thread.setContextClassLoader(loader);
      Class<?> type = loader.loadClass(KitBatchFactory.class.getName());
      Class<?> arms = loader.loadClass(Arm.class.getName());
      Object base = arms.getField("BASE").get(null);
      var codes = new LinkedHashMap<String, String>();
      for (String game : List.of("token-race", "mission-combat")) {
        Object factory =
            type.getMethod("standard", String.class, String.class).invoke(null, game, "1");
        Object setup = type.getMethod("setup", arms).invoke(factory, base);
        Object prepared =
            type.getMethod("prepared", setup.getClass(), arms, long.class)
                .invoke(factory, setup, base, 1L);
        Map<?, ?> identity = (Map<?, ?>) prepared.getClass().getMethod("identity").invoke(prepared);
        codes.put(game, String.valueOf(identity.get("code")));
      }
      return codes;
    } finally {
      thread.setContextClassLoader(usual);
    }
  }

  private static URL url(Path place) {
    try {
      return place.toUri().toURL();
    } catch (MalformedURLException e) {
      throw new UncheckedIOException(e);
    }
  }

  /// The class path with everything of the project, be it in folders or in jars, copied into one
  /// folder, and one file more.
  private static List<Path> copied(Path to, String more) throws IOException {
    var places = new ArrayList<>(List.of(Files.createDirectories(to)));
    for (String entry : System.getProperty("java.class.path").split(File.pathSeparator, -1)) {
      Path place = Path.of(entry);
      if (Files.isDirectory(place)) {
        copy(place, to);
      } else if (String.valueOf(place.getFileName()).startsWith("rulewright-")) {
        try (FileSystem jar = FileSystems.newFileSystem(place)) {
          copy(jar.getPath("/"), to);
        }
      } else {
        places.add(place);
      }
    }
    if (!more.isEmpty()) {
      Files.writeString(to.resolve(more), "more");
    }
    return places;
  }

  private static void copy(Path place, Path to) throws IOException {
    try (Stream<Path> files = Files.walk(place)) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        Path copy = to.resolve(place.relativize(file).toString());
        if (!Files.exists(copy)) {
          Files.createDirectories(Objects.requireNonNull(copy.getParent()));
          Files.copy(file, copy);
        } else if (copy.toString().contains("services")) {
          Files.writeString(copy, Files.readString(copy) + "\n" + Files.readString(file));
        }
      }
    }
  }
}
