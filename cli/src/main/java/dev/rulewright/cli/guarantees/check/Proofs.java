package dev.rulewright.cli.guarantees.check;

import dev.rulewright.alloy.Limits;
import dev.rulewright.alloy.Obligation;
import dev.rulewright.alloy.Proof;
import dev.rulewright.alloy.Scope;
import dev.rulewright.alloy.Twin;
import dev.rulewright.alloy.solver.Machine;
import dev.rulewright.kernel.Expectation;
import dev.rulewright.kernel.Property;
import dev.rulewright.reports.results.Checks;
import dev.rulewright.reports.results.Verdict;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;

/// The check of properties by proofs of the Alloy twin: each holds at the start, and every action,
/// taken from any position that fulfils the invariant, keeps it.
///
/// @param clauses whether it is found out as well which clauses each proof needs
/// @param scope areas, units and so on of the boards that a proof is about
/// @param limits how much solving may take
/// @param machine what solvers run on
/// @param progress is told the reading and what was proved last
record Proofs(
    boolean clauses,
    Scope scope,
    Limits limits,
    Machine machine,
    BiConsumer<String, String> progress) {

  static final String METHOD = "alloy";

  /// The lemma that every other proof assumes of the position before a step.
  private static final String INVARIANT = "invariant";

  /// Checks a reading. The invariant, which every proof rests on, is proved in any case.
  ///
  /// @param lemmas whether what the proofs rest on besides the properties is told, too
  <P, M> List<Found> check(Subject<P, M> subject, boolean lemmas) {
    List<String> missing = Twin.notMirrored(subject.reading());
    if (!missing.isEmpty()) {
      String detail = "the twin does not mirror " + String.join(", ", missing);
      return subject.properties().stream()
          .map(property -> subject.found(property, METHOD, "", Verdict.NOT_STATED, detail, 0))
          .toList();
    }
    if (limits.stop().getAsBoolean()) {
      return stopped(subject);
    }
    Twin twin = Twin.of(subject.reading());
    Map<String, List<Proof>> proofs = proofs(subject, twin, lemmas);
    var found = new ArrayList<Found>();
    var invariant = new PropertyProof(proofs.getOrDefault(INVARIANT, List.of()));
    proofs.remove(INVARIANT);
    for (Property<P, M> property : subject.properties()) {
      var proof =
          new PropertyProof(proofs.getOrDefault(property.id(), List.of()), invariant.verdict());
      proofs.remove(property.id());
      found.add(found(subject, property, proof, twin));
    }
    if (lemmas) {
      found.add(found(subject, INVARIANT, invariant));
    }
    proofs.forEach((lemma, own) ->
        found.add(found(subject, lemma, new PropertyProof(own, invariant.verdict()))));
    return found;
  }

  /// The proofs, by what they prove.
  private <P, M> Map<String, List<Proof>> proofs(Subject<P, M> subject, Twin twin, boolean lemmas) {
    List<String> known = subject.properties().stream().map(Property::id).toList();
    var proofs = new LinkedHashMap<String, List<Proof>>();
    List<Obligation> obligations =
        twin.obligations(scope).stream()
            .filter(each ->
                lemmas || known.contains(each.property()) || each.property().equals(INVARIANT))
            .toList();
    twin.prove(
            obligations,
            limits,
            machine,
            proof -> progress.accept(subject.reading(), proof.obligation().toString()))
        .forEach(proof ->
            proofs
                .computeIfAbsent(proof.obligation().property(), _ -> new ArrayList<>())
                .add(proof));
    return proofs;
  }

  /// Rows about properties that nobody began to prove.
  private static <P, M> List<Found> stopped(Subject<P, M> subject) {
    return subject.properties().stream()
        .map(property ->
            property.expectation() instanceof Expectation.NotMeaningful none
                ? subject.found(property, METHOD, "", Verdict.MEANINGLESS, Subject.reason(none), 0)
                : subject.found(property, METHOD, "", Verdict.STOPPED, "", 0))
        .toList();
  }

  private <P, M> Found found(
      Subject<P, M> subject, Property<P, M> property, PropertyProof proof, Twin twin) {
    String reason = Subject.reason(property.expectation());
    if (property.expectation() instanceof Expectation.NotMeaningful) {
      return subject.found(property, METHOD, "", Verdict.MEANINGLESS, reason, 0);
    }
    if (proof.steps().isEmpty()) {
      return subject.found(
          property, METHOD, "", Verdict.NOT_STATED, "the twin does not state it", 0);
    }
    var details = new ArrayList<>(proof.details());
    if (!details.isEmpty() && !reason.isEmpty()) {
      details.add(reason);
    }
    if (clauses && proof.verdict() == Verdict.PROVED) {
      progress.accept(subject.reading(), property.id() + " without one of the clauses");
      details.add(
          PropertyProof.told(twin.core(proof.obligations(), Twin.clauses(), limits, machine)));
    }
    return subject.found(
        property, METHOD, bound(), proof.verdict(), String.join("; ", details), proof.seconds());
  }

  private Found found(Subject<?, ?> subject, String lemma, PropertyProof proof) {
    return Found.of(
        new Checks.Row(
            lemma,
            "Lemma of the proofs: " + lemma.replace('-', ' ') + ".",
            List.of(),
            subject.reading(),
            METHOD,
            bound(),
            proof.verdict(),
            String.join("; ", proof.details()),
            "",
            proof.seconds()));
  }

  private String bound() {
    return "any play on any board, %s; by sat4j".formatted(scope);
  }
}
