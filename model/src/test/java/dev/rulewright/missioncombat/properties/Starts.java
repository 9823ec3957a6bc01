package dev.rulewright.missioncombat.properties;

import dev.rulewright.missioncombat.Position;
import dev.rulewright.missioncombat.rules.MissionCombat;
import java.util.List;

/// Positions in which random plays begin.
final class Starts {

  /// Units close to each other, and cards in hand.
  private static final List<String> CLOSE =
      List.of(
          """
          arterial-road: rifleman x2, armored-gauss-tank
          bunker-west: grenadier, commando
          yellow-portal-alpha: portal-hound, portal-runner
          dark-portal: psionic-fanatic, exorcist
          yellow-portal-omega: portal-behemoth
          marines-hand: hellfire x2, artillery-barrage, missile-strike, rocket-walker
          portalists-hand: trap-portal x2, portal-trooper, portal-breaker, psionic-priest
          """,
          """
          to-move: portalists
          bunker-west: portal-hound, psionic-fanatic
          dark-portal: stealth-sniper
          blue-portal: rocket-walker, gunner
          arterial-road: portal-runner
          marines-hand: hellfire, howitzer, rifleman
          portalists-hand: portal-behemoth, trap-portal, portal-trooper
          """,
          """
          bunker-east: commando
          yellow-portal-omega: portal-hound
          marines-hand: artillery-barrage, missile-strike
          portalists-hand: trap-portal, portal-trooper
          marines-deck: none; portalists-deck: none
          """
              .replace("; ", "\n"),
          """
          to-move: portalists
          arterial-road: armored-gauss-tank, grenadier
          dark-portal: rifleman
          yellow-portal-alpha: portal-behemoth, portal-runner
          marines-hand: hellfire, artillery-barrage
          portalists-hand: portal-trooper, trap-portal
          marines-deck: hellfire; portalists-deck: none
          """
              .replace("; ", "\n"),
          """
          to-move: portalists
          yellow-portal-alpha: exorcist
          arterial-road: rifleman
          portalists-hand: portal-trooper x3, portal-hound
          marines-deck: none; portalists-deck: none
          """
              .replace("; ", "\n"));

  private Starts() {}

  /// The start of a play; every fifth is the opening.
  static Position of(MissionCombat game, int number) {
    int close = number % (CLOSE.size() + 1);
    return close == CLOSE.size()
        ? game.opening()
        : game.notation().read(CLOSE.get(close), "start " + close);
  }
}
