package dev.rulewright.alloy;

import dev.rulewright.alloy.solver.Answer;
import dev.rulewright.alloy.solver.Model;
import dev.rulewright.alloy.solver.Solvers;
import dev.rulewright.alloy.solver.Task;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Collectors;

/// Proves obligations, many at a time.
///
/// **The invariant comes first**: where a step is proved to keep it, each of its lines is kept.
///
/// **Other claims about one step are proved a few at a time**, because most of the work is to
/// translate the step. Only if that fails is a batch halved, until each obligation that fails
/// stands alone.
final class Proving {

  /// The most obligations of one batch: larger ones save translation and cost search.
  private static final int MOST = 8;

  private static final String INVARIANT = "invariant";

  private final Model model;
  private final List<Obligation> obligations;
  private final Limits limits;
  private final Set<String> lines;
  private final Consumer<Proof> progress;
  private final Proof[] proofs;

  /// @param model the chapters and a main file without commands
  /// @param lines the properties that are lines of the invariant, without a condition
  Proving(
      Model model,
      Set<String> lines,
      List<Obligation> obligations,
      Limits limits,
      Consumer<Proof> progress) {
    this.model = model;
    this.lines = lines;
    this.obligations = obligations;
    this.limits = limits;
    this.progress = progress;
    proofs = new Proof[obligations.size()];
  }

  /// The proofs in the order of the obligations.
  List<Proof> with(Solvers solvers) {
    proveInvariant(solvers);
    List<List<Integer>> batches = batches();
    while (!batches.isEmpty()) {
      batches = round(batches, solvers);
    }
    return Arrays.asList(proofs);
  }

  /// What is settled when a step is proved to keep the invariant: that, and each line of the
  /// invariant that stands there without a condition.
  private record Keeping(String assertion, Scope scope, List<Integer> settled) {}

  private void proveInvariant(Solvers solvers) {
    var bySteps = new LinkedHashMap<String, Keeping>();
    for (int i = 0; i < obligations.size(); i++) {
      Obligation each = obligations.get(i);
      if (each.property().equals(INVARIANT) || lines.contains(each.property())) {
        String assertion = INVARIANT + each.assertion().substring(each.assertion().indexOf('_'));
        bySteps
            .computeIfAbsent(
                assertion + each.scope(),
                _ -> new Keeping(assertion, each.scope(), new ArrayList<>()))
            .settled()
            .add(i);
      }
    }
    List<Keeping> steps = List.copyOf(bySteps.values());
    Model round =
        model.plus(
            steps.stream()
                .map(step -> "check " + step.assertion() + within(step.scope()))
                .collect(Collectors.joining()));
    solvers.solve(
        steps.stream().map(step -> Task.of(round, step.assertion())).toList(),
        limits.time(),
        (number, answer) -> {
          List<Integer> settled = steps.get(number).settled();
          if (answer instanceof Answer.Unsatisfiable) {
            settled.forEach(i -> settle(i, answer, settled.size()));
          }
        });
  }

  /// The obligations about one step, a few in each batch; what is no implication stands alone.
  private List<List<Integer>> batches() {
    var bySteps = new LinkedHashMap<String, List<Integer>>();
    for (int i = 0; i < obligations.size(); i++) {
      if (proofs[i] != null) {
        continue;
      }
      Obligation each = obligations.get(i);
      String key =
          Assertions.implication(each.assertion())
              .map(implication -> implication.condition() + " " + each.scope())
              .orElse("alone " + i);
      bySteps.computeIfAbsent(key, _ -> new ArrayList<>()).add(i);
    }
    var batches = new ArrayList<List<Integer>>();
    for (List<Integer> all : bySteps.values()) {
      // Without a step there is little to translate, and one search is easier than several at once.
      int most = obligations.get(all.getFirst()).step().equals("position") ? 1 : MOST;
      for (int from = 0; from < all.size(); from += most) {
        batches.add(all.subList(from, Math.min(all.size(), from + most)));
      }
    }
    return batches;
  }

  /// Tries every batch, and returns the halves of those that are not proved.
  private List<List<Integer>> round(List<List<Integer>> batches, Solvers solvers) {
    var commands = new StringBuilder();
    for (int i = 0; i < batches.size(); i++) {
      commands.append(command("batch" + i, batches.get(i)));
    }
    Model round = model.plus(commands.toString());
    var tasks = new ArrayList<Task>();
    for (int i = 0; i < batches.size(); i++) {
      tasks.add(Task.of(round, "batch" + i));
    }
    var left = new ArrayList<List<Integer>>();
    solvers.solve(
        tasks,
        limits.time(),
        (number, answer) -> {
          List<Integer> batch = batches.get(number);
          if (batch.size() == 1 || answer instanceof Answer.Unsatisfiable) {
            batch.forEach(i -> settle(i, answer, batch.size()));
          } else {
            left.add(batch.subList(0, batch.size() / 2));
            left.add(batch.subList(batch.size() / 2, batch.size()));
          }
        });
    left.sort(Comparator.comparing(List::getFirst));
    return left;
  }

  private void settle(int number, Answer answer, int together) {
    proofs[number] = new Proof(obligations.get(number), answer, together);
    progress.accept(proofs[number]);
  }

  private String command(String label, List<Integer> batch) {
    return claim(label, batch) + within(obligations.get(batch.getFirst()).scope());
  }

  static String within(Scope scope) {
    return " for exactly %d Area, exactly %d Unit, exactly %d Level, exactly %d EventCard, exactly 2 Position\n"
        .formatted(scope.areas(), scope.units(), scope.levels(), scope.events());
  }

  private String claim(String label, List<Integer> batch) {
    String assertion = obligations.get(batch.getFirst()).assertion();
    var implication = Assertions.implication(assertion);
    if (implication.isEmpty()) {
      return "%s: check %s".formatted(label, assertion);
    }
    String claims =
        batch.stream()
            .flatMap(i -> Assertions.implication(obligations.get(i).assertion()).stream())
            .map(each -> "(" + each.claim() + ")")
            .collect(Collectors.joining(" and "));
    return "check %s { %s implies (%s) }".formatted(label, implication.get().condition(), claims);
  }
}
