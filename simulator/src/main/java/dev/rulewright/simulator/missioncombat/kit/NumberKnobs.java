package dev.rulewright.simulator.missioncombat.kit;

import dev.rulewright.missioncombat.MissionClause;
import dev.rulewright.missioncombat.Move;
import dev.rulewright.missioncombat.Position;
import dev.rulewright.missioncombat.material.Faction;
import dev.rulewright.missioncombat.material.Material;
import dev.rulewright.missioncombat.material.Numbers;
import dev.rulewright.missioncombat.material.UnitCard;
import dev.rulewright.simulator.kit.Knob;
import dev.rulewright.simulator.kit.Setting;
import dev.rulewright.simulator.setting.Domain;
import java.util.Arrays;
import java.util.List;
import java.util.function.BiFunction;

/// The numbers that the rulebook fixes in its text.
///
/// Bounds are those within which play goes on: AP fit a byte, and a turn with more than 12 of them
/// is no longer this game; defence, damage and the bonus are multiples of ten, as all printed ones
/// are, because damage is split in steps of their greatest common divisor.
final class NumberKnobs {

  private static final int MOST_AP = 12;
  private static final int MOST_BONUS = 50;

  private NumberKnobs() {}

  static List<Setting<Position, Move>> of(Material material) {
    Numbers now = material.numbers();
    int units =
        Arrays.stream(Faction.values())
            .mapToInt(faction -> unitCards(material, faction))
            .min()
            .orElseThrow();
    return List.of(
        number(
            "starting-units",
            new Domain.Numbers(1, units, 1, "units"),
            now.startingUnits(),
            "units that each player draws and places before play begins",
            printed(MissionClause.DRAW_FIVE_UNITS),
            Numbers::withStartingUnits),
        number(
            "first-turn-ap",
            new Domain.Numbers(0, MOST_AP, 1, "AP"),
            now.firstTurnAp(),
            "AP of the start player's first turn",
            printed(MissionClause.FIRST_TURN_TWO_AP),
            Numbers::withFirstTurnAp),
        number(
            "turn-ap",
            new Domain.Numbers(1, MOST_AP, 1, "AP"),
            now.turnAp(),
            "AP of every other turn",
            printed(MissionClause.FOUR_AP),
            Numbers::withTurnAp),
        number(
            "bunker-bonus",
            new Domain.Numbers(0, MOST_BONUS, 10, "points"),
            now.bunkerBonus(),
            "additional defence of a unit in a bunker",
            printed(MissionClause.BUNKER_BONUS),
            Numbers::withBunkerBonus),
        number(
            "turn-limit",
            new Domain.Numbers(1, Numbers.MOST_TURNS, 1, "turns"),
            now.turnLimit(),
            "turns of both players together after which play is a draw",
            "assumed: the rulebook prints none",
            Numbers::withTurnLimit));
  }

  static int unitCards(Material material, Faction faction) {
    return material.cards(faction).stream()
        .filter(UnitCard.class::isInstance)
        .mapToInt(card -> card.identity().copies())
        .sum();
  }

  private static String printed(MissionClause clause) {
    return "rulebook (" + clause.id() + ")";
  }

  private static Setting<Position, Move> number(
      String name,
      Domain domain,
      int now,
      String meaning,
      String evidence,
      BiFunction<Numbers, Integer, Numbers> changed) {
    return new Setting<>(
        new Knob("numbers." + name, domain, Integer.toString(now), meaning, evidence),
        (setup, to) -> {
          Material material = MissionKit.material(setup.box());
          Numbers numbers = changed.apply(material.numbers(), Integer.valueOf(to.value()));
          return MissionKit.with(setup, material.with(numbers));
        });
  }
}
