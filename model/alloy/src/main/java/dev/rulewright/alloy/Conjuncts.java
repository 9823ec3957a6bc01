package dev.rulewright.alloy;

import dev.rulewright.alloy.solver.ParsedModel;
import edu.mit.csail.sdg.ast.Expr;
import edu.mit.csail.sdg.ast.ExprCall;
import edu.mit.csail.sdg.ast.ExprList;
import edu.mit.csail.sdg.ast.ExprUnary;
import edu.mit.csail.sdg.ast.Func;
import edu.mit.csail.sdg.parser.CompModule;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/// What the predicates of a model are made of: an action, and the invariant, is a list of
/// predicates that all hold, each of them named after its clause.
final class Conjuncts {

  private Conjuncts() {}

  /// The predicates of one module in the order of its text.
  static List<Func> predicatesOf(ParsedModel parsed, String module) {
    var predicates = new ArrayList<Func>();
    for (CompModule each : parsed.module().getAllReachableModules()) {
      for (Func func : each.getAllFunc()) {
        if (func.isPred && func.pos.filename.endsWith("/" + module + ".als")) {
          predicates.add(func);
        }
      }
    }
    predicates.sort(Comparator.comparingInt(func -> func.pos.y));
    return predicates;
  }

  /// The predicate of a name.
  ///
  /// @throws IllegalStateException if there is none
  static Func predicate(ParsedModel parsed, String name) {
    for (CompModule each : parsed.module().getAllReachableModules()) {
      for (Func func : each.getAllFunc()) {
        if (nameOf(func).equals(name)) {
          return func;
        }
      }
    }
    throw new IllegalStateException("no predicate " + name);
  }

  /// `turn/endTurn` as `endTurn`.
  static String nameOf(Func func) {
    return func.label.substring(func.label.lastIndexOf('/') + 1);
  }

  /// The names of the predicates that a predicate is made of.
  static List<String> names(ParsedModel parsed, String predicate) {
    return of(predicate(parsed, predicate).getBody()).stream().map(Conjuncts::nameOf).toList();
  }

  /// The name of a conjunct: that of its predicate, or its text.
  static String nameOf(Expr conjunct) {
    return plain(conjunct) instanceof ExprCall call ? nameOf(call.fun) : conjunct.toString();
  }

  /// What a formula consists of, if it is a conjunction; otherwise itself.
  static List<Expr> of(Expr formula) {
    Expr plain = plain(formula);
    if (plain instanceof ExprList list && list.op == ExprList.Op.AND) {
      return list.args.stream().flatMap(each -> of(each).stream()).toList();
    }
    return List.of(plain);
  }

  private static Expr plain(Expr formula) {
    return formula instanceof ExprUnary unary && unary.op == ExprUnary.Op.NOOP
        ? plain(unary.sub)
        : formula;
  }
}
