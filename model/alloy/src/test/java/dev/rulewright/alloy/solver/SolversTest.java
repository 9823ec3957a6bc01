package dev.rulewright.alloy.solver;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.rulewright.kernel.BadInput;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.TestInstance.Lifecycle;

@TestInstance(Lifecycle.PER_CLASS)
class SolversTest {

  private static final Duration LONG = Duration.ofHours(1);

  private static final Model GRAPH =
      new Model(
          Map.of(
              "graph.als",
              "module graph\nsig Node { link: set Node }\nassert noLoop { no iden & link }\n",
              "main.als",
              """
              module main
              open graph
              assert nothingIsMore { #Node =< 3 }
              check noLoop for 3
              check nothingIsMore for 3
              run hard { #Node = 3 } for 3
              """),
          "main.als");

  /** Pigeons: the classic formula that resolution cannot refute in reasonable time. */
  private static final Model HARD =
      new Model(
          Map.of(
              "main.als",
              """
              module main
              sig Hole {}
              sig Pigeon { nest: one Hole }
              check crowded { some disj p, q: Pigeon | p.nest = q.nest } for exactly 14 Pigeon, exactly 13 Hole
              run easy { some Hole } for 2
              """),
          "main.als");

  private Solvers solvers;

  @BeforeAll
  void start() {
    solvers = new Solvers(Machines.here(), 1, () -> false);
  }

  @AfterAll
  void stop() {
    solvers.close();
  }

  @Test
  void aCounterexampleIsAnInstance() {
    Answer answer = solve(Task.of(GRAPH, "noLoop"), LONG);
    assertThat(answer).isInstanceOf(Answer.Satisfiable.class);
    Instance instance = ((Answer.Satisfiable) answer).instance();
    assertThat(instance.tuples("Node.link")).anyMatch(t -> t.get(0).equals(t.get(1)));
  }

  @Test
  void whatHoldsHasNoCounterexample() {
    assertThat(solve(Task.of(GRAPH, "nothingIsMore"), LONG))
        .isInstanceOf(Answer.Unsatisfiable.class);
  }

  @Test
  void whoIsOverTimeIsStoppedAndTheNextTaskIsSolved() {
    assertThat(solve(new Task(HARD, "crowded", 0), Duration.ofSeconds(3)))
        .isInstanceOfSatisfying(
            Answer.Unknown.class, unknown -> assertThat(unknown.why()).isEqualTo("not within 3 s"));
    assertThat(solve(Task.of(HARD, "easy"), LONG)).isInstanceOf(Answer.Satisfiable.class);
  }

  @Test
  void aMistakeInATextIsLocated() {
    Model bad = new Model(Map.of("main.als", "module main\nsig A {}\nfact { no B }\n"), "main.als");
    assertThatThrownBy(() -> solve(Task.of(bad, "any"), LONG))
        .isInstanceOf(BadInput.class)
        .hasMessageStartingWith("main.als:3:11: ");
  }

  @Test
  void answersComeInTheOrderOfTheTasks() {
    try (var two = new Solvers(Machines.here(), 2, () -> false)) {
      var tasks =
          IntStream.range(0, 6)
              .mapToObj(i -> Task.of(GRAPH, i % 2 == 0 ? "noLoop" : "nothingIsMore"))
              .toList();
      List<Answer> answers = two.solve(tasks, LONG, (number, answer) -> {});
      assertThat(answers).hasSize(6);
      for (int i = 0; i < 6; i++) {
        assertThat(answers.get(i) instanceof Answer.Satisfiable).isEqualTo(i % 2 == 0);
      }
    }
  }

  @Test
  void noProcessIsLeftBehind() {
    Set<ProcessHandle> before = descendants();
    Set<ProcessHandle> own;
    try (var more = new Solvers(Machines.here(), 2, () -> false)) {
      more.solve(List.of(Task.of(GRAPH, "noLoop")), LONG, (number, answer) -> {});
      own = descendants();
      own.removeAll(before);
      assertThat(own).isNotEmpty().allMatch(ProcessHandle::isAlive);
    }
    own.forEach(process -> process.onExit().join());
    assertThat(descendants()).doesNotContainAnyElementsOf(own);
  }

  private static Set<ProcessHandle> descendants() {
    return ProcessHandle.current().descendants().collect(Collectors.toSet());
  }

  private Answer solve(Task task, Duration limit) {
    return solvers.solve(List.of(task), limit, (number, answer) -> {}).getFirst();
  }
}
