package dev.rulewright.simulator.airsoftsquads;

import dev.rulewright.airsoftsquads.Move;
import dev.rulewright.airsoftsquads.Position;
import dev.rulewright.airsoftsquads.box.AirsoftSquadsBox;
import dev.rulewright.airsoftsquads.box.AirsoftSquadsProvider;
import dev.rulewright.airsoftsquads.material.Card;
import dev.rulewright.airsoftsquads.material.Material;
import dev.rulewright.airsoftsquads.properties.AirsoftProperties;
import dev.rulewright.airsoftsquads.reading.Reading;
import dev.rulewright.airsoftsquads.rules.AirsoftSquads;
import dev.rulewright.kernel.Game;
import dev.rulewright.kernel.Property;
import dev.rulewright.kernel.box.Box;
import dev.rulewright.kernel.input.DataFile;
import dev.rulewright.simulator.agents.Determinization;
import dev.rulewright.simulator.agents.Evaluation;
import dev.rulewright.simulator.batch.Counting;
import dev.rulewright.simulator.divergence.SmallPositions;
import dev.rulewright.simulator.divergence.Starts;
import dev.rulewright.simulator.divergence.TwoReadings;
import dev.rulewright.simulator.kit.GameKit;
import dev.rulewright.simulator.kit.Knob;
import dev.rulewright.simulator.kit.MoveKind;
import dev.rulewright.simulator.kit.Setting;
import dev.rulewright.simulator.setting.Domain;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;

/// What the simulator knows of *Airsoft Squads*. Its settings are the copies of each card,
/// `cards.CARD.copies`, and two numbers, `numbers.objective-value` and `numbers.starting-hand`.
public final class AirsoftSquadsKit implements GameKit<Position, Move> {

  private static final String ASSUMED = "assumed";

  /// The most moves of a play that tells two readings apart.
  private static final int LONGEST = 4;

  @Override
  public String game() {
    // Every kit is asked, so this may not read a rulebook.
    return new AirsoftSquadsProvider().name();
  }

  @Override
  public List<Property<Position, Move>> properties(Game<Position, Move> rules) {
    return AirsoftProperties.of((AirsoftSquads) rules);
  }

  @Override
  public Starts<Position> smallStarts(TwoReadings<Position, Move> readings, int units, int others) {
    return SmallPositions.of(
        DataFile.beside(AirsoftSquadsKit.class, "small-positions.txt"),
        Reading.READINGS,
        readings,
        LONGEST);
  }

  /// Every card of the opponent that is in the hand or in the DECK is as likely as any other to be
  /// in the hand.
  @Override
  public Determinization<Position, Move> determinization(Game<Position, Move> rules) {
    return new HiddenHands((AirsoftSquads) rules);
  }

  @Override
  public Evaluation<Position> evaluation(Game<Position, Move> rules) {
    return AirsoftEvaluation.of((AirsoftSquads) rules);
  }

  @Override
  public Counting<Position, Move> counting(Game<Position, Move> rules) {
    return new AirsoftCounting();
  }

  @Override
  public List<MoveKind> moveKinds() {
    return AirsoftCounting.MOVE_KINDS;
  }

  @Override
  public List<Setting<Position, Move>> settings(Box<Position, Move> box) {
    Material material = ((AirsoftSquadsBox) box).material();
    var settings = new ArrayList<Setting<Position, Move>>();
    for (Card card : material.cards()) {
      settings.add(
          number(
              "cards." + card + ".copies",
              new Domain.Numbers(0, 20, 1, "cards"),
              card.copies(),
              "copies that each player has of: " + card.name(),
              (changed, copies) ->
                  changed.with(changed.cards().get(card.index()).withCopies(copies))));
    }
    settings.add(
        number(
            "numbers.objective-value",
            new Domain.Numbers(1, 30, 1, "points"),
            material.numbers().objectiveValue(),
            "the OBJECTIVECOUNTER at which the OBJECTIVE is REACHED",
            (changed, value) -> changed.with(changed.numbers().withObjectiveValue(value))));
    settings.add(
        number(
            "numbers.starting-hand",
            new Domain.Numbers(0, 20, 1, "cards"),
            material.numbers().startingHand(),
            "cards that each player draws before the first TURN",
            (changed, cards) -> changed.with(changed.numbers().withStartingHand(cards))));
    return settings;
  }

  private static Setting<Position, Move> number(
      String key,
      Domain.Numbers domain,
      int now,
      String meaning,
      BiFunction<Material, Integer, Material> changed) {
    return new Setting<>(
        new Knob(key, domain, Integer.toString(now), meaning, ASSUMED),
        (setup, to) ->
            setup.with(
                new AirsoftSquadsBox(
                    changed.apply(
                        ((AirsoftSquadsBox) setup.box()).material(),
                        Integer.parseInt(to.value())))));
  }

  @Override
  public List<String> studied() {
    return List.of("cards.*.copies", "numbers.objective-value");
  }
}
