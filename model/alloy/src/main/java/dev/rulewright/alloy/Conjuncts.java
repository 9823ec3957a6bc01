package dev.rulewright.alloy;

import dev.rulewright.alloy.solver.ParsedModel;
import edu.mit.csail.sdg.ast.Assert;
import edu.mit.csail.sdg.ast.Expr;
import edu.mit.csail.sdg.ast.ExprCall;
import edu.mit.csail.sdg.ast.ExprLet;
import edu.mit.csail.sdg.ast.ExprList;
import edu.mit.csail.sdg.ast.ExprUnary;
import edu.mit.csail.sdg.ast.Func;
import edu.mit.csail.sdg.parser.CompModule;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/// The conjuncts of the predicates of a model: an action, and the invariant, is a list of
/// predicates that all hold, each of them named after its clause.
public final class Conjuncts {

  private Conjuncts() {}

  /// The names of the assertions of one module in the order of its text.
  static List<String> assertionsOf(ParsedModel parsed, String module) {
    var assertions = new ArrayList<Assert>();
    for (CompModule each : parsed.module().getAllReachableModules()) {
      for (Assert assertion : each.getAllAssertions()) {
        if (assertion.pos.filename.endsWith("/" + module + ".als")) {
          assertions.add(assertion);
        }
      }
    }
    assertions.sort(Comparator.comparingInt(assertion -> assertion.pos.y));
    return assertions.stream().map(assertion -> plain(assertion.label)).toList();
  }

  /// The predicate of a name.
  ///
  /// @throws IllegalStateException if there is none
  public static Func predicate(ParsedModel parsed, String name) {
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
  public static String nameOf(Func func) {
    return plain(func.label);
  }

  private static String plain(String label) {
    return label.substring(label.lastIndexOf('/') + 1);
  }

  /// The names of the predicates that a predicate is made of, where a line may begin with a
  /// condition under which it is left out: `ownMayBeHurt or onlyWaitingUnitsHaveDamage[s]`.
  public static List<String> names(ParsedModel parsed, String predicate) {
    return of(predicate(parsed, predicate).getBody()).stream()
        .map(line -> plain(line) instanceof ExprList or ? or.args.getLast() : line)
        .map(Conjuncts::nameOf)
        .toList();
  }

  /// The names of the predicates that a predicate is made of, without those that have a condition.
  static List<String> unconditional(ParsedModel parsed, String predicate) {
    return of(predicate(parsed, predicate).getBody()).stream()
        .filter(line -> plain(line) instanceof ExprCall)
        .map(Conjuncts::nameOf)
        .toList();
  }

  /// The name of a conjunct: that of its predicate, or its text.
  public static String nameOf(Expr conjunct) {
    return switch (plain(conjunct)) {
      case ExprCall call -> nameOf(call.fun);
      case ExprLet let -> nameOf(let.sub);
      case Expr other -> other.toString();
    };
  }

  /// What a formula consists of, if it is a conjunction; otherwise itself.
  public static List<Expr> of(Expr formula) {
    Expr plain = plain(formula);
    if (plain instanceof ExprList list && list.op == ExprList.Op.AND) {
      return list.args.stream().flatMap(each -> of(each).stream()).toList();
    }
    return List.of(plain);
  }

  /// A formula without the signs around it that mean nothing.
  public static Expr plain(Expr formula) {
    return formula instanceof ExprUnary unary && unary.op == ExprUnary.Op.NOOP
        ? plain(unary.sub)
        : formula;
  }
}
