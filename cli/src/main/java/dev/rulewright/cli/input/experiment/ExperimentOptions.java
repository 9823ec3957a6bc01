package dev.rulewright.cli.input.experiment;

import dev.rulewright.cli.input.FolderOptions;
import dev.rulewright.cli.input.GameChoice;
import dev.rulewright.cli.input.ReadingOption;
import dev.rulewright.cli.input.SettingOptions;
import dev.rulewright.cli.output.Console;
import dev.rulewright.cli.output.JsonOption;
import dev.rulewright.cli.output.Version;
import dev.rulewright.kernel.BadInput;
import dev.rulewright.kernel.Field;
import dev.rulewright.kernel.Place;
import dev.rulewright.kernel.box.Box;
import dev.rulewright.simulator.batch.Engine;
import dev.rulewright.simulator.kit.KitBatchFactory;
import dev.rulewright.simulator.kit.Knobs;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// The options of every experiment: what is set in all its arms, and with which seed and on how
/// many threads its games are played.
public final class ExperimentOptions {

  private static final String TURN_LIMIT = "numbers.turn-limit";

  @Parameters(paramLabel = "GAME-FOLDER", arity = "0..1")
  private @Nullable Path folderOfGame;

  @Mixin private GameChoice game = new GameChoice();
  @Mixin private ReadingOption reading = new ReadingOption();
  @Mixin private SettingOptions settings = new SettingOptions();

  @Option(names = "--turn-limit", paramLabel = "N")
  private @Nullable String turnLimit;

  @Option(names = "--seed", paramLabel = "N", defaultValue = "1")
  private long seed;

  @Mixin private EngineOptions engine = new EngineOptions();
  @Mixin private FolderOptions folder = new FolderOptions();
  @Mixin private AgentOptions known = new AgentOptions();
  @Mixin private JsonOption json = new JsonOption();

  /// Makes sure that the options go together. From now on agents of one's own can be named.
  ///
  /// @throws picocli.CommandLine.ParameterException if they do not
  /// @throws BadInput if there are no such agents, or a folder is that of no game
  public void check(Console console) {
    engine.check(console);
    folder.check(console);
    game.boxes();
    if (folderOfGame != null) {
      game.in(folderOfGame);
    }
    known.catalogue();
  }

  /// What makes the games.
  ///
  /// @param start where games begin, which may say what game is meant
  /// @throws BadInput if a file makes no sense
  public KitBatchFactory factory(StartOptions start, Console console) {
    return new KitBatchFactory(start.chosen(game, console), null, false, Version.text());
  }

  /// What is set in all arms.
  ///
  /// @param box before anything is set
  /// @throws BadInput if a setting is no setting
  public List<Field> base(Box<?, ?> box) {
    var fields = new ArrayList<Field>();
    reading
        .named()
        .ifPresent(text ->
            fields.add(new Field("reading", text, ReadingOption.PLACE, ReadingOption.PLACE)));
    if (turnLimit != null) {
      var place = Place.of("--turn-limit");
      if (Knobs.of(box).all().stream().noneMatch(knob -> knob.key().equals(TURN_LIMIT))) {
        throw BadInput.at(place)
            .because(
                "%s has no turn limit that can be set\nMaybe one of its options or settings will do: rulewright games, rulewright knobs."
                    .formatted(box.name()));
      }
      fields.add(new Field(TURN_LIMIT, turnLimit, place, place));
    }
    fields.addAll(settings.fields(box));
    return fields;
  }

  /// Whether a machine is answered.
  public JsonOption json() {
    return json;
  }

  /// Where the run is kept.
  public FolderOptions folder() {
    return folder;
  }

  /// Seed of the games.
  public long seed() {
    return seed;
  }

  /// What plays the games. To be closed.
  ///
  /// @throws picocli.CommandLine.ParameterException if nobody can play there
  public Engine engine(Console console) {
    return engine.engine(game, known, console);
  }
}
