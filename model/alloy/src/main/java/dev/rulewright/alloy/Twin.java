package dev.rulewright.alloy;

import dev.rulewright.alloy.solver.Machine;
import dev.rulewright.alloy.solver.Model;
import dev.rulewright.alloy.solver.ParsedModel;
import dev.rulewright.alloy.solver.Solvers;
import dev.rulewright.kernel.Place;
import dev.rulewright.kernel.reading.Reading;
import dev.rulewright.missioncombat.MissionClause;
import dev.rulewright.missioncombat.rules.MissionCombat;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/// The rules as Alloy relations under a reading, with arbitrary boards and units: what is proved of
/// them holds for plays of any length, because every property is proved to hold at the start and to
/// be kept by each action.
public final class Twin {

  private static final String NONE_DROPPED = "no Dropped";

  private final Reading reading;
  private final List<String> invariant;
  private final Set<String> lines;
  private final List<String> assertions;

  private Twin(Reading reading, ParsedModel parsed) {
    this.reading = reading;
    invariant = Conjuncts.names(parsed, "invariant");
    lines =
        Conjuncts.unconditional(parsed, "invariant").stream()
            .map(Twin::kebab)
            .collect(Collectors.toUnmodifiableSet());
    assertions = Conjuncts.assertionsOf(parsed, "proofs");
  }

  /// The game that is mirrored.
  public static final String GAME = "mission-combat";

  /// The twin under a reading.
  ///
  /// @throws IllegalArgumentException if it does not mirror the reading, see [#notMirrored]
  public static Twin of(String reading) {
    List<String> missing = notMirrored(reading);
    if (!missing.isEmpty()) {
      throw new IllegalArgumentException("the Alloy twin does not mirror " + missing);
    }
    var answers = MissionCombat.READINGS.parse(reading, Place.of("reading"));
    return new Twin(answers, ParsedModel.of(main(answers, NONE_DROPPED)));
  }

  /// What a reading answers otherwise than the twin can, such as `bunker.bonus-scope=marines`;
  /// empty if the twin mirrors it.
  public static List<String> notMirrored(String reading) {
    return Answers.notMirrored(MissionCombat.READINGS.parse(reading, Place.of("reading")));
  }

  /// @param dropped a fact about the clauses that are dropped
  private static Model main(Reading reading, String dropped) {
    return Chapters.with(
        """
        module main
        open proofs
        fact { %s }
        fact { Reading.answers = %s }
        """
            .formatted(dropped, String.join(" + ", Answers.of(reading))));
  }

  /// Everything to prove within a scope, in the order of the chapters.
  public List<Obligation> obligations(Scope scope) {
    return assertions.stream()
        .map(assertion -> {
          int end = assertion.lastIndexOf('_');
          return new Obligation(
              kebab(assertion.substring(0, end)),
              kebab(assertion.substring(end + 1)),
              assertion,
              scope);
        })
        .toList();
  }

  /// The parts of the invariant, which every action may rely on: properties, and what they need to
  /// be proved.
  public List<String> invariant() {
    return invariant.stream().map(Twin::kebab).toList();
  }

  /// Proves obligations, in processes of their own. What is claimed of one step is proved together
  /// where that succeeds.
  ///
  /// @param progress is told each proof as it comes, one at a time
  /// @return the proofs in the order of the obligations
  public List<Proof> prove(
      List<Obligation> obligations, Limits limits, Machine machine, Consumer<Proof> progress) {
    return prove(obligations, NONE_DROPPED, limits, machine, progress);
  }

  /// The same with a fact about the clauses that are dropped.
  List<Proof> prove(
      List<Obligation> obligations,
      String dropped,
      Limits limits,
      Machine machine,
      Consumer<Proof> progress) {
    try (var solvers = new Solvers(machine, limits.processes(), limits.stop())) {
      return new Proving(main(reading, dropped), lines, obligations, limits, progress)
          .with(solvers);
    }
  }

  /// Finds out which clauses make some obligations true, which should hold with all of them.
  ///
  /// @param candidates the clauses to leave out, one at a time; see [#clauses]
  /// @param limits the time is that of one search, which is about one step and all clauses
  public ClauseCore core(
      List<Obligation> obligations,
      List<MissionClause> candidates,
      Limits limits,
      Machine machine) {
    try (var solvers = new Solvers(machine, limits.processes(), limits.stop())) {
      return new Deletion(dropped -> main(reading, dropped), obligations, candidates)
          .core(solvers, limits.time());
    }
  }

  /// The clauses that the twin can leave out, in the order of the rulebook.
  public static List<MissionClause> clauses() {
    String text = Chapters.texts().getOrDefault("clause.als", "");
    return Arrays.stream(MissionClause.values())
        .filter(clause -> Pattern.compile("\\b" + clause.name() + "\\b").matcher(text).find())
        .toList();
  }

  /// `alwaysAMove` as `always-a-move`.
  private static String kebab(String camel) {
    return camel.replaceAll("(?<=.)(?=[A-Z])", "-").toLowerCase(Locale.ROOT);
  }
}
