package dev.rulewright.cli.adequacy;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.function.ToIntFunction;
import java.util.stream.IntStream;
import org.sat4j.core.Vec;
import org.sat4j.core.VecInt;
import org.sat4j.pb.ObjectiveFunction;
import org.sat4j.pb.PseudoOptDecorator;
import org.sat4j.pb.SolverFactory;
import org.sat4j.specs.ContradictionException;
import org.sat4j.specs.TimeoutException;

/// The fewest of several things that together cover all that any of them covers, of which the
/// cheapest: exact, by SAT4J with an objective, after what cannot matter is left out.
final class Covering {

  private Covering() {}

  /// The smallest choice of things.
  ///
  /// @param covers what a thing covers
  /// @param cost what a thing costs, at least 0; decides between choices of the same size
  /// @return the things chosen, in their order
  static <T> List<T> smallest(
      List<T> things, Function<T, ? extends Collection<?>> covers, ToIntFunction<T> cost) {
    int one = 1 + things.stream().mapToInt(cost).sum();
    Map<T, Set<Object>> needed = new LinkedHashMap<>();
    things.forEach(thing -> needed.put(thing, new LinkedHashSet<>(covers.apply(thing))));
    boolean less = true;
    while (less) { // Less of the one may leave less of the other.
      less = withoutDominated(needed, cost);
      less |= withoutImplied(needed);
    }
    List<T> left = List.copyOf(needed.keySet());
    var weights = new Vec();
    left.forEach(thing -> weights.push(BigInteger.valueOf(one + cost.applyAsInt(thing))));
    Set<T> chosen = new HashSet<>();
    var problem = new PseudoOptDecorator(SolverFactory.newDefault());
    try {
      problem.newVar(left.size());
      for (Set<T> held : holders(needed).values()) {
        problem.addClause(
            new VecInt(held.stream().mapToInt(thing -> 1 + left.indexOf(thing)).toArray()));
      }
      int[] all = IntStream.rangeClosed(1, left.size()).toArray();
      problem.setObjectiveFunction(new ObjectiveFunction(new VecInt(all), weights));
      while (problem.admitABetterSolution()) {
        chosen.clear();
        IntStream.of(problem.model())
            .filter(literal -> literal > 0)
            .forEach(literal -> chosen.add(left.get(literal - 1)));
        problem.discardCurrentSolution();
      }
    } catch (ContradictionException _) {
      // Nothing is better than the last solution.
    } catch (TimeoutException e) {
      throw new IllegalStateException(e);
    }
    return things.stream().filter(chosen::contains).toList();
  }

  /// Leaves out a thing that covers nothing more than another one and costs no less.
  private static <T> boolean withoutDominated(Map<T, Set<Object>> needed, ToIntFunction<T> cost) {
    var kept = new ArrayList<T>();
    for (T thing : needed.keySet()) {
      kept.removeIf(each -> dominates(thing, each, needed, cost));
      if (!needed.get(thing).isEmpty()
          && kept.stream().noneMatch(each -> dominates(each, thing, needed, cost))) {
        kept.add(thing);
      }
    }
    return needed.keySet().retainAll(kept);
  }

  private static <T> boolean dominates(
      T thing, T other, Map<T, Set<Object>> needed, ToIntFunction<T> cost) {
    return cost.applyAsInt(thing) <= cost.applyAsInt(other)
        && needed.getOrDefault(thing, Set.of()).containsAll(needed.getOrDefault(other, Set.of()));
  }

  /// Leaves out what is covered by whatever covers something else.
  private static <T> boolean withoutImplied(Map<T, Set<Object>> needed) {
    Map<Object, Set<T>> holders = holders(needed);
    var kept = new ArrayList<>(holders.keySet());
    for (Object element : holders.keySet()) {
      boolean implied =
          kept.stream()
              .anyMatch(other ->
                  !other.equals(element) && holders.get(element).containsAll(holders.get(other)));
      if (implied) {
        kept.remove(element);
      }
    }
    boolean changed = kept.size() < holders.size();
    needed.values().forEach(set -> set.retainAll(kept));
    return changed;
  }

  /// The things that cover each element.
  private static <T> Map<Object, Set<T>> holders(Map<T, Set<Object>> needed) {
    Map<Object, Set<T>> holders = new LinkedHashMap<>();
    needed.forEach((thing, elements) ->
        elements.forEach(
            each -> holders.computeIfAbsent(each, _ -> new LinkedHashSet<>()).add(thing)));
    return holders;
  }
}
