package dev.rulewright.missioncombat.rules.splitting;

import dev.rulewright.missioncombat.Move.Hit;
import dev.rulewright.missioncombat.rules.splitting.SplitPoints.Part;
import dev.rulewright.missioncombat.rules.splitting.Strike.Terms;
import dev.rulewright.missioncombat.rules.splitting.Targets.Target;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;

/// The ways to split a strike, made one by one: what readings need under which the splits cannot be
/// counted.
///
/// **Normal form.** Splits that do the same are one: of all splits with the same useful points for
/// each target one is listed. Useful points go in steps of the greatest common divisor of pool and
/// needs, and of interchangeable targets an earlier one never takes less than a later one. Nothing
/// is wasted that a target could take, and a surplus is not named; points that have to go somewhere
/// are given to units that are immune.
///
/// Where that makes more than 5,000 ways the steps are doubled until it does not. Finer splits are
/// legal then, though not listed.
record ListedWays(Strike strike, List<List<Hit>> list) implements Ways {

  private static final int MOST = 5000;

  @Override
  public long count() {
    return list.size();
  }

  @Override
  public List<Hit> get(long index) {
    return list.get(Math.toIntExact(index));
  }

  /// The ways that are allowed.
  static ListedWays of(Strike strike, Targets targets, SplitConditions conditions) {
    for (int step = firstStep(strike, targets, conditions); ; step *= 2) {
      var search = new Search(strike, targets, conditions, step);
      if (search.place(0)) {
        return new ListedWays(strike, search.found);
      }
    }
  }

  private static int firstStep(Strike strike, Targets targets, SplitConditions conditions) {
    BigInteger step = BigInteger.valueOf(conditions.aim().pool(strike));
    for (Target target : targets.thatAreHarmed(true)) {
      step = step.gcd(BigInteger.valueOf(target.need()));
    }
    // Half of an odd number of points does no more than half of the even number below.
    boolean odd = strike.terms() == Terms.HALVED_FOR_EACH_TARGET && step.testBit(0);
    return Math.max(1, step.intValueExact() * (odd ? 2 : 1));
  }

  /// Gives points to one target after the other.
  private static final class Search {

    private final Strike strike;
    private final Targets targets;
    private final SplitConditions conditions;
    private final int step;
    private final int pool;
    private final List<Target> harmed;
    private final int[] given;
    private final List<List<Hit>> found = new ArrayList<>();
    private int tried;

    Search(Strike strike, Targets targets, SplitConditions conditions, int step) {
      this.strike = strike;
      this.targets = targets;
      this.conditions = conditions;
      this.step = step;
      this.pool = conditions.aim().pool(strike);
      this.harmed = targets.thatAreHarmed(true);
      this.given = new int[harmed.size()];
    }

    /// Gives points to the targets from an index on, in every way.
    ///
    /// @return whether there were not too many ways
    boolean place(int at) {
      if (at == given.length) {
        complete();
        tried++;
        return tried <= MOST || step > pool;
      }
      int most = Math.min(harmed.get(at).need(), left(at));
      for (int points = most; points >= 0; points = points == 0 ? -1 : (points - 1) / step * step) {
        given[at] = points;
        if (!place(at + 1)) {
          return false;
        }
      }
      return true;
    }

    /// The points that are left for a target.
    private int left(int at) {
      Target target = harmed.get(at);
      int left = pool;
      for (int i = 0; i < at; i++) {
        if (conditions.share(strike, harmed.get(i).unit(), target.unit())) {
          left -= given[i];
        }
      }
      boolean repeats = at > 0 && harmed.get(at - 1).equals(target);
      return repeats ? Math.min(left, given[at - 1]) : left;
    }

    /// Keeps one split in which the targets have the points given as useful points, if there is one
    /// to be listed.
    private void complete() {
      List<Hit> useful = useful();
      if (!keepIfListed(useful)) {
        keepIfListed(filled(useful));
      }
    }

    private boolean keepIfListed(List<Hit> split) {
      boolean listed = conditions.isListed(strike, split, targets);
      if (listed) {
        found.add(split.stream().sorted().toList());
      }
      return listed;
    }

    private List<Hit> useful() {
      var hits = new ArrayList<Hit>();
      for (int i = 0; i < given.length; i++) {
        if (given[i] > 0) {
          hits.add(new Hit(harmed.get(i).unit(), given[i]));
        }
      }
      return hits;
    }

    /// A split in which the points left over go to units that are immune.
    private List<Hit> filled(List<Hit> useful) {
      var hits = new ArrayList<>(useful);
      for (Part part : conditions.parts(strike, useful)) {
        fillImmune(part, part.each() ? pool : pool - sum(part), hits);
      }
      return hits;
    }

    private int sum(Part part) {
      int sum = 0;
      for (int i = 0; i < given.length; i++) {
        sum += harmed.get(i).isIn(part.areas()) ? given[i] : 0;
      }
      return sum;
    }

    private void fillImmune(Part part, int points, List<Hit> hits) {
      int left = points;
      for (Target immune : targets.thatAreHarmed(false)) {
        int some = immune.isIn(part.areas()) ? Math.min(left, immune.need()) : 0;
        if (some > 0) {
          hits.add(new Hit(immune.unit(), some));
          left -= some;
        }
      }
    }
  }
}
