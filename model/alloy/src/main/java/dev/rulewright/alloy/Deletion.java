package dev.rulewright.alloy;

import dev.rulewright.alloy.solver.Answer;
import dev.rulewright.alloy.solver.Model;
import dev.rulewright.alloy.solver.Solvers;
import dev.rulewright.alloy.solver.Task;
import dev.rulewright.missioncombat.MissionClause;
import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;

/// A search for clauses without which something is broken.
///
/// **The solver chooses the clause.** Each search asks for a step that breaks an obligation where
/// any one of the clauses in question is dropped. The clause that it names is needed; it is left
/// out of the question and the search repeated, until there is no such step: then none of the
/// others is needed, all of them proved at once.
final class Deletion {

  private final Function<String, Model> main;
  private final List<Obligation> obligations;
  private final List<MissionClause> candidates;
  private final Set<MissionClause> needed = EnumSet.noneOf(MissionClause.class);
  private boolean open;

  /// @param main the rules with a fact about the clauses that are dropped
  Deletion(
      Function<String, Model> main, List<Obligation> obligations, List<MissionClause> candidates) {
    this.main = main;
    this.obligations = obligations;
    this.candidates = candidates;
  }

  ClauseCore core(Solvers solvers, Duration limit) {
    List<Obligation> asked = obligations;
    while (!asked.isEmpty() && needed.size() < candidates.size()) {
      asked = round(asked, solvers, limit);
    }
    List<MissionClause> others =
        candidates.stream().filter(clause -> !needed.contains(clause)).toList();
    return new ClauseCore(
        candidates.stream().filter(needed::contains).toList(),
        open ? List.of() : others,
        open ? others : List.of());
  }

  /// Searches once for each obligation, and returns those for which a clause was found.
  private List<Obligation> round(List<Obligation> asked, Solvers solvers, Duration limit) {
    Model round =
        main.apply("one Dropped and Dropped in " + inQuestion())
            .plus(
                asked.stream()
                    .map(each -> "check " + each.assertion() + Proving.within(each.scope()))
                    .collect(Collectors.joining()));
    List<Answer> answers =
        solvers.solve(
            asked.stream().map(each -> Task.of(round, each.assertion())).toList(),
            limit,
            (_, _) -> {});
    var again = new ArrayList<Obligation>();
    for (int i = 0; i < answers.size(); i++) {
      switch (answers.get(i)) {
        case Answer.Satisfiable found -> {
          String atom = found.instance().atoms("Dropped").getFirst();
          needed.add(MissionClause.valueOf(atom.substring(0, atom.indexOf('$'))));
          again.add(asked.get(i));
        }
        case Answer.Unsatisfiable _ -> {}
        case Answer.Unknown _ -> open = true;
      }
    }
    return again;
  }

  private String inQuestion() {
    return candidates.stream()
        .filter(clause -> !needed.contains(clause))
        .map(MissionClause::name)
        .collect(Collectors.joining(" + "));
  }
}
