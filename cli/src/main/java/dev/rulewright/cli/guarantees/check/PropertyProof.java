package dev.rulewright.cli.guarantees.check;

import dev.rulewright.alloy.ClauseCore;
import dev.rulewright.alloy.Obligation;
import dev.rulewright.alloy.Proof;
import dev.rulewright.alloy.solver.Answer;
import dev.rulewright.kernel.Clause;
import dev.rulewright.reports.results.Verdict;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/// The proof of one property, step by step.
///
/// @param steps the proofs of its obligations; none if the twin does not state it
/// @param invariant what became of the invariant, which the steps assume
record PropertyProof(List<Proof> steps, Verdict invariant) {

  /// The proof of the invariant itself, which assumes nothing else.
  PropertyProof(List<Proof> steps) {
    this(steps, Verdict.PROVED);
  }

  /// A proof that does not go through shows no play that breaks the property: the position that it
  /// begins with may be one that no play reaches. One that rests on an invariant without a proof is
  /// none.
  Verdict verdict() {
    Verdict own = ownVerdict();
    if (own != Verdict.PROVED || invariant == Verdict.PROVED) {
      return own;
    }
    return invariant == Verdict.STOPPED ? Verdict.STOPPED : Verdict.UNKNOWN;
  }

  private Verdict ownVerdict() {
    if (steps.stream().anyMatch(Proof::isBroken)) {
      return Verdict.NOT_PROVED;
    }
    if (steps.stream().anyMatch(PropertyProof::isStopped)) {
      return Verdict.STOPPED;
    }
    return steps.stream().allMatch(Proof::isProved) ? Verdict.PROVED : Verdict.UNKNOWN;
  }

  private static boolean isStopped(Proof proof) {
    return proof.answer() instanceof Answer.Unknown unknown
        && Answer.Unknown.isStopped(unknown.why());
  }

  /// The steps that are not proved, by what became of them; empty if all are.
  List<String> details() {
    var details = new ArrayList<String>();
    if (invariant != Verdict.PROVED && ownVerdict() == Verdict.PROVED) {
      details.add("rests on the invariant: " + invariant.words());
    }
    add("not kept by ", Proof::isBroken, details);
    add(
        "no answer for ",
        proof -> proof.answer() instanceof Answer.Unknown && !isStopped(proof),
        details);
    add("stopped, or over time, before ", PropertyProof::isStopped, details);
    return details;
  }

  private void add(String what, Predicate<Proof> asked, List<String> details) {
    String names =
        steps.stream()
            .filter(asked)
            .map(proof -> proof.obligation().step())
            .collect(Collectors.joining(", "));
    if (!names.isEmpty()) {
      details.add(what + names);
    }
  }

  List<Obligation> obligations() {
    return steps.stream().map(Proof::obligation).toList();
  }

  double seconds() {
    return steps.stream().mapToDouble(Proof::seconds).sum();
  }

  /// The clauses that a proof needs, as a detail of its row.
  static String told(ClauseCore core) {
    String needed =
        core.needed().isEmpty() ? "needs no single clause" : "needs " + ids(core.needed());
    return core.unknown().isEmpty() ? needed : needed + ", and perhaps others (no answer in time)";
  }

  private static String ids(List<? extends Clause> clauses) {
    return clauses.stream().map(Clause::id).collect(Collectors.joining(", "));
  }
}
