package dev.rulewright.simulator.starquest;

import dev.rulewright.kernel.Game;
import dev.rulewright.kernel.box.Box;
import dev.rulewright.simulator.kit.Bans;
import dev.rulewright.simulator.kit.RulesKit;
import dev.rulewright.simulator.kit.Setting;
import dev.rulewright.starquest.Move;
import dev.rulewright.starquest.Position;
import dev.rulewright.starquest.box.StarQuestBox;
import dev.rulewright.starquest.box.StarQuestProvider;
import dev.rulewright.starquest.properties.StarQuestProperties;
import dev.rulewright.starquest.rules.StarQuest;
import java.util.List;

/// What the simulator knows of *StarQuest*. Its settings are those of [MissionKnobs] and the
/// numbers in its tables.
public final class StarQuestKit extends RulesKit<Position, Move, StarQuest> {

  /// The mission whose small positions ship, for one team.
  private static final String SMALL_MISSION = "training";

  private static final int LONGEST = 3;

  /// Gives the parts.
  public StarQuestKit() {
    super(new StarQuestProvider().name(), StarQuest.class);
    properties(StarQuestProperties::of);
    smallPositions(() -> StarQuest.READINGS, StarQuestKit::isSmall, LONGEST);
    determinization(StarQuestDeterminization::new);
    evaluation(StarQuestEvaluation::of);
    counting(
        rules -> new StarQuestCounting(rules.players()), new StarQuestCounting(List.of()).kinds());
    studied("tokens.*", "events.quiet", "figures.*.armour");
  }

  private static boolean isSmall(StarQuest rules) {
    return rules.material().mission().name().equals(SMALL_MISSION) && rules.players().size() == 2;
  }

  @Override
  public List<Setting<Position, Move>> settings(Box<Position, Move> box) {
    return MissionKnobs.of(((StarQuestBox) box).material());
  }

  @Override
  public Bans<Position, Move> bans(Game<Position, Move> rules) {
    return new WeaponBans(rules(rules));
  }
}
