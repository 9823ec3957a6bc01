package dev.rulewright.cli.input;

import dev.rulewright.cli.output.Console;
import dev.rulewright.missioncombat.material.Material;
import dev.rulewright.missioncombat.reading.Reading;
import dev.rulewright.missioncombat.rules.MissionCombat;
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
