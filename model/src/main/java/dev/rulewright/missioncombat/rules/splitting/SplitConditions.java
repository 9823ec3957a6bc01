package dev.rulewright.missioncombat.rules.splitting;

import static dev.rulewright.missioncombat.MissionClause.ATTACK_NEEDS_TARGET;
import static dev.rulewright.missioncombat.MissionClause.ENTER_MUST_ATTACK;
import static dev.rulewright.missioncombat.MissionClause.RANGED_DISTRIBUTES;

import dev.rulewright.kernel.Ruling.Refused;
import dev.rulewright.kernel.reading.Asking;
import dev.rulewright.kernel.reading.Reading;
import dev.rulewright.missioncombat.Move.Hit;
import dev.rulewright.missioncombat.Position;
import dev.rulewright.missioncombat.Unit;
import dev.rulewright.missioncombat.rules.splitting.SplitPoints.Part;
import dev.rulewright.missioncombat.rules.splitting.SplitPoints.Wrong;
import dev.rulewright.missioncombat.rules.splitting.Strike.Terms;
import dev.rulewright.missioncombat.rules.splitting.Targets.Target;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// The conditions that a split of damage meets. In the standard reading: each target can be hit, an
/// event deals its damage at most, and an attack all of its damage; what a target gets beyond its
/// defence is lost. Where the targets cannot take it all, the surplus need not be named.
final class SplitConditions extends Asking {

  private final Aim aim;
  private final SplitPoints points;
  private final boolean mayHitOwn = says("event.target-side=any");
  private final boolean mayHitNobody = says("attack.zero-target=legal");
  private final Mode mode = answer("ranged.mode", Mode.values());
  private final boolean perTarget = says("attack.distribution=per-target");

  SplitConditions(Aim aim, Reading reading) {
    super(reading);
    this.aim = aim;
    points = new SplitPoints(aim, reading);
  }

  Aim aim() {
    return aim;
  }

  /// Why a strike may not be split like this, or null if it may.
  @Nullable Refused refusal(Strike strike, List<Hit> hits, Position position) {
    Targets targets = aim.targets(strike, position);
    Wrong wrong = wrongTarget(strike, hits, targets, position);
    wrong = wrong != null ? wrong : wrong(strike, hits, targets);
    return wrong == null ? null : new Refused(wrong.because(), wrong.reason().get());
  }

  /// Whether a split over units that are targets is listed: it is allowed, and nothing is wasted
  /// that a target could take.
  boolean isListed(Strike strike, List<Hit> hits, Targets targets) {
    return wrong(strike, hits, targets) == null
        && (points.mayBeAnyPart()
            || parts(strike, hits).stream()
                .noneMatch(part -> points.wastes(strike, part.of(hits), part, targets)));
  }

  private @Nullable Wrong wrong(Strike strike, List<Hit> hits, Targets targets) {
    Wrong wrong = hits.isEmpty() ? onNobody(strike, targets) : inWrongAreas(strike, hits);
    if (wrong != null || strike.terms() == Terms.HITS_NOBODY) {
      return wrong;
    }
    for (Hit hit : hits) {
      wrong = points.wrong(strike, hit, targets);
      if (wrong != null) {
        return wrong;
      }
    }
    for (Part part : parts(strike, hits)) {
      List<Hit> some = part.of(hits);
      wrong =
          part.each()
              ? points.eachWrong(strike, some, part, targets)
              : points.sharedWrong(strike, some, part, targets);
      if (wrong != null) {
        return wrong;
      }
    }
    return null;
  }

  // ---- Who is hit ----

  private @Nullable Wrong wrongTarget(
      Strike strike, List<Hit> hits, Targets targets, Position position) {
    var left = new ArrayList<>(position.waiting().units());
    if (strike.attacker() == null && mayHitOwn) {
      left.addAll(position.acting().units());
    }
    var there = List.copyOf(left);
    for (Hit hit : hits) {
      Unit unit = hit.target();
      if (!left.remove(unit)) {
        return there.contains(unit)
            ? new Wrong(
                strike.splitBy(), () -> "%s is named more often than it is there".formatted(unit))
            : noEnemy(strike, unit, position);
      }
      Wrong wrong = wrongHit(strike, unit, targets.of(unit));
      if (wrong != null) {
        return wrong;
      }
    }
    return null;
  }

  private static Wrong noEnemy(Strike strike, Unit unit, Position position) {
    return unit.faction() == position.mover()
        ? new Wrong(strike.enemiesOnlyBy(), () -> "%s is no enemy unit".formatted(unit))
        : new Wrong(
            strike.splitBy(),
            () -> "the %s have no %s".formatted(position.mover().opponent(), unit));
  }

  private @Nullable Wrong wrongHit(Strike strike, Unit unit, @Nullable Target target) {
    if ((strike.reach() & unit.area().bit()) == 0) {
      return new Wrong(strike.outOfReach(), () -> "%s is out of reach".formatted(unit));
    }
    return target == null ? wrongType(strike, unit) : null;
  }

  private Wrong wrongType(Strike strike, Unit unit) {
    Unit attacker = strike.attacker();
    return attacker == null || !aim.isReversed(strike, unit)
        ? new Wrong(
            strike.typeBy(),
            () ->
                "%s is %s, and the damage is done to %s units only"
                    .formatted(unit, unit.card().type(), strike.type()))
        : new Wrong(
            RANGED_DISTRIBUTES,
            () ->
                "%s has a weapon against %s units, and in adjacent areas only units with a weapon"
                        .formatted(unit, unit.card().weapon())
                    + " against %s units are hit".formatted(attacker.card().type()));
  }

  // ---- Where ----

  /// - ATTACK-4: An attack goes against at least one target.
  private @Nullable Wrong onNobody(Strike strike, Targets targets) {
    Unit attacker = strike.attacker();
    boolean allowed =
        strike.terms() == Terms.HITS_NOBODY
            || (mayHitNobody && strike.terms() != Terms.HITS_WHERE_IT_ENTERED);
    if (attacker == null || allowed) {
      return null;
    }
    return new Wrong(
        ATTACK_NEEDS_TARGET,
        () ->
            targets.list().isEmpty()
                ? "%s has no %s unit of the %s in reach"
                    .formatted(attacker, strike.type(), attacker.faction().opponent())
                : "%s must be given a target".formatted(attacker));
  }

  private @Nullable Wrong inWrongAreas(Strike strike, List<Hit> hits) {
    Unit attacker = strike.attacker();
    if (attacker == null) {
      return null;
    }
    boolean atHome = hits.stream().anyMatch(hit -> strike.isAtHome(hit.target()));
    if (strike.terms() == Terms.HITS_NOBODY
        || (strike.terms() == Terms.HITS_WHERE_IT_ENTERED && !atHome)) {
      return new Wrong(
          ENTER_MUST_ATTACK, () -> "%s must first attack where it has entered".formatted(attacker));
    }
    return mode == Mode.ONE_AREA_PER_ATTACK
            && hits.stream().map(hit -> hit.target().area()).distinct().count() > 1
        ? new Wrong(RANGED_DISTRIBUTES, () -> "one attack has its targets in a single area")
        : null;
  }

  /// The parts to which points are dealt separately.
  ///
  /// - TRAIT-5: The damage of a ranged attack is split freely over all targets in reach, in any of
  ///   these areas.
  List<Part> parts(Strike strike, List<Hit> hits) {
    Unit attacker = strike.attacker();
    if (attacker == null) {
      return List.of(new Part(strike.reach(), false, false));
    }
    int here = attacker.area().bit();
    boolean far = hits.stream().anyMatch(hit -> !strike.isAtHome(hit.target()));
    return switch (mode) {
      case ONE_POOL -> List.of(new Part(strike.reach(), perTarget && !far, false));
      case ONE_AREA_PER_ATTACK ->
          List.of(
              new Part(
                  hits.isEmpty() ? strike.reach() : hits.getFirst().target().area().bit(),
                  perTarget && !far,
                  false));
      case EXTRA_ATTACK ->
          List.of(new Part(here, perTarget, false), new Part(strike.reach() & ~here, false, true));
    };
  }

  /// Whether what is given to one unit is not left for another, in whatever split.
  boolean share(Strike strike, Unit one, Unit other) {
    if (strike.attacker() == null) {
      return true;
    }
    boolean oneAtHome = strike.isAtHome(one);
    boolean otherAtHome = strike.isAtHome(other);
    if (mode == Mode.EXTRA_ATTACK && oneAtHome != otherAtHome) {
      return false;
    }
    return !perTarget || !oneAtHome || !otherAtHome;
  }

  /// The answers to `ranged.mode`.
  private enum Mode {
    ONE_POOL,
    ONE_AREA_PER_ATTACK,
    EXTRA_ATTACK
  }
}
