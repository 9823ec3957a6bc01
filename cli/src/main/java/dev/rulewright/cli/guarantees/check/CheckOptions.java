package dev.rulewright.cli.guarantees.check;

import dev.rulewright.alloy.Limits;
import dev.rulewright.alloy.Scope;
import dev.rulewright.alloy.Twin;
import dev.rulewright.cli.input.ReadingOption;
import dev.rulewright.cli.input.ThreadsOption;
import dev.rulewright.cli.output.Console;
import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Place;
import dev.rulewright.kernel.box.Box;
import dev.rulewright.kernel.reading.Profile;
import dev.rulewright.scenarios.file.ScenarioFiles;
import dev.rulewright.scenarios.file.WorldFile;
import dev.rulewright.simulator.explore.Bounds;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// The options that say what of the rules is checked, how, and within which bounds.
public final class CheckOptions {

  private static final Map<String, Integer> BOUNDS = bounds();

  private static Map<String, Integer> bounds() {
    var bounds = new LinkedHashMap<String, Integer>();
    bounds.put("positions", 500_000);
    bounds.put("depth", Integer.MAX_VALUE);
    bounds.put("areas", Scope.USUAL.areas());
    bounds.put("units", Scope.USUAL.units());
    bounds.put("seconds", 120);
    return bounds;
  }

  /// How properties are checked.
  public enum Method {
    /// By exploring small worlds.
    EXPLORE,
    /// By proofs in Alloy.
    ALLOY,
    /// By both.
    BOTH
  }

  @Option(names = "--property", paramLabel = "ID", split = ",")
  private List<String> properties = List.of();

  @Option(names = "--reading", paramLabel = "READING")
  private List<String> readings = List.of();

  @Option(names = "--method", paramLabel = "METHOD", defaultValue = "both")
  private Method method = Method.BOTH;

  @Option(names = "--bound", paramLabel = "NAME=N", split = ",")
  private Map<String, Integer> bound = Map.of();

  @Option(names = "--worlds", paramLabel = "PATH", split = ",")
  private List<Path> worlds = List.of();

  @Option(names = "--clauses")
  private boolean clauses;

  @Option(names = "--work", paramLabel = "FOLDER")
  private @Nullable Path work;

  @Mixin private ThreadsOption threads = new ThreadsOption();

  /// Makes sure that the options make sense.
  ///
  /// @throws BadInput if a name is unknown
  public void check(Console console, Box<?, ?> box, List<String> knownProperties) {
    if (method == Method.ALLOY && !box.name().equals(Twin.GAME)) {
      throw console.wrongUse(
          "--method: %s has no rules in Alloy; expected explore".formatted(box.name()));
    }
    for (String property : properties) {
      if (!knownProperties.contains(property)) {
        throw BadInput.at(Place.of("--property")).unknown("a property", property, knownProperties);
      }
    }
    for (var each : bound.entrySet()) {
      if (!BOUNDS.containsKey(each.getKey())) {
        throw BadInput.at(Place.of("--bound"))
            .unknown("a bound", each.getKey(), List.copyOf(BOUNDS.keySet()));
      }
      if (each.getValue() < 1) {
        throw console.wrongUse(
            "--bound: expected a number from 1 for %s, found %d"
                .formatted(each.getKey(), each.getValue()));
      }
    }
    if (work != null && !uses(Method.EXPLORE)) {
      throw console.wrongUse(
          "--work: only explorations are kept; expected --method explore or both");
    }
    threads.check(console);
  }

  /// Whether a property is checked.
  public boolean wants(String property) {
    return properties.isEmpty() || properties.contains(property);
  }

  /// Whether all properties are checked.
  public boolean wantsAll() {
    return properties.isEmpty();
  }

  /// The readings, each once, however many names it has.
  public List<String> readings(Box<?, ?> box) {
    return asked(box).stream().map(text -> name(text, box)).distinct().toList();
  }

  /// What has the same answers as another reading, such as `printed-en: as standard`.
  List<String> alike(Box<?, ?> box) {
    return asked(box).stream()
        .filter(text -> box.readings().profile(text).isPresent() && !name(text, box).equals(text))
        .distinct()
        .map(text -> text + ": as " + name(text, box))
        .toList();
  }

  private List<String> asked(Box<?, ?> box) {
    return readings.isEmpty()
        ? box.readings().profiles().stream().map(Profile::name).toList()
        : readings;
  }

  private static String name(String text, Box<?, ?> box) {
    return box.readings().parse(text, ReadingOption.PLACE).name();
  }

  /// Whether a method is used.
  public boolean uses(Method asked) {
    return method == asked || method == Method.BOTH;
  }

  /// The worlds: those given, or those beside the scenarios of a game, or its opening.
  ///
  /// @param scenarios the folder of its scenarios, if it has one
  /// @throws BadInput if a file is missing or is no world
  public List<WorldFile> worlds(Optional<Path> scenarios) {
    List<Path> paths =
        worlds.isEmpty()
            ? scenarios.stream()
                .map(folder -> folder.resolve("worlds"))
                .filter(Files::isDirectory)
                .toList()
            : worlds;
    return paths.isEmpty()
        ? List.of(WorldFile.opening())
        : paths.stream()
            .flatMap(path -> ScenarioFiles.worldsUnder(path).stream())
            .map(ScenarioFiles::readWorld)
            .toList();
  }

  /// How far a world is explored.
  public Bounds exploring() {
    return new Bounds(bound("depth"), bound("positions"));
  }

  /// Whether it is asked which clauses each proof needs.
  public boolean clauses() {
    return clauses;
  }

  /// The folder in which explorations are kept, if they are.
  public Optional<Path> work() {
    return Optional.ofNullable(work);
  }

  /// What a proof is about.
  public Scope scope() {
    return new Scope(bound("areas"), bound("units"), Scope.USUAL.levels(), Scope.USUAL.events());
  }

  /// How much proving may take.
  ///
  /// @param stop asked several times a second whether to stop
  public Limits limits(BooleanSupplier stop) {
    return new Limits(Duration.ofSeconds(bound("seconds")), threads.processes(), stop);
  }

  /// How many threads.
  public int threads() {
    return threads.number();
  }

  private int bound(String name) {
    return bound.getOrDefault(name, BOUNDS.getOrDefault(name, 0));
  }
}
