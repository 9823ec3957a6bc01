package dev.rulewright.missioncombat.rules.splitting;

import static dev.rulewright.missioncombat.MissionClause.DESTROYED;

import dev.rulewright.kernel.reading.Reading;
import dev.rulewright.missioncombat.MissionClause;
import dev.rulewright.missioncombat.Move.Hit;
import dev.rulewright.missioncombat.Unit;
import dev.rulewright.missioncombat.rules.splitting.Strike.Terms;
import dev.rulewright.missioncombat.rules.splitting.Targets.Target;
import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/// The conditions on how much a split of damage deals to each target, and altogether.
final class SplitPoints {

  private final Aim aim;
  private final boolean overkill;
  private final DamageAmount damageAmount;

  SplitPoints(Aim aim, Reading reading) {
    this.aim = aim;
    damageAmount = reading.answer("attack.damage-amount", DamageAmount.values());
    overkill = reading.says("attack.overkill=allowed");
  }

  /// Some of the areas in reach, to which the points of a strike are dealt by themselves.
  ///
  /// @param each whether every target there may be given all the points
  /// @param optional whether it may be left out although there are targets
  record Part(int areas, boolean each, boolean optional) {

    List<Hit> of(List<Hit> hits) {
      return hits.stream().filter(hit -> (areas & hit.target().area().bit()) != 0).toList();
    }
  }

  /// What is wrong with a split, put into words only when somebody asks: lists try many splits.
  record Wrong(MissionClause because, Supplier<String> reason) {}

  /// What a split deals to the targets of one part together.
  ///
  /// @param given points
  /// @param taken those of them that the targets can take
  /// @param due points that the targets can take and that must not be spared
  /// @param room those of them that are not given
  private record Dealt(int given, int taken, int due, int room) {

    /// Whether all points are given, or just what the targets can take, so that the surplus goes
    /// without saying.
    boolean isAllOf(int pool) {
      return given == pool || (room == 0 && given == taken);
    }

    /// Whether points do nothing although a target could take them.
    boolean isWasteful(int pool) {
      return taken < pool && room > 0;
    }
  }

  /// Whether an attack may deal any part of its damage, too.
  boolean mayBeAnyPart() {
    return damageAmount == DamageAmount.ANY_PART;
  }

  /// Whether a split to one part wastes points that a target could take.
  boolean wastes(Strike strike, List<Hit> hits, Part part, Targets targets) {
    boolean leftOut = hits.isEmpty() && (part.optional() || strike.terms() == Terms.HITS_NOBODY);
    return !part.each() && !leftOut && dealt(hits, part, targets).isWasteful(aim.pool(strike));
  }

  @Nullable Wrong wrong(Strike strike, Hit hit, Targets targets) {
    Target target = target(hit, targets);
    int step = Math.max(1, aim.stepSize());
    if (hit.damage() % step != 0) {
      return new Wrong(strike.splitBy(), () -> "%s is no multiple of %d".formatted(hit, step));
    }
    return !overkill && hit.damage() > target.need()
        ? new Wrong(
            DESTROYED,
            () -> "%s is more than the %d that it can take".formatted(hit, target.need()))
        : null;
  }

  /// Events name an upper limit, so that any part may be dealt of what they do.
  private DamageAmount amount(Strike strike) {
    return strike.attacker() == null ? DamageAmount.ANY_PART : damageAmount;
  }

  private static Dealt dealt(List<Hit> hits, Part part, Targets targets) {
    int given = 0;
    int taken = 0;
    int due = targets.due(part.areas());
    int room = due;
    for (Hit hit : hits) {
      Target target = target(hit, targets);
      int useful = Math.min(hit.damage(), target.need());
      given += hit.damage();
      taken += useful;
      room -= target.isDue() ? useful : 0;
    }
    return new Dealt(given, taken, due, room);
  }

  @Nullable Wrong sharedWrong(Strike strike, List<Hit> hits, Part part, Targets targets) {
    Dealt dealt = dealt(hits, part, targets);
    if (dealt.given > strike.pool()) {
      return new Wrong(
          strike.limitedBy(),
          () ->
              "%d damage is split, but there are only %d points"
                  .formatted(dealt.given, strike.pool()));
    }
    DamageAmount amount = amount(strike);
    if (amount == DamageAmount.ANY_PART || (part.optional() && hits.isEmpty())) {
      return null;
    }
    int pool = aim.pool(strike);
    if (!dealt.isAllOf(pool)) {
      return new Wrong(strike.splitBy(), () -> notAll(strike, part, dealt, pool));
    }
    return amount == DamageAmount.ALL_THAT_TARGETS_CAN_TAKE && dealt.isWasteful(pool)
        ? new Wrong(
            strike.splitBy(),
            () ->
                "only %d of %d points take effect, although the targets %s can take %d"
                    .formatted(dealt.taken, pool, where(strike, part), dealt.due))
        : null;
  }

  private static String notAll(Strike strike, Part part, Dealt dealt, int pool) {
    return dealt.room > 0
        ? "only %d of %d points are dealt, although the targets %s can take %d"
            .formatted(dealt.given, pool, where(strike, part), dealt.due)
        : "%d of %d points are dealt, which is neither all nor just what the targets can take"
            .formatted(dealt.given, pool);
  }

  /// Where the targets of a part stand.
  private static String where(Strike strike, Part part) {
    Unit attacker = strike.attacker();
    if (attacker == null || part.areas() == strike.reach()) {
      return "in reach";
    }
    return part.areas() == attacker.area().bit() ? "in " + attacker.area() : "there";
  }

  /// Where every target may be given all the points: those that are hit get them all.
  @Nullable Wrong eachWrong(Strike strike, List<Hit> hits, Part part, Targets targets) {
    int pool = aim.pool(strike);
    boolean anyPart = amount(strike) == DamageAmount.ANY_PART;
    if (hits.isEmpty() && !anyPart && targets.due(part.areas()) > 0) {
      return new Wrong(
          strike.splitBy(),
          () -> "nobody is hit, although there are targets " + where(strike, part));
    }
    for (Hit hit : hits) {
      if (hit.damage() > strike.pool()) {
        return new Wrong(
            strike.splitBy(),
            () -> "%s, but there are only %d points".formatted(hit, strike.pool()));
      }
      int least = Math.min(pool, target(hit, targets).need());
      if (!anyPart && hit.damage() != pool && hit.damage() != least) {
        return new Wrong(
            strike.splitBy(),
            () ->
                least == pool
                    ? "%s, but it must be dealt %d points".formatted(hit, pool)
                    : "%s, but it must be dealt %d points, or just the %d that it can take"
                        .formatted(hit, pool, least));
      }
    }
    return null;
  }

  private static Target target(Hit hit, Targets targets) {
    Target target = targets.of(hit.target());
    if (target == null) {
      throw new IllegalStateException(hit + " on none of " + targets);
    }
    return target;
  }

  /// The answers to `attack.damage-amount`.
  private enum DamageAmount {
    ALL,
    ALL_THAT_TARGETS_CAN_TAKE,
    ANY_PART
  }
}
