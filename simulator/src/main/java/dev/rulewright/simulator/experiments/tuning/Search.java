package dev.rulewright.simulator.experiments.tuning;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.ToDoubleFunction;
import org.hipparchus.optim.InitialGuess;
import org.hipparchus.optim.MaxEval;
import org.hipparchus.optim.SimpleBounds;
import org.hipparchus.optim.nonlinear.scalar.GoalType;
import org.hipparchus.optim.nonlinear.scalar.ObjectiveFunction;
import org.hipparchus.optim.nonlinear.scalar.noderiv.CMAESOptimizer;
import org.hipparchus.random.Well19937c;

/// The covariance matrix adaptation evolution strategy (CMA-ES; N. Hansen, A. Ostermeier,
/// *Completely Derandomized Self-Adaptation in Evolution Strategies*, Evolutionary Computation 9,
/// 2001) by Hipparchus, on whole steps of dials: it needs no gradient and bears noise. Each dial is
/// scaled to the range 0 to 1, and a point is rounded to the nearest step of each.
///
/// @param seed the same seed makes the same search where the losses are the same
record Search(long seed) {

  private static final int MOST_GENERATIONS = 500;
  private static final double FIRST_SPREAD = 0.3;

  /// A search that asks so often for nothing but what it knows has found what it will find.
  private static final int KNOWN_BEFORE_STOP = 1_000;

  /// Ends a search that may try no more.
  private static final class Spent extends RuntimeException {
    private static final long serialVersionUID = 1;

    Spent() {
      super("the budget is spent", null, false, false);
    }
  }

  /// Looks for the steps with the least loss; who wants them keeps what the loss was asked for.
  ///
  /// @param loss of the steps of each dial; asked more than once for some
  /// @param spent whether an end is wished, asked before each loss
  void minimise(List<Dial> dials, ToDoubleFunction<List<Integer>> loss, BooleanSupplier spent) {
    int n = dials.size();
    var seen = new HashSet<List<Integer>>();
    var known = new int[1];
    ObjectiveFunction objective =
        new ObjectiveFunction(point -> {
          List<Integer> steps = steps(dials, point);
          known[0] = seen.add(steps) ? 0 : known[0] + 1;
          if (spent.getAsBoolean() || known[0] > KNOWN_BEFORE_STOP) {
            throw new Spent();
          }
          return loss.applyAsDouble(steps);
        });
    double[] start =
        dials.stream().mapToDouble(dial -> (double) dial.startStep() / dial.steps()).toArray();
    double[] ones = filled(n, 1);
    try {
      new CMAESOptimizer(
              MOST_GENERATIONS, 0, true, 0, 0, new Well19937c(seed), false, (_, _, _) -> false)
          .optimize(
              objective,
              GoalType.MINIMIZE,
              new InitialGuess(start),
              new SimpleBounds(filled(n, 0), ones),
              new CMAESOptimizer.Sigma(filled(n, FIRST_SPREAD)),
              new CMAESOptimizer.PopulationSize(4 + (int) (3 * Math.log(n))),
              new MaxEval(Integer.MAX_VALUE));
    } catch (Spent _) {
      // What was found until now counts.
    }
  }

  private static double[] filled(int n, double number) {
    double[] numbers = new double[n];
    Arrays.fill(numbers, number);
    return numbers;
  }

  private static List<Integer> steps(List<Dial> dials, double[] point) {
    var steps = new ArrayList<Integer>();
    for (int i = 0; i < point.length; i++) {
      int most = dials.get(i).steps();
      steps.add((int) Math.clamp(Math.round(point[i] * most), 0L, most));
    }
    return steps;
  }
}
