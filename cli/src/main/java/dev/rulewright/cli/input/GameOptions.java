package dev.rulewright.cli.input;

import dev.rulewright.cli.output.Console;
import dev.rulewright.cli.output.Version;
import dev.rulewright.kernel.Field;
import dev.rulewright.kernel.Place;
import dev.rulewright.missioncombat.material.Material;
import dev.rulewright.missioncombat.reading.Reading;
import dev.rulewright.missioncombat.rules.MissionCombat;
import dev.rulewright.simulator.kit.KitWorkshop;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// The options that say which game is played: its material, its reading, and when it is a draw.
public final class GameOptions {

  @Mixin private MaterialOptions material = new MaterialOptions();
  @Mixin private ReadingOption reading = new ReadingOption();

  @Option(
      names = "--turn-limit",
      paramLabel = "N",
      description = "Turns of both players together after which a game is a draw (default: 200).")
  private @Nullable Integer turnLimit;

  /// What makes the games, in this process or another.
  public KitWorkshop workshop() {
    return new KitWorkshop("mission-combat", material.files(), null, false, Version.text());
  }

  /// What is set in these games.
  public List<Field> settings() {
    var settings = new ArrayList<Field>();
    settings.add(new Field("reading", reading.text(), ReadingOption.PLACE, ReadingOption.PLACE));
    if (turnLimit != null) {
      var place = Place.of("--turn-limit");
      settings.add(new Field("numbers.turn-limit", turnLimit.toString(), place, place));
    }
    return settings;
  }

  /// Makes sure that the options make sense, and warns of what is suspicious.
  ///
  /// @throws dev.rulewright.kernel.BadInput if a file makes no sense
  public void check(Console console) {
    if (turnLimit != null && turnLimit < 1) {
      throw console.wrongUse("--turn-limit: expected a number from 1, found " + turnLimit);
    }
    material.material(console::warn);
  }

  /// The game.
  ///
  /// @throws dev.rulewright.kernel.BadInput if a file or the reading makes no sense
  public MissionCombat combat(Console console) {
    if (turnLimit != null && turnLimit < 1) {
      throw console.wrongUse("--turn-limit: expected a number from 1, found " + turnLimit);
    }
    Material box = material.material(console::warn);
    return new MissionCombat(
        turnLimit == null ? box : box.with(box.numbers().withTurnLimit(turnLimit)),
        Reading.parse(reading.text(), ReadingOption.PLACE));
  }
}
