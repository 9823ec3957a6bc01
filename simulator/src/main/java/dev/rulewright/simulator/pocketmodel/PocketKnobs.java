package dev.rulewright.simulator.pocketmodel;

import dev.rulewright.pocketmodel.Move;
import dev.rulewright.pocketmodel.Position;
import dev.rulewright.pocketmodel.box.PocketBox;
import dev.rulewright.pocketmodel.material.Numbers;
import dev.rulewright.simulator.kit.Knob;
import dev.rulewright.simulator.kit.Setting;
import dev.rulewright.simulator.setting.Domain;
import java.util.List;
import java.util.function.BiFunction;

/// The numbers of the leaflet that can be other ones: `hand-refilled-to`, `carrier-stars`,
/// `stars-per-action`, `objectives` and `turn-limit`.
final class PocketKnobs {

  private PocketKnobs() {}

  static List<Setting<Position, Move>> of(Numbers now) {
    return List.of(
        knob(
            "hand-refilled-to",
            6,
            "cards",
            now.fullHand(),
            "cards to which hands are refilled after a battle",
            "assumed",
            Numbers::withFullHand),
        knob(
            "carrier-stars",
            9,
            "stars",
            now.carrierStars(),
            "stars of the units that a carrier brings",
            "assumed; the print is lost",
            Numbers::withCarrierStars),
        knob(
            "stars-per-action",
            9,
            "stars",
            now.starsPerAction(),
            "stars of the units that move, attack or strike together",
            "MOVE-1",
            Numbers::withStarsPerAction),
        knob(
            "objectives",
            5,
            "objectives",
            now.objectives(),
            "objectives with which each player begins",
            "SETUP-1",
            Numbers::withObjectives),
        knob(
            "turn-limit",
            1000,
            "turns",
            now.turnLimit(),
            "the last turn",
            "assumed",
            Numbers::withTurnLimit));
  }

  private static Setting<Position, Move> knob(
      String key,
      int most,
      String unit,
      int now,
      String meaning,
      String evidence,
      BiFunction<Numbers, Integer, Numbers> changed) {
    return new Setting<>(
        new Knob(
            key, new Domain.Numbers(1, most, 1, unit), Integer.toString(now), meaning, evidence),
        (setup, to) -> {
          var material = ((PocketBox) setup.box()).material();
          var other = changed.apply(material.numbers(), Integer.parseInt(to.value()));
          return setup.with(new PocketBox(material.with(other)));
        });
  }
}
