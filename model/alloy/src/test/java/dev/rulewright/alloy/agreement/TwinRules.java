package dev.rulewright.alloy.agreement;

import dev.rulewright.alloy.Conjuncts;
import dev.rulewright.alloy.relations.Compiler.Evaluated;
import dev.rulewright.alloy.relations.Stage;
import edu.mit.csail.sdg.ast.Expr;
import edu.mit.csail.sdg.ast.ExprCall;
import edu.mit.csail.sdg.ast.ExprLet;
import edu.mit.csail.sdg.ast.Func;
import edu.mit.csail.sdg.parser.CompUtil;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/// The rules of the twin, asked about single steps. For one thread.
///
/// **A step is impossible exactly when a condition fails that does not look at the position after
/// it**, or that looks only at the AP left and fails for every number of them: all other conditions
/// say what that position is.
final class TwinRules {

  private static final int MOST_AP = 4;

  /// A condition of an action.
  private record Condition(String name, Evaluated formula, Set<String> looksAt) {
    boolean isGuard() {
      return looksAt.isEmpty();
    }

    boolean isPrice() {
      return looksAt.equals(Set.of("ap"));
    }
  }

  /// An action.
  private record Action(Evaluated whole, Evaluated guards, List<Condition> conditions) {}

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
    for (Expr conjunct : conditions(predicate)) {
      Expr bound = conjunct;
      for (int i = predicate.count() - 1; i >= 0; i--) {
        Expr argument =
            CompUtil.parseOneExpression_fromString(frame.parsed().module(), arguments.get(i));
        bound = ExprLet.make(null, predicate.get(i), argument, bound);
      }
      conditions.add(
          new Condition(
              Conjuncts.nameOf(conjunct),
              frame.compiled(bound),
              FieldsUsed.of(predicate.get(1), conjunct)));
    }
    split(name)
        .ifPresent(text ->
            conditions.add(
                new Condition(
                    text.substring(0, text.indexOf('[')), frame.compiled(text), Set.of())));
    return new Action(
        all(conditions), all(conditions.stream().filter(Condition::isGuard).toList()), conditions);
  }

  /// The conditions of an action. Where it leaves all that follows to another predicate, as `draw`
  /// does to `drawing`, the conditions of that one take its place.
  private static List<Expr> conditions(Func action) {
    var conditions = new ArrayList<Expr>();
    for (Expr conjunct : Conjuncts.of(action.getBody())) {
      if (Conjuncts.plain(conjunct) instanceof ExprCall call
          && Conjuncts.nameOf(call.fun).equals("drawing")) {
        conditions(call.fun).forEach(condition -> conditions.add(bound(condition, call)));
      } else {
        conditions.add(conjunct);
      }
    }
    return conditions;
  }

  private static Expr bound(Expr condition, ExprCall call) {
    Expr bound = condition;
    for (int i = call.args.size() - 1; i >= 0; i--) {
      bound = ExprLet.make(null, call.fun.get(i), call.args.get(i), bound);
    }
    return bound;
  }

  /// How damage is split, which the chapters keep apart because only a world has numbers.
  private static Optional<String> split(String action) {
    return switch (action) {
      case "attack" -> Optional.of("attackDistributes[Before, Chosen.unit, Chosen.hits]");
      case "playBarrage" -> Optional.of("hellfire_amount[Before, Chosen.event, Chosen.hits]");
      default -> Optional.empty();
    };
  }

  private static Evaluated all(List<Condition> conditions) {
    return stage -> {
      for (Condition condition : conditions) {
        if (!condition.formula().holds(stage)) {
          return false;
        }
      }
      return true;
    };
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
    return action(act).whole().holds(scene.of(then, act, now));
  }

  /// The conditions of an act that two situations do not meet.
  List<String> failing(Situation then, Act act, Situation now) {
    Stage stage = scene.of(then, act, now);
    return action(act).conditions().stream()
        .filter(condition -> !condition.formula().holds(stage))
        .map(Condition::name)
        .toList();
  }

  /// Whether an act leads anywhere from a situation.
  boolean isPossible(Situation then, Act act) {
    return action(act).guards().holds(scene.of(then, act, then)) && unpayable(then, act).isEmpty();
  }

  /// The conditions that make an act impossible; empty if it is possible.
  List<String> barring(Situation then, Act act) {
    Stage stage = scene.of(then, act, then);
    var barring = new ArrayList<String>();
    for (Condition condition : action(act).conditions()) {
      if (condition.isGuard() && !condition.formula().holds(stage)) {
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
      Stage stage = scene.of(then, act, then.withAp(ap));
      open.removeIf(condition -> condition.formula().holds(stage));
    }
    return open.stream().map(Condition::name).toList();
  }
}
