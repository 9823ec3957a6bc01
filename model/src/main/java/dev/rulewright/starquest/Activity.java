package dev.rulewright.starquest;

import dev.rulewright.starquest.material.Weapon;

/// What the active figure has done, in one `int`.
///
/// | bits | what |
/// |---|---|
/// | 0–3 | steps made |
/// | 4–11 | weapons fired, one bit each; the last one says that one has fired again |
/// | 12–13 | strikes made |
/// | 14 | whether it attacked after a step |
/// | 15 | whether it is crossing: it stands where it may not stop |
/// | 16–25 | while it is crossing, the last square where it could stop |
public final class Activity {

  /// Nothing.
  public static final int NONE = 0;

  /// The most steps.
  public static final int MOST_STEPS = 15;

  private static final int AFTER_STEP = 1 << 14;
  private static final int CROSSING = 1 << 15;

  private Activity() {}

  /// Steps made.
  public static int steps(int activity) {
    return activity & 0xF;
  }

  /// Weapons fired, one bit each.
  public static int fired(int activity) {
    return activity >>> 4 & 0xFF;
  }

  /// Strikes made.
  public static int strikes(int activity) {
    return activity >>> 12 & 3;
  }

  /// Shots and strikes made.
  public static int attacks(int activity) {
    return Integer.bitCount(fired(activity)) + strikes(activity);
  }

  /// Whether it has attacked.
  public static boolean hasAttacked(int activity) {
    return (activity & 0x3FF0) != 0;
  }

  /// Whether it attacked after a step.
  public static boolean attackedAfterStep(int activity) {
    return (activity & AFTER_STEP) != 0;
  }

  /// Whether it has made a step after an attack.
  public static boolean steppedAfterAttack(int activity) {
    return hasAttacked(activity) && !attackedAfterStep(activity) && steps(activity) > 0;
  }

  /// Whether it stands where it may not stop.
  public static boolean isCrossing(int activity) {
    return (activity & CROSSING) != 0;
  }

  /// While it is crossing, the last square where it could stop.
  public static int lastFree(int activity) {
    return activity >>> 16;
  }

  /// After one more step to a square where it may stop.
  public static int stepped(int activity) {
    return (activity & 0x7FFF) + 1;
  }

  /// After one more step to a square where it may not stop.
  public static int crossing(int activity, int lastFree) {
    return stepped(activity) | CROSSING | (lastFree << 16);
  }

  /// Back where it may stop.
  public static int back(int activity) {
    return activity & 0x7FFF;
  }

  /// With steps made and nothing else.
  public static int ofSteps(int steps) {
    return steps;
  }

  /// After firing a weapon, for the first or the second time.
  public static int fired(int activity, int weapon) {
    int fires = 1 << (4 + weapon);
    return attacked(activity | ((activity & fires) == 0 ? fires : Weapon.AGAIN << 4));
  }

  /// After a strike.
  public static int struck(int activity) {
    return attacked(activity + (1 << 12));
  }

  private static int attacked(int activity) {
    return steps(activity) > 0 ? activity | AFTER_STEP : activity;
  }
}
