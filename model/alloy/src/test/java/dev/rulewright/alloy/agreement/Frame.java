package dev.rulewright.alloy.agreement;

import dev.rulewright.alloy.Chapters;
import dev.rulewright.alloy.World;
import dev.rulewright.alloy.WorldText;
import dev.rulewright.alloy.relations.Compiler;
import dev.rulewright.alloy.relations.Compiler.Evaluated;
import dev.rulewright.alloy.relations.Tuples;
import dev.rulewright.alloy.solver.ParsedModel;
import dev.rulewright.alloy.solver.Solution;
import dev.rulewright.alloy.solver.Task;
import edu.mit.csail.sdg.ast.Expr;
import edu.mit.csail.sdg.parser.CompUtil;
import edu.mit.csail.sdg.translator.A4Solution;
import edu.mit.csail.sdg.translator.TranslateAlloyToKodkod;
import java.util.HashMap;
import java.util.Map;
import java.util.stream.IntStream;
import kodkod.ast.Formula;
import kodkod.ast.Relation;
import kodkod.instance.Instance;
import kodkod.instance.TupleFactory;
import kodkod.instance.TupleSet;
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
  private final Compiler compiler;

  /// The frame of a world.
  Frame(World world) {
    this.world = world;
    parsed =
        ParsedModel.of(
            Chapters.with(
                mainOf(
                    world,
                    "open properties\nopen split\none sig Before, After extends Position {}",
                    "run frame {}" + scopeOf(world))));
    frame = Solution.of(parsed, Task.of(parsed.model(), "frame")).found();
    if (!frame.satisfiable()) {
      throw new IllegalStateException("the world contradicts the chapters");
    }
    pattern = frame.debugExtractKInstance();
    compiler = new Compiler(universe().size(), constants(), Scene.open(this), Scene.joined(this));
  }

  /// A main file about a world.
  ///
  /// @param opened which chapters it opens, and whatever must come first
  /// @param end what follows
  static String mainOf(World world, String opened, String end) {
    return """
    module main
    %s
    one sig Chosen {
      unit: lone Unit,
      area: lone Area,
      way: lone Way,
      event: lone EventCard,
      hits: Unit -> lone Level
    }
    fact { no Dropped }
    %s
    %s
    """
        .formatted(opened, WorldText.of(world), end);
  }

  /// As many atoms as a world has, and two positions.
  static String scopeOf(World world) {
    return scopeOf(world, 2);
  }

  /// As many atoms as a world has, and some positions.
  static String scopeOf(World world, int positions) {
    return " for exactly %d Area, exactly %d Unit, exactly %d EventCard, exactly %d Level, exactly %d Position, 6 Int"
        .formatted(
            world.material().board().areas().size(),
            world.units().size(),
            world.events().size(),
            world.levels(),
            positions);
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

  /// A text of Alloy as code.
  Evaluated compiled(String text) {
    return compiled(read(text));
  }

  /// An expression of Alloy as code.
  Evaluated compiled(Expr expression) {
    return compiler.formula(formula(expression));
  }

  /// An expression of Alloy as a formula.
  Formula formula(Expr expression) {
    return (Formula) TranslateAlloyToKodkod.alloy2kodkod(frame, expression);
  }

  /// A text of Alloy as an expression.
  Expr read(String text) {
    return CompUtil.parseOneExpression_fromString(parsed.module(), text);
  }

  /// The relations that are the same in all instances of this world.
  private Map<Relation, Tuples> constants() {
    var constants = new HashMap<Relation, Tuples>();
    var open = Scene.fields(this);
    for (Relation relation : pattern.relations()) {
      if (!open.contains(relation)) {
        constants.put(relation, tuples(pattern.tuples(relation)));
      }
    }
    return constants;
  }

  private static Tuples tuples(TupleSet set) {
    return Tuples.of(
        set.arity(),
        set.stream()
            .mapToInt(tuple ->
                IntStream.range(0, tuple.arity()).map(tuple::atomIndex).reduce(0, Tuples::pair)));
  }
}
