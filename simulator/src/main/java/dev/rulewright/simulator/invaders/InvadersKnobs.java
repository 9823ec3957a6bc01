package dev.rulewright.simulator.invaders;

import dev.rulewright.invaders.Move;
import dev.rulewright.invaders.Position;
import dev.rulewright.invaders.box.InvadersBox;
import dev.rulewright.invaders.material.Card;
import dev.rulewright.invaders.material.HeroCard;
import dev.rulewright.invaders.material.Material;
import dev.rulewright.invaders.material.Numbers;
import dev.rulewright.invaders.material.Zone;
import dev.rulewright.simulator.kit.Knob;
import dev.rulewright.simulator.kit.Setting;
import dev.rulewright.simulator.setting.Domain;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.BiFunction;

/// The numbers of the box: `cards.CARD.power`, `.discard`, `.drain` and `.copies`,
/// `heroes.HERO.power`, `zones.ZONE.power`, and `starting-hand`, `cards-drawn` and `plot-marker`.
final class InvadersKnobs {

  private static final int MOST = 30;

  private InvadersKnobs() {}

  static List<Setting<Position, Move>> of(Material material) {
    var settings = new ArrayList<Setting<Position, Move>>();
    material.cards().forEach(card -> settings.addAll(ofCard(card)));
    for (HeroCard hero : material.heroes()) {
      settings.add(
          setting(
              "heroes." + hero + ".power",
              0,
              "points",
              hero.power(),
              "power of: " + hero.name(),
              evidence(hero.assumed(), "power"),
              (box, to) -> box.withHero(hero.index(), each -> each.with(to))));
    }
    for (Zone zone : material.zones()) {
      settings.add(
          setting(
              "zones." + zone + ".power",
              0,
              "points",
              zone.power(),
              "power of: " + zone.name(),
              evidence(zone.assumed(), "power"),
              (box, to) -> box.withZone(zone.index(), each -> each.with(to))));
    }
    Numbers now = material.numbers();
    settings.add(
        number(
            "starting-hand",
            "cards",
            now.startingHand(),
            "cards that each player draws before the first turn",
            "assumed",
            (all, to) -> new Numbers(to, all.drawn(), all.marker(), all.first())));
    settings.add(
        number(
            "cards-drawn",
            "cards",
            now.drawn(),
            "cards drawn at the beginning of a turn",
            "TURN-1",
            (all, to) -> new Numbers(all.startingHand(), to, all.marker(), all.first())));
    settings.add(
        number(
            "plot-marker",
            "spaces",
            now.marker(),
            "where the plot marker begins",
            "PLOT-1",
            (all, to) -> new Numbers(all.startingHand(), all.drawn(), to, all.first())));
    return settings;
  }

  private static List<Setting<Position, Move>> ofCard(Card card) {
    var settings = new ArrayList<Setting<Position, Move>>();
    settings.add(
        ofCard(
            card,
            "copies",
            "cards",
            card.copies(),
            (each, to) -> each.with(each.discard(), each.drain(), each.power(), to)));
    settings.add(
        ofCard(
            card,
            "discard",
            "cards",
            card.discard(),
            (each, to) -> each.with(to, each.drain(), each.power(), each.copies())));
    settings.add(
        ofCard(
            card,
            "drain",
            "cards",
            card.drain(),
            (each, to) -> each.with(each.discard(), to, each.power(), each.copies())));
    if (!card.oneShot()) {
      settings.add(
          ofCard(
              card,
              "power",
              "points",
              card.power(),
              (each, to) -> each.with(each.discard(), each.drain(), to, each.copies())));
    }
    return settings;
  }

  private static Setting<Position, Move> ofCard(
      Card card, String column, String unit, int now, BiFunction<Card, Integer, Card> changed) {
    return setting(
        "cards." + card + "." + column,
        0,
        unit,
        now,
        column + " of: " + card.name(),
        evidence(card.assumed(), column),
        (material, to) -> material.withCard(card, each -> changed.apply(each, to)));
  }

  private static String evidence(String assumed, String column) {
    List<String> columns = Arrays.asList(assumed.split(" ", -1));
    return columns.contains("all") || columns.contains(column) ? "assumed" : "in its example";
  }

  private static Setting<Position, Move> number(
      String key,
      String unit,
      int now,
      String meaning,
      String evidence,
      BiFunction<Numbers, Integer, Numbers> changed) {
    return setting(
        key,
        1,
        unit,
        now,
        meaning,
        evidence,
        (material, to) -> material.with(changed.apply(material.numbers(), to)));
  }

  private static Setting<Position, Move> setting(
      String key,
      int least,
      String unit,
      int now,
      String meaning,
      String evidence,
      BiFunction<Material, Integer, Material> changed) {
    return new Setting<>(
        new Knob(
            key,
            new Domain.Numbers(least, MOST, 1, unit),
            Integer.toString(now),
            meaning,
            evidence),
        (setup, to) -> {
          Material material = ((InvadersBox) setup.box()).material();
          return setup.with(new InvadersBox(changed.apply(material, Integer.parseInt(to.value()))));
        });
  }
}
