package dev.rulewright.alloy.agreement;

import dev.rulewright.alloy.Conjuncts;
import edu.mit.csail.sdg.ast.Expr;
import edu.mit.csail.sdg.ast.ExprLet;
import edu.mit.csail.sdg.ast.Func;
import edu.mit.csail.sdg.parser.CompUtil;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import kodkod.ast.Formula;
import kodkod.engine.Evaluator;
import kodkod.instance.Instance;

/// The rules of the twin, asked about single steps. For one thread.
///
/// **A step is impossible exactly when a condition fails that does not look at the position after
/// it**, or that looks only at the AP left and fails for every number of them: all other conditions
/// say what that position is.
final class TwinRules {

  private static final int MOST_AP = 4;

  /// A condition of an action.
  private record Condition(String name, Formula formula, Set<String> looksAt) {
    boolean isGuard() {
      return looksAt.isEmpty();
    }

    boolean isPrice() {
      return looksAt.equals(Set.of("ap"));
    }
  }

  /// An action.
  private record Action(Formula whole, Formula guards, List<Condition> conditions) {}

  private final Frame frame;
  private final Scene scene;
  private final Map<String, Action> actions = new HashMap<>();

  TwinRules(Frame frame) {
    this.frame = frame;
    scene = new Scene(frame);
    Act.PREDICATES.forEach(name -> actions.put(name, action(name)));
  }

  private Action action(String name) {
    Func predicate = Conjuncts.predicate(frame.parsed(), name);
    var arguments = new ArrayList<>(List.of("Before", "After"));
    arguments.addAll(Act.arguments(name));
    var conditions = new ArrayList<Condition>();
    for (Expr conjunct : Conjuncts.conditions(predicate)) {
      Expr bound = conjunct;
      for (int i = predicate.count() - 1; i >= 0; i--) {
        Expr argument =
            CompUtil.parseOneExpression_fromString(frame.parsed().module(), arguments.get(i));
        bound = ExprLet.make(null, predicate.get(i), argument, bound);
      }
      conditions.add(
          new Condition(
              Conjuncts.nameOf(conjunct),
              frame.formula(bound),
              FieldsUsed.of(predicate.get(1), conjunct)));
    }
    return new Action(
        all(conditions.stream().map(Condition::formula).toList()),
        all(conditions.stream().filter(Condition::isGuard).map(Condition::formula).toList()),
        conditions);
  }

  private static Formula all(List<Formula> formulas) {
    return formulas.stream().reduce(Formula.TRUE, (a, b) -> a.and(b));
  }

  private Action action(Act act) {
    Action action = actions.get(act.predicate());
    if (action == null) {
      throw new IllegalStateException("no action " + act.predicate());
    }
    return action;
  }

  /// Whether an act leads from one situation to the other.
  boolean allows(Situation then, Act act, Situation now) {
    return new Evaluator(scene.of(then, now, act)).evaluate(action(act).whole());
  }

  /// The conditions of an act that two situations do not meet.
  List<String> failing(Situation then, Act act, Situation now) {
    var evaluator = new Evaluator(scene.of(then, now, act));
    return action(act).conditions().stream()
        .filter(condition -> !evaluator.evaluate(condition.formula()))
        .map(Condition::name)
        .toList();
  }

  /// Whether an act leads anywhere from a situation.
  boolean isPossible(Situation then, Act act) {
    return new Evaluator(scene.of(then, then, act)).evaluate(action(act).guards())
        && unpayable(then, act).isEmpty();
  }

  /// The conditions that make an act impossible; empty if it is possible.
  List<String> barring(Situation then, Act act) {
    var evaluator = new Evaluator(scene.of(then, then, act));
    var barring = new ArrayList<String>();
    for (Condition condition : action(act).conditions()) {
      if (condition.isGuard() && !evaluator.evaluate(condition.formula())) {
        barring.add(condition.name());
      }
    }
    barring.addAll(unpayable(then, act));
    return barring;
  }

  private List<String> unpayable(Situation then, Act act) {
    List<Condition> prices = action(act).conditions().stream().filter(Condition::isPrice).toList();
    if (prices.isEmpty()) {
      return List.of();
    }
    var open = new ArrayList<>(prices);
    for (int ap = 0; ap <= MOST_AP && !open.isEmpty(); ap++) {
      Instance instance = scene.of(then, then.withAp(ap), act);
      var evaluator = new Evaluator(instance);
      open.removeIf(condition -> evaluator.evaluate(condition.formula()));
    }
    return open.stream().map(Condition::name).toList();
  }

  /// Whether a formula about the situation before and the act holds.
  boolean holds(String formula, Situation then, Act act) {
    return new Evaluator(scene.of(then, then, act)).evaluate(frame.formula(formula));
  }
}
