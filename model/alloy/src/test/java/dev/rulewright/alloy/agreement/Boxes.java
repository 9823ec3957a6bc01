package dev.rulewright.alloy.agreement;

import dev.rulewright.missioncombat.material.Material;
import dev.rulewright.missioncombat.material.Numbers;

/** The boxes that the encodings are compared with. */
final class Boxes {

  private static final Numbers NUMBERS = new Numbers(3, 2, 4, 10, 10_000);

  /** Every trait, every weapon, both kinds of events, and copies of two cards. */
  static final Material MANY_TRAITS =
      Decks.of(
              "rifleman",
              "rifleman",
              "armored-gauss-tank",
              "stealth-sniper",
              "rocket-walker",
              "artillery-barrage",
              "portal-hound",
              "portal-behemoth",
              "portal-trooper",
              "portal-trooper",
              "exorcist",
              "trap-portal")
          .with(NUMBERS);

  /** Several of a kind, weapons that wound without destroying, and an event with an odd half. */
  static final Material MANY_WOUNDS =
      Decks.of(
              "grenadier",
              "grenadier",
              "howitzer",
              "gunner",
              "hellfire",
              "portal-runner",
              "portal-runner",
              "portal-hound",
              "portal-breaker",
              "portal-trooper",
              "portal-trooper")
          .with(NUMBERS);

  private Boxes() {}
}
