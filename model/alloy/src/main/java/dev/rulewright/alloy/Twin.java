package dev.rulewright.alloy;

import dev.rulewright.alloy.Obligation.Kind;
import dev.rulewright.alloy.Proof.Broken;
import dev.rulewright.alloy.Proof.Outcome;
import dev.rulewright.alloy.Proof.Proved;
import dev.rulewright.alloy.Proof.Unknown;
import dev.rulewright.alloy.solver.Answer;
import dev.rulewright.alloy.solver.Machine;
import dev.rulewright.alloy.solver.Model;
import dev.rulewright.alloy.solver.ParsedModel;
import dev.rulewright.alloy.solver.Solvers;
import dev.rulewright.alloy.solver.Task;
import dev.rulewright.missioncombat.MissionClause;
import dev.rulewright.missioncombat.reading.Reading;
import edu.mit.csail.sdg.ast.Func;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;

/// The rules as Alloy relations under a reading, with arbitrary boards and units: what is proved of
/// them holds for plays of any length, because every property is proved to hold at the start and to
/// be kept by each action.
public final class Twin {

  private final Reading reading;
  private final List<String> invariant;
  private final List<Func> properties;
  private final List<String> actions;

  private Twin(Reading reading, ParsedModel parsed) {
    this.reading = reading;
    invariant = Conjuncts.names(parsed, "invariant");
    properties = Conjuncts.predicatesOf(parsed, "property");
    actions =
        Conjuncts.predicatesOf(parsed, "step").stream()
            .map(Conjuncts::nameOf)
            .filter(name -> name.startsWith("by"))
            .toList();
  }

  /// The twin under a reading.
  ///
  /// @throws IllegalArgumentException if it does not mirror the reading, see [#notMirrored]
  public static Twin of(Reading reading) {
    List<String> missing = notMirrored(reading);
    if (!missing.isEmpty()) {
      throw new IllegalArgumentException("the Alloy twin does not mirror " + missing);
    }
    return new Twin(reading, ParsedModel.of(main(reading, Optional.empty())));
  }

  /// What a reading answers otherwise than the twin can, such as `bunker.bonus-scope=marines`;
  /// empty if the twin mirrors it.
  public static List<String> notMirrored(Reading reading) {
    return Answers.notMirrored(reading);
  }

  private static Model main(Reading reading, Optional<MissionClause> dropped) {
    return Chapters.with(
        """
        module main
        open property
        one sig Before, After extends Position {}
        fact { %s }
        fact { Reading.answers = %s }
        """
            .formatted(
                dropped.map(clause -> "Dropped = " + clause.name()).orElse("no Dropped"),
                String.join(" + ", Answers.of(reading))));
  }

  // ---- What is to prove ----

  /// Everything to prove within a scope: the parts of the invariant first, then the properties.
  public List<Obligation> obligations(Scope scope) {
    var all = new ArrayList<Obligation>();
    for (String part : invariant) {
      all.add(new Obligation(kebab(part), Kind.START, "", scope));
      for (String action : actions) {
        all.add(new Obligation(kebab(part), Kind.KEPT, actionId(action), scope));
      }
    }
    for (Func property : properties) {
      String name = kebab(Conjuncts.nameOf(property));
      if (property.count() == 1) {
        all.add(new Obligation(name, Kind.FOLLOWS, "", scope));
      } else {
        actions.forEach(
            action -> all.add(new Obligation(name, Kind.STEP, actionId(action), scope)));
      }
    }
    return List.copyOf(all);
  }

  /// The parts of the invariant: what is assumed before an action besides the property.
  public List<String> invariant() {
    return invariant.stream().map(Twin::kebab).toList();
  }

  // ---- Proving ----

  /// Proves obligations, in processes of their own.
  ///
  /// @param progress is told each proof as it comes, one at a time
  /// @return the proofs in the order of the obligations
  public List<Proof> prove(
      List<Obligation> obligations, Limits limits, Machine machine, Consumer<Proof> progress) {
    return prove(obligations, Optional.empty(), limits, machine, progress);
  }

  /// Proves obligations for the rules without one of their clauses.
  public List<Proof> proveWithout(
      MissionClause clause,
      List<Obligation> obligations,
      Limits limits,
      Machine machine,
      Consumer<Proof> progress) {
    return prove(obligations, Optional.of(clause), limits, machine, progress);
  }

  private List<Proof> prove(
      List<Obligation> obligations,
      Optional<MissionClause> dropped,
      Limits limits,
      Machine machine,
      Consumer<Proof> progress) {
    var commands = new StringBuilder();
    for (int i = 0; i < obligations.size(); i++) {
      commands.append(command("o" + i, obligations.get(i)));
    }
    Model model = main(reading, dropped).plus(commands.toString());
    List<Task> tasks =
        Stream.iterate(0, i -> i < obligations.size(), i -> i + 1)
            .map(i -> Task.of(model, "o" + i))
            .toList();
    try (var solvers = new Solvers(machine, limits.processes())) {
      List<Answer> answers =
          solvers.solve(
              tasks,
              limits.time(),
              (number, answer) -> progress.accept(proof(obligations.get(number), answer)));
      return Stream.iterate(0, i -> i < answers.size(), i -> i + 1)
          .map(i -> proof(obligations.get(i), answers.get(i)))
          .toList();
    }
  }

  private static Proof proof(Obligation obligation, Answer answer) {
    Outcome outcome =
        switch (answer) {
          case Answer.Unsatisfiable _ -> new Proved();
          case Answer.Satisfiable found -> new Broken(found.instance());
          case Answer.Unknown unknown -> new Unknown(unknown.why());
        };
    return new Proof(obligation, outcome, answer.effort());
  }

  private static String command(String label, Obligation obligation) {
    Scope scope = obligation.scope();
    String part = camel(obligation.property());
    String by = "by" + capital(camel(obligation.action()));
    String claim =
        switch (obligation.kind()) {
          case START -> "start[Before] implies %s[Before]".formatted(part);
          case KEPT ->
              "invariant[Before] and %s[Before, After] implies %s[After]".formatted(by, part);
          case FOLLOWS -> "invariant[Before] implies %s[Before]".formatted(part);
          case STEP ->
              "invariant[Before] and %s[Before, After] implies %s[Before, After]"
                  .formatted(by, part);
        };
    return "check %s { %s } for exactly %d Area, exactly %d Unit, exactly %d Level, exactly %d EventCard, exactly 2 Position\n"
        .formatted(label, claim, scope.areas(), scope.units(), scope.levels(), scope.events());
  }

  // ---- Names ----

  /// `byEndTurn` as `end-turn`.
  private static String actionId(String predicate) {
    return kebab(predicate).substring("by-".length());
  }

  /// `endTurn` as `end-turn`.
  private static String kebab(String camel) {
    return camel.replaceAll("(?<=[a-z0-9])(?=[A-Z])", "-").toLowerCase(Locale.ROOT);
  }

  /// `end-turn` as `endTurn`.
  private static String camel(String kebab) {
    var camel = new StringBuilder();
    for (String word : kebab.split("-", -1)) {
      camel.append(camel.isEmpty() ? word : capital(word));
    }
    return camel.toString();
  }

  private static String capital(String word) {
    return word.isEmpty()
        ? word
        : word.substring(0, 1).toUpperCase(Locale.ROOT) + word.substring(1);
  }
}
