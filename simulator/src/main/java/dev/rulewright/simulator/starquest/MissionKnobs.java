package dev.rulewright.simulator.starquest;

import dev.rulewright.simulator.kit.Knob;
import dev.rulewright.simulator.kit.Setting;
import dev.rulewright.simulator.setting.Domain;
import dev.rulewright.starquest.Move;
import dev.rulewright.starquest.Position;
import dev.rulewright.starquest.box.StarQuestBox;
import dev.rulewright.starquest.material.Card;
import dev.rulewright.starquest.material.Counts;
import dev.rulewright.starquest.material.Figure;
import dev.rulewright.starquest.material.Material;
import dev.rulewright.starquest.material.Mission;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;

/// The numbers of a mission: `blips.ALIEN`, `tokens.ALIEN` and `events.CARD`.
final class MissionKnobs {

  private static final int MOST_COPIES = 40;
  private static final String ASSUMED = "assumed";

  private MissionKnobs() {}

  static List<Setting<Position, Move>> of(Material material) {
    var settings = new ArrayList<Setting<Position, Move>>();
    List<Figure> aliens = material.aliens();
    for (int kind = 0; kind < aliens.size(); kind++) {
      int index = kind;
      settings.add(
          copies(
              "blips." + aliens.get(kind),
              "blips of this kind",
              Counts.of(material.mission().blips(), kind),
              (mission, to) -> mission.withBlips(set(mission.blips(), index, to))));
    }
    for (int kind = 0; kind < aliens.size(); kind++) {
      int index = kind;
      settings.add(
          copies(
              "tokens." + aliens.get(kind),
              "reinforcement tokens of this kind",
              Counts.of(material.mission().tokens(), kind),
              (mission, to) -> mission.withTokens(set(mission.tokens(), index, to))));
    }
    for (Card card : material.events()) {
      settings.add(
          copies(
              "events." + card,
              "event cards of this kind",
              Counts.of(material.mission().events(), card.index()),
              (mission, to) -> mission.withEvents(set(mission.events(), card.index(), to))));
    }
    return settings;
  }

  private static long set(long counts, int kind, int to) {
    return Counts.plus(counts, kind, to - Counts.of(counts, kind));
  }

  private static Setting<Position, Move> copies(
      String key, String meaning, int now, BiFunction<Mission, Integer, Mission> changed) {
    return new Setting<>(
        new Knob(
            key,
            new Domain.Numbers(0, MOST_COPIES, 1, "pieces"),
            Integer.toString(now),
            meaning,
            ASSUMED),
        (setup, to) -> {
          var box = (StarQuestBox) setup.box();
          Material material = box.material();
          return setup.with(
              box.with(
                  material.with(changed.apply(material.mission(), Integer.parseInt(to.value())))));
        });
  }
}
