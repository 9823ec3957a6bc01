package dev.rulewright.alloy;

import dev.rulewright.alloy.Proof.Broken;
import dev.rulewright.alloy.Proof.Outcome;
import dev.rulewright.alloy.Proof.Proved;
import dev.rulewright.alloy.Proof.Unknown;
import dev.rulewright.alloy.solver.Answer;
import dev.rulewright.alloy.solver.Model;
import dev.rulewright.alloy.solver.Solvers;
import dev.rulewright.alloy.solver.Task;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Collectors;

/// Proves obligations, many at a time.
///
/// **What is claimed of the same step is proved at once**, because most of the work is to translate
/// the step. Only if that fails is a batch halved, until each obligation that fails stands alone.
final class Proving {

  private final Model model;
  private final List<Obligation> obligations;
  private final Limits limits;
  private final Consumer<Proof> progress;
  private final Proof[] proofs;

  /// @param model the chapters and a main file without commands
  Proving(Model model, List<Obligation> obligations, Limits limits, Consumer<Proof> progress) {
    this.model = model;
    this.obligations = obligations;
    this.limits = limits;
    this.progress = progress;
    proofs = new Proof[obligations.size()];
  }

  /// The proofs in the order of the obligations.
  List<Proof> with(Solvers solvers) {
    List<List<Integer>> batches = batches();
    while (!batches.isEmpty()) {
      batches = round(batches, solvers);
    }
    return Arrays.asList(proofs);
  }

  /// The obligations about one step in one batch; what is no implication stands alone.
  private List<List<Integer>> batches() {
    var batches = new LinkedHashMap<String, List<Integer>>();
    for (int i = 0; i < obligations.size(); i++) {
      Obligation each = obligations.get(i);
      String key =
          Assertions.implication(each.assertion())
              .map(implication -> implication.condition() + " " + each.scope())
              .orElse("alone " + i);
      batches.computeIfAbsent(key, _ -> new ArrayList<>()).add(i);
    }
    return List.copyOf(batches.values());
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
    return left;
  }

  private void settle(int number, Answer answer, int together) {
    Outcome outcome =
        switch (answer) {
          case Answer.Unsatisfiable _ -> new Proved();
          case Answer.Satisfiable found -> new Broken(found.instance());
          case Answer.Unknown unknown -> new Unknown(unknown.why());
        };
    proofs[number] = new Proof(obligations.get(number), outcome, answer.effort(), together);
    progress.accept(proofs[number]);
  }

  private String command(String label, List<Integer> batch) {
    Obligation first = obligations.get(batch.getFirst());
    Scope scope = first.scope();
    return "%s for exactly %d Area, exactly %d Unit, exactly %d Level, exactly %d EventCard, exactly 2 Position\n"
        .formatted(
            claim(label, batch), scope.areas(), scope.units(), scope.levels(), scope.events());
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
