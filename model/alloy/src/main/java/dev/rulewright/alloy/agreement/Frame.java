package dev.rulewright.alloy.agreement;

import dev.rulewright.alloy.Chapters;
import dev.rulewright.alloy.World;
import dev.rulewright.alloy.WorldText;
import dev.rulewright.alloy.solver.ParsedModel;
import dev.rulewright.alloy.solver.Solution;
import dev.rulewright.alloy.solver.Task;
import edu.mit.csail.sdg.ast.Expr;
import edu.mit.csail.sdg.parser.CompUtil;
import edu.mit.csail.sdg.translator.A4Solution;
import edu.mit.csail.sdg.translator.TranslateAlloyToKodkod;
import java.util.HashMap;
import java.util.Map;
import kodkod.ast.Expression;
import kodkod.ast.Formula;
import kodkod.ast.Relation;
import kodkod.engine.satlab.SATFactory;
import kodkod.instance.Instance;
import kodkod.instance.TupleFactory;
import kodkod.instance.Universe;

/// The chapters over a [World], ready to be evaluated: two positions, before and after an action,
/// and the action chosen, all of them relations that a [Scene] fills in. Formulas are translated
/// once and evaluated many times. For one thread.
///
/// The instance that the others are made from is found in this process: a world leaves nothing open
/// and nothing to search for.
final class Frame {

  private final World world;
  private final ParsedModel parsed;
  private final A4Solution frame;
  private final Instance pattern;
  private final Map<String, Formula> formulas = new HashMap<>();

  /// The frame of a world.
  Frame(World world) {
    this.world = world;
    parsed =
        ParsedModel.of(
            Chapters.with(
                """
                module main
                open properties
                one sig Before, After extends Position {}
                one sig Chosen {
                  unit: lone Unit,
                  area: lone Area,
                  way: lone Way,
                  event: lone EventCard,
                  hits: Unit -> lone Level
                }
                fact { no Dropped }
                %s
                run frame {} for exactly %d Area, exactly %d Unit, exactly %d EventCard, exactly %d Level, exactly 2 Position
                """
                    .formatted(
                        WorldText.of(world),
                        world.material().board().areas().size(),
                        world.units().size(),
                        world.events().size(),
                        world.levels())));
    frame = Solution.of(parsed, Task.of(parsed.model(), "frame"), SATFactory.DEFAULT).found();
    if (!frame.satisfiable()) {
      throw new IllegalStateException("the world contradicts the chapters");
    }
    pattern = frame.debugExtractKInstance();
  }

  World world() {
    return world;
  }

  ParsedModel parsed() {
    return parsed;
  }

  /// An instance like any other of this world.
  Instance pattern() {
    return pattern;
  }

  Universe universe() {
    return pattern.universe();
  }

  TupleFactory tuples() {
    return pattern.universe().factory();
  }

  /// The relation of a field such as `Position.at`.
  Relation relation(String name) {
    return pattern.relations().stream()
        .filter(relation -> relation.name().endsWith("/" + name))
        .findFirst()
        .orElseThrow(
            () -> new IllegalStateException("no relation " + name + " in " + pattern.relations()));
  }

  /// The number of an atom in the universe.
  int atom(String name) {
    Universe universe = universe();
    for (int i = 0; i < universe.size(); i++) {
      String atom = universe.atom(i).toString();
      if (atom.equals(name + "$0") || atom.endsWith("/" + name + "$0")) {
        return i;
      }
    }
    throw new IllegalStateException("no atom " + name + " in " + universe);
  }

  /// A text of Alloy as a formula.
  Formula formula(String text) {
    return formulas.computeIfAbsent(
        text, wanted -> formula(CompUtil.parseOneExpression_fromString(parsed.module(), wanted)));
  }

  /// An expression of Alloy as a formula.
  Formula formula(Expr expression) {
    return (Formula) TranslateAlloyToKodkod.alloy2kodkod(frame, expression);
  }

  /// An expression of Alloy as an expression of Kodkod.
  Expression expression(String text) {
    return (Expression)
        TranslateAlloyToKodkod.alloy2kodkod(
            frame, CompUtil.parseOneExpression_fromString(parsed.module(), text));
  }
}
