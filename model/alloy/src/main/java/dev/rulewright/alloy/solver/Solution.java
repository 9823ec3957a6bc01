package dev.rulewright.alloy.solver;

import edu.mit.csail.sdg.alloy4.A4Reporter;
import edu.mit.csail.sdg.alloy4.Err;
import edu.mit.csail.sdg.ast.ExprVar;
import edu.mit.csail.sdg.ast.Sig;
import edu.mit.csail.sdg.translator.A4Options;
import edu.mit.csail.sdg.translator.A4Solution;
import edu.mit.csail.sdg.translator.A4Tuple;
import edu.mit.csail.sdg.translator.A4TupleSet;
import edu.mit.csail.sdg.translator.TranslateAlloyToKodkod;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import java.util.stream.IntStream;

/// The answer of a solver to a command, in this process.
///
/// @param found as Alloy has it
public record Solution(A4Solution found) {

  /// Carries out a command, however long it takes.
  public static Solution of(ParsedModel parsed, Task task) {
    var options = new A4Options();
    options.skolemDepth = 1;
    options.symmetry = task.symmetry();
    // Working out bounds from facts takes longer than it saves.
    options.inferPartialInstance = false;
    try {
      return new Solution(
          TranslateAlloyToKodkod.execute_command(
              A4Reporter.NOP,
              parsed.module().getAllReachableSigs(),
              parsed.command(task.command()),
              options));
    } catch (Err e) {
      throw ParsedModel.misread(e);
    }
  }

  /// The instance, if there is one.
  ///
  /// @throws IllegalStateException if there is none
  public Instance instance() {
    if (!found.satisfiable()) {
      throw new IllegalStateException("there is no instance");
    }
    var relations = new TreeMap<String, List<List<String>>>();
    for (Sig sig : found.getAllReachableSigs()) {
      String name = plain(sig.label);
      relations.put(name, tuples(found.eval(sig)));
      for (Sig.Field field : sig.getFields()) {
        relations.put(name + "." + field.label, tuples(found.eval(field)));
      }
    }
    for (ExprVar witness : found.getAllSkolems()) {
      if (found.eval(witness) instanceof A4TupleSet tuples) {
        relations.put(witness.label, tuples(tuples));
      }
    }
    return new Instance(relations);
  }

  /// `control/Area` as `Area`.
  static String plain(String label) {
    return label.substring(label.lastIndexOf('/') + 1);
  }

  private static List<List<String>> tuples(A4TupleSet set) {
    var tuples = new ArrayList<List<String>>();
    for (A4Tuple tuple : set) {
      tuples.add(
          IntStream.range(0, tuple.arity()).mapToObj(tuple::atom).map(Solution::plain).toList());
    }
    return tuples;
  }
}
