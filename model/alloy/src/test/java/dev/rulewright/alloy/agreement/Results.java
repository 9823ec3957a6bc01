package dev.rulewright.alloy.agreement;

import dev.rulewright.alloy.Chapters;
import dev.rulewright.alloy.World;
import dev.rulewright.alloy.solver.Answer;
import dev.rulewright.alloy.solver.Model;
import dev.rulewright.alloy.solver.Solvers;
import dev.rulewright.alloy.solver.Task;
import java.time.Duration;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Whether an act of the twin can lead from one position to two. */
final class Results {

  private Results() {}

  /** An answer for each of [Act#PREDICATES]: satisfiable if there are two results somewhere. */
  static List<Answer> two(World world, Solvers solvers, Duration limit) {
    Model model =
        Chapters.with(
            Frame.mainOf(
                world,
                """
                open properties
                open split
                one sig Before, After, Other extends Position {}
                pred same[p, q: Position] { %s }
                """
                    .formatted(
                        Scene.FIELDS.stream()
                            .map(field -> "p.%s = q.%s".formatted(field, field))
                            .collect(Collectors.joining(" and "))),
                Act.PREDICATES.stream()
                    .map(action -> twoOf(action, Frame.scopeOf(world, 3)))
                    .collect(Collectors.joining("\n"))));
    return solvers.solve(
        Act.PREDICATES.stream().map(action -> Task.of(model, "two_" + action)).toList(),
        limit,
        (number, answer) -> {});
  }

  private static String twoOf(String action, String scope) {
    return "run two_%s { %s and %s and not same[After, Other] }%s"
        .formatted(action, step(action, "After"), step(action, "Other"), scope);
  }

  private static String step(String action, String to) {
    return Stream.concat(Stream.of("Before", to), Act.arguments(action).stream())
        .collect(Collectors.joining(", ", action + "[", "]"));
  }
}
