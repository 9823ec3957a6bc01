package dev.rulewright.cli.input;

import dev.rulewright.cli.Rulewright;
import dev.rulewright.cli.output.Console;
import dev.rulewright.missioncombat.material.Material;
import dev.rulewright.missioncombat.reading.Reading;
import dev.rulewright.missioncombat.rules.MissionCombat;
import dev.rulewright.simulator.missioncombat.settings.MissionWorkshop;
import java.util.SortedMap;
import java.util.TreeMap;
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
  public MissionWorkshop workshop() {
    return new MissionWorkshop(material.files(), new Rulewright.Version().getVersion()[0]);
  }

  /// What is set in these games.
  public SortedMap<String, String> settings() {
    var settings = new TreeMap<String, String>();
    settings.put("reading", reading.text());
    if (turnLimit != null) {
      settings.put("numbers.turn-limit", turnLimit.toString());
    }
    return settings;
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
