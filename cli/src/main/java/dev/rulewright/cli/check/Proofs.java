package dev.rulewright.cli.check;

import dev.rulewright.alloy.Limits;
import dev.rulewright.alloy.Obligation;
import dev.rulewright.alloy.Proof;
import dev.rulewright.alloy.Scope;
import dev.rulewright.alloy.Twin;
import dev.rulewright.alloy.solver.Answer;
import dev.rulewright.alloy.solver.Machine;
import dev.rulewright.kernel.Expectation;
import dev.rulewright.kernel.Property;
import dev.rulewright.missioncombat.Move;
import dev.rulewright.missioncombat.Position;
import dev.rulewright.reports.results.CheckRow;
import dev.rulewright.reports.results.Verdict;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/// Checks properties by proving them of the Alloy twin: each holds at the start, and every action,
/// taken from any position that fulfils the invariant, keeps it.
///
/// @param scope areas, units and so on of the boards that a proof is about
/// @param limits how much solving may take
/// @param machine what solvers run on
/// @param progress is told the reading and what was proved last
record Proofs(Scope scope, Limits limits, Machine machine, BiConsumer<String, String> progress) {

  static final String METHOD = "alloy";

  /// Checks a reading. Lemmas are what the proofs rest on besides the properties.
  List<Found> check(Subject subject, boolean lemmas) {
    List<String> missing = Twin.notMirrored(subject.game().reading());
    if (!missing.isEmpty()) {
      String detail = "the twin does not mirror " + String.join(", ", missing);
      return subject.properties().stream()
          .map(property ->
              Found.of(subject.row(property, METHOD, "", Verdict.NOT_STATED, detail, 0)))
          .toList();
    }
    if (limits.stop().getAsBoolean()) {
      return stopped(subject);
    }
    List<String> known = subject.properties().stream().map(Property::id).toList();
    var proofs = new LinkedHashMap<String, List<Proof>>();
    Twin twin = Twin.of(subject.game().reading());
    List<Obligation> obligations =
        twin.obligations(scope).stream()
            .filter(each -> lemmas || known.contains(each.property()))
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
    var found = new ArrayList<Found>();
    for (Property<Position, Move> property : subject.properties()) {
      List<Proof> own = proofs.remove(property.id());
      found.add(Found.of(row(subject, property, own == null ? List.of() : own)));
    }
    proofs.forEach((lemma, own) -> found.add(Found.of(row(subject, lemma, own))));
    return found;
  }

  /// Rows about properties that nobody began to prove.
  private static List<Found> stopped(Subject subject) {
    return subject.properties().stream()
        .map(property ->
            property.expectation() instanceof Expectation.NotMeaningful none
                ? subject.row(property, METHOD, "", Verdict.MEANINGLESS, Subject.reason(none), 0)
                : subject.row(property, METHOD, "", Verdict.STOPPED, "", 0))
        .map(Found::of)
        .toList();
  }

  private CheckRow row(Subject subject, Property<Position, Move> property, List<Proof> proofs) {
    String reason = Subject.reason(property.expectation());
    if (property.expectation() instanceof Expectation.NotMeaningful) {
      return subject.row(property, METHOD, "", Verdict.MEANINGLESS, reason, 0);
    }
    if (proofs.isEmpty()) {
      return subject.row(property, METHOD, "", Verdict.NOT_STATED, "the twin does not state it", 0);
    }
    Verdict verdict = verdict(proofs);
    String detail = detail(proofs);
    return subject.row(
        property,
        METHOD,
        bound(proofs),
        verdict,
        detail.isEmpty() || reason.isEmpty() ? detail : detail + "; " + reason,
        seconds(proofs));
  }

  private CheckRow row(Subject subject, String lemma, List<Proof> proofs) {
    return new CheckRow(
        lemma,
        "Lemma of the proofs: " + lemma.replace('-', ' ') + ".",
        List.of(),
        subject.reading(),
        METHOD,
        bound(proofs),
        verdict(proofs),
        detail(proofs),
        "",
        seconds(proofs));
  }

  /// A proof that does not go through shows no play that breaks the property: the position that it
  /// begins with may be one that no play reaches.
  private static Verdict verdict(List<Proof> proofs) {
    if (proofs.stream().anyMatch(proof -> proof.outcome() instanceof Proof.Broken)) {
      return Verdict.NOT_PROVED;
    }
    if (proofs.stream().anyMatch(proof -> isStopped(proof.outcome()))) {
      return Verdict.STOPPED;
    }
    return proofs.stream().allMatch(proof -> proof.outcome() instanceof Proof.Proved)
        ? Verdict.PROVED
        : Verdict.UNKNOWN;
  }

  private static boolean isStopped(Proof.Outcome outcome) {
    return outcome instanceof Proof.Unknown(String why) && why.equals(Answer.Unknown.STOPPED);
  }

  private static String detail(List<Proof> proofs) {
    var parts = new ArrayList<String>();
    String broken = steps(proofs, Proof.Broken.class::isInstance);
    if (!broken.isEmpty()) {
      parts.add("not kept by " + broken);
    }
    String unknown =
        steps(proofs, outcome -> outcome instanceof Proof.Unknown && !isStopped(outcome));
    if (!unknown.isEmpty()) {
      parts.add("no answer in time for " + unknown);
    }
    String stopped = steps(proofs, Proofs::isStopped);
    if (!stopped.isEmpty()) {
      parts.add("stopped before " + stopped);
    }
    return String.join("; ", parts);
  }

  private static String steps(List<Proof> proofs, Predicate<Proof.Outcome> asked) {
    return proofs.stream()
        .filter(proof -> asked.test(proof.outcome()))
        .map(proof -> proof.obligation().step())
        .collect(Collectors.joining(", "));
  }

  private String bound(List<Proof> proofs) {
    return "any play on any board, %s; by %s".formatted(scope, proofs.getFirst().effort().solver());
  }

  private static double seconds(List<Proof> proofs) {
    return proofs.stream().mapToDouble(Proof::seconds).sum();
  }
}
