package dev.rulewright.alloy.relations;

import dev.rulewright.alloy.relations.Code.Amount;
import dev.rulewright.alloy.relations.Code.Piece;
import dev.rulewright.alloy.relations.Code.Relational;
import dev.rulewright.alloy.relations.Code.Truth;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BooleanSupplier;
import java.util.stream.IntStream;
import java.util.stream.StreamSupport;
import kodkod.ast.BinaryExpression;
import kodkod.ast.BinaryFormula;
import kodkod.ast.BinaryIntExpression;
import kodkod.ast.BinaryTempFormula;
import kodkod.ast.ComparisonFormula;
import kodkod.ast.Comprehension;
import kodkod.ast.ConstantExpression;
import kodkod.ast.ConstantFormula;
import kodkod.ast.Decl;
import kodkod.ast.Decls;
import kodkod.ast.ExprToIntCast;
import kodkod.ast.Expression;
import kodkod.ast.Formula;
import kodkod.ast.IfExpression;
import kodkod.ast.IfIntExpression;
import kodkod.ast.IntComparisonFormula;
import kodkod.ast.IntConstant;
import kodkod.ast.IntExpression;
import kodkod.ast.IntToExprCast;
import kodkod.ast.MultiplicityFormula;
import kodkod.ast.NaryExpression;
import kodkod.ast.NaryFormula;
import kodkod.ast.NaryIntExpression;
import kodkod.ast.Node;
import kodkod.ast.NotFormula;
import kodkod.ast.ProjectExpression;
import kodkod.ast.QuantifiedFormula;
import kodkod.ast.Relation;
import kodkod.ast.RelationPredicate;
import kodkod.ast.SumExpression;
import kodkod.ast.TempExpression;
import kodkod.ast.UnaryExpression;
import kodkod.ast.UnaryIntExpression;
import kodkod.ast.UnaryTempFormula;
import kodkod.ast.Variable;
import kodkod.ast.operator.ExprCastOperator;
import kodkod.ast.operator.ExprCompOperator;
import kodkod.ast.operator.ExprOperator;
import kodkod.ast.operator.FormulaOperator;
import kodkod.ast.operator.IntOperator;
import kodkod.ast.operator.Multiplicity;
import kodkod.ast.operator.Quantifier;
import kodkod.ast.visitor.ReturnVisitor;

/// Compiles Kodkod's formulas to code that evaluates them on a [Stage].
///
/// What depends on nothing open is computed once for all. What depends on no variable is remembered
/// until a part of the stage changes that it depends on; two pieces that say the same, up to the
/// names of variables, share what is remembered. Variables are numbered by how many others are
/// bound around them, so that the same text has the same number wherever it stands.
public final class Compiler
    implements ReturnVisitor<Piece<Relational>, Piece<Truth>, Void, Piece<Amount>> {

  /// Numbers are atoms beyond those of the universe.
  private static final int ZERO = Tuples.BASE - 512;

  /// Where the value of a relation comes from.
  ///
  /// @param part the part of the stage that it belongs to
  /// @param index its number on the stage
  public record Source(int part, int index) {}

  private final int atoms;
  private final Map<Relation, Tuples> constants;
  private final Map<Relation, Source> open;
  private final Map<List<Object>, Source> joined;
  private final Map<String, Integer> ids = new HashMap<>();
  private final Map<Variable, Integer> levels = new HashMap<>();
  private final Stage nowhere = new Stage(0);
  private int depth;

  /// A compiler.
  ///
  /// @param atoms the number of atoms of the universe
  /// @param constants the relations that are the same in all instances
  /// @param open those that are not
  /// @param joined the value of a constant relation joined with an open one, by the two of them,
  ///   where a stage gives that instead
  public Compiler(
      int atoms,
      Map<Relation, Tuples> constants,
      Map<Relation, Source> open,
      Map<List<Object>, Source> joined) {
    this.atoms = atoms;
    this.constants = Map.copyOf(constants);
    this.open = Map.copyOf(open);
    this.joined = Map.copyOf(joined);
  }

  /// A formula as code.
  public Evaluated formula(Formula formula) {
    Truth code = formula.accept(this).code();
    return code::in;
  }

  /// An expression as code.
  public Valued expression(Expression expression) {
    Relational code = expression.accept(this).code();
    return code::in;
  }

  /// A formula that can be evaluated.
  public interface Evaluated {
    /// Whether it holds.
    boolean holds(Stage stage);
  }

  /// An expression that can be evaluated.
  public interface Valued {
    /// Its value.
    Tuples value(Stage stage);
  }

  // ---- Pieces ----

  private int id(String operator, int... children) {
    String key = operator + Arrays.toString(children);
    return ids.computeIfAbsent(key, _ -> ids.size());
  }

  private Piece<Relational> relational(Relational code, int id, int parts, int reach) {
    if (parts == 0 && reach == 0) {
      Tuples value = code.in(nowhere);
      return new Piece<>(_ -> value, id, 0, 0);
    }
    if (reach > 0) {
      return new Piece<>(code, id, parts, reach);
    }
    return new Piece<>(
        stage -> {
          if (stage.recall(id, parts) instanceof Tuples known) {
            return known;
          }
          Tuples value = code.in(stage);
          stage.remember(id, value);
          return value;
        },
        id,
        parts,
        0);
  }

  private Piece<Truth> truth(Truth code, int id, int parts, int reach) {
    if (parts == 0 && reach == 0) {
      boolean value = code.in(nowhere);
      return constant(value);
    }
    if (reach > 0) {
      return new Piece<>(code, id, parts, reach);
    }
    return new Piece<>(
        stage -> {
          if (stage.recall(id, parts) instanceof Boolean known) {
            return known;
          }
          boolean value = code.in(stage);
          stage.remember(id, value);
          return value;
        },
        id,
        parts,
        0);
  }

  private Piece<Truth> constant(boolean value) {
    return new Piece<>(value ? _ -> true : _ -> false, id(value ? "true" : "false"), 0, 0);
  }

  private static boolean isTrue(Piece<Truth> piece, Stage nowhere) {
    return piece.isConstant() && piece.code().in(nowhere);
  }

  private static boolean isFalse(Piece<Truth> piece, Stage nowhere) {
    return piece.isConstant() && !piece.code().in(nowhere);
  }

  private static IllegalStateException unknown(Node node) {
    return new IllegalStateException("cannot evaluate " + node.getClass().getSimpleName());
  }

  // ---- Leaves ----

  @Override
  public Piece<Relational> visit(Relation relation) {
    int id = id("relation" + relation.name());
    Source source = open.get(relation);
    if (source != null) {
      return new Piece<>(stage -> stage.value(source.index()), id, 1 << source.part(), 0);
    }
    Tuples value = constants.get(relation);
    if (value == null) {
      throw new IllegalStateException("relation " + relation + " has no value");
    }
    return new Piece<>(_ -> value, id, 0, 0);
  }

  @Override
  public Piece<Relational> visit(Variable variable) {
    Integer level = levels.get(variable);
    if (level == null) {
      throw new IllegalStateException("variable " + variable + " is bound nowhere");
    }
    int at = level;
    int reach = depth - at;
    return new Piece<>(stage -> Tuples.atom(stage.variables[at]), id("variable" + reach), 0, reach);
  }

  @Override
  public Piece<Relational> visit(ConstantExpression constant) {
    Tuples value;
    if (constant.equals(Expression.NONE)) {
      value = Tuples.none(1);
    } else if (constant.equals(Expression.UNIV)) {
      value = Tuples.of(1, IntStream.range(0, atoms));
    } else if (constant.equals(Expression.IDEN)) {
      value = Tuples.of(2, IntStream.range(0, atoms).map(atom -> Tuples.pair(atom, atom)));
    } else {
      throw unknown(constant);
    }
    return new Piece<>(_ -> value, id("constant" + constant), 0, 0);
  }

  // ---- Expressions ----

  @Override
  public Piece<Relational> visit(UnaryExpression unary) {
    Piece<Relational> sub = unary.expression().accept(this);
    Relational code = sub.code();
    Relational made =
        switch (unary.op()) {
          case TRANSPOSE -> stage -> code.in(stage).transpose();
          case CLOSURE -> stage -> code.in(stage).closure();
          case ExprOperator _ -> throw unknown(unary);
        };
    return relational(made, id(unary.op().name(), sub.id()), sub.parts(), sub.reach());
  }

  @Override
  public Piece<Relational> visit(BinaryExpression binary) {
    if (binary.op() == ExprOperator.JOIN) {
      Source source = joined.get(List.of(binary.left(), binary.right()));
      if (source != null) {
        int id = id("joined" + source);
        return new Piece<>(stage -> stage.value(source.index()), id, 1 << source.part(), 0);
      }
    }
    if (binary.op() == ExprOperator.INTERSECTION
        && binary.left() instanceof BinaryExpression product
        && product.op() == ExprOperator.PRODUCT
        && product.right().equals(Expression.UNIV)
        && binary.arity() == 2) {
      return restricted(product.left().accept(this), binary.right().accept(this));
    }
    return combined(binary.op(), binary.left().accept(this), binary.right().accept(this));
  }

  /// The pairs whose first atom is in a set, which Alloy writes as a product with everything.
  private Piece<Relational> restricted(Piece<Relational> one, Piece<Relational> other) {
    Relational left = one.code();
    Relational right = other.code();
    return relational(
        stage -> right.in(stage).from(left.in(stage)),
        id("restricted", one.id(), other.id()),
        one.parts() | other.parts(),
        Math.max(one.reach(), other.reach()));
  }

  private Piece<Relational> combined(
      ExprOperator op, Piece<Relational> one, Piece<Relational> other) {
    Relational left = one.code();
    Relational right = other.code();
    Relational made =
        switch (op) {
          case UNION -> stage -> left.in(stage).union(right.in(stage));
          case INTERSECTION -> stage -> left.in(stage).intersection(right.in(stage));
          case DIFFERENCE -> stage -> left.in(stage).difference(right.in(stage));
          case PRODUCT -> stage -> left.in(stage).product(right.in(stage));
          case JOIN -> stage -> left.in(stage).join(right.in(stage));
          case OVERRIDE -> stage -> left.in(stage).override(right.in(stage));
          case TRANSPOSE, CLOSURE, REFLEXIVE_CLOSURE ->
              throw new IllegalStateException(op + " takes one expression");
        };
    return relational(
        made,
        id(op.name(), one.id(), other.id()),
        one.parts() | other.parts(),
        Math.max(one.reach(), other.reach()));
  }

  @Override
  public Piece<Relational> visit(NaryExpression nary) {
    Piece<Relational> all = nary.child(0).accept(this);
    for (int i = 1; i < nary.size(); i++) {
      all = combined(nary.op(), all, nary.child(i).accept(this));
    }
    return all;
  }

  @Override
  public Piece<Relational> visit(IfExpression choice) {
    Piece<Truth> condition = choice.condition().accept(this);
    Piece<Relational> then = choice.thenExpr().accept(this);
    Piece<Relational> otherwise = choice.elseExpr().accept(this);
    if (condition.isConstant()) {
      return condition.code().in(nowhere) ? then : otherwise;
    }
    Truth asked = condition.code();
    Relational left = then.code();
    Relational right = otherwise.code();
    return relational(
        stage -> asked.in(stage) ? left.in(stage) : right.in(stage),
        id("if", condition.id(), then.id(), otherwise.id()),
        condition.parts() | then.parts() | otherwise.parts(),
        Math.max(condition.reach(), Math.max(then.reach(), otherwise.reach())));
  }

  @Override
  public Piece<Relational> visit(Comprehension comprehension) {
    var bound = bind(comprehension.decls());
    Piece<Truth> body = comprehension.formula().accept(this);
    unbind(comprehension.decls());
    int arity = bound.size();
    int[] slots = bound.slots();
    Truth condition = body.code();
    return relational(
        stage -> {
          var found = IntStream.builder();
          bound.each(
              stage,
              () -> {
                if (condition.in(stage)) {
                  int code = 0;
                  for (int slot : slots) {
                    code = code * Tuples.BASE + stage.variables[slot];
                  }
                  found.add(code);
                }
                return true;
              });
          return Tuples.of(arity, found.build());
        },
        id("comprehension" + arity, bound.ids(body.id())),
        bound.parts() | body.parts(),
        Math.max(bound.reach(), body.reach() - arity));
  }

  @Override
  public Piece<Relational> visit(IntToExprCast cast) {
    Piece<Amount> number = cast.intExpr().accept(this);
    Amount code = number.code();
    return relational(
        stage -> Tuples.atom(ZERO + code.in(stage)),
        id("atom", number.id()),
        number.parts(),
        number.reach());
  }

  // ---- Variables ----

  private Bound bind(Decls decls) {
    var domains = new ArrayList<Piece<Relational>>();
    var slots = new ArrayList<Integer>();
    int first = depth;
    for (Decl decl : decls) {
      if (decl.multiplicity() != Multiplicity.ONE || decl.expression().arity() != 1) {
        throw new IllegalStateException("cannot evaluate " + decl);
      }
      domains.add(decl.expression().accept(this));
      slots.add(depth);
      levels.put(decl.variable(), depth++);
    }
    return new Bound(domains, slots.stream().mapToInt(slot -> slot).toArray(), first);
  }

  private void unbind(Decls decls) {
    for (Decl decl : decls) {
      levels.remove(decl.variable());
      depth--;
    }
  }

  /// Variables and what they range over; each range may depend on the variables before it.
  private static final class Bound {
    private final List<Piece<Relational>> domains;
    private final int[] slots;
    private final int first;

    Bound(List<Piece<Relational>> domains, int[] slots, int first) {
      this.domains = domains;
      this.slots = slots;
      this.first = first;
    }

    int size() {
      return slots.length;
    }

    int[] slots() {
      return slots;
    }

    int parts() {
      return domains.stream().mapToInt(Piece::parts).reduce(0, (a, b) -> a | b);
    }

    /// How far the ranges reach beyond these variables.
    int reach() {
      int reach = 0;
      for (int i = 0; i < domains.size(); i++) {
        reach = Math.max(reach, domains.get(i).reach() - i);
      }
      return reach;
    }

    int[] ids(int body) {
      return IntStream.concat(domains.stream().mapToInt(Piece::id), IntStream.of(body)).toArray();
    }

    /// Does something for each way to set the variables, until it says false.
    boolean each(Stage stage, BooleanSupplier action) {
      stage.reserve(first + slots.length);
      return each(stage, 0, action);
    }

    private boolean each(Stage stage, int at, BooleanSupplier action) {
      if (at == slots.length) {
        return action.getAsBoolean();
      }
      Tuples range = domains.get(at).code().in(stage);
      for (int i = 0; i < range.size(); i++) {
        stage.variables[slots[at]] = range.code(i);
        if (!each(stage, at + 1, action)) {
          return false;
        }
      }
      return true;
    }
  }

  @Override
  public Void visit(Decls decls) {
    throw unknown(decls);
  }

  @Override
  public Void visit(Decl decl) {
    throw unknown(decl);
  }

  // ---- Formulas ----

  @Override
  public Piece<Truth> visit(QuantifiedFormula quantified) {
    var bound = bind(quantified.decls());
    Piece<Truth> body = quantified.formula().accept(this);
    unbind(quantified.decls());
    Truth condition = body.code();
    boolean all = quantified.quantifier() == Quantifier.ALL;
    // All hold: nobody stops the search. Some holds: somebody does.
    return truth(
        stage -> bound.each(stage, () -> condition.in(stage) == all) == all,
        id(quantified.quantifier().name() + bound.size(), bound.ids(body.id())),
        bound.parts() | body.parts(),
        Math.max(bound.reach(), body.reach() - bound.size()));
  }

  @Override
  public Piece<Truth> visit(NaryFormula nary) {
    return junction(nary.op(), StreamSupport.stream(nary.spliterator(), false).toList());
  }

  @Override
  public Piece<Truth> visit(BinaryFormula binary) {
    Formula left = binary.left();
    Formula right = binary.right();
    return switch (binary.op()) {
      case AND, OR -> junction(binary.op(), List.of(left, right));
      case IMPLIES -> junction(FormulaOperator.OR, List.of(left.not(), right));
      case IFF -> equivalence(left.accept(this), right.accept(this));
    };
  }

  private Piece<Truth> equivalence(Piece<Truth> one, Piece<Truth> other) {
    Truth left = one.code();
    Truth right = other.code();
    return truth(
        stage -> left.in(stage) == right.in(stage),
        id("iff", one.id(), other.id()),
        one.parts() | other.parts(),
        Math.max(one.reach(), other.reach()));
  }

  private Piece<Truth> junction(FormulaOperator op, List<Formula> formulas) {
    boolean and = op == FormulaOperator.AND;
    var pieces = new ArrayList<Piece<Truth>>();
    for (Formula formula : formulas) {
      Piece<Truth> piece = formula.accept(this);
      if (and ? isFalse(piece, nowhere) : isTrue(piece, nowhere)) {
        return constant(!and);
      }
      if (!piece.isConstant()) {
        pieces.add(piece);
      }
    }
    if (pieces.isEmpty()) {
      return constant(and);
    }
    if (pieces.size() == 1) {
      return pieces.getFirst();
    }
    Truth[] codes = pieces.stream().map(Piece::code).toArray(Truth[]::new);
    return truth(
        stage -> {
          for (Truth code : codes) {
            if (code.in(stage) != and) {
              return !and;
            }
          }
          return and;
        },
        id(op.name(), pieces.stream().mapToInt(Piece::id).toArray()),
        pieces.stream().mapToInt(Piece::parts).reduce(0, (a, b) -> a | b),
        pieces.stream().mapToInt(Piece::reach).max().orElse(0));
  }

  @Override
  public Piece<Truth> visit(NotFormula not) {
    Piece<Truth> sub = not.formula().accept(this);
    Truth code = sub.code();
    return truth(stage -> !code.in(stage), id("not", sub.id()), sub.parts(), sub.reach());
  }

  @Override
  public Piece<Truth> visit(ConstantFormula constant) {
    return constant(constant.booleanValue());
  }

  @Override
  public Piece<Truth> visit(ComparisonFormula comparison) {
    Piece<Relational> one = comparison.left().accept(this);
    Piece<Relational> other = comparison.right().accept(this);
    Relational left = one.code();
    Relational right = other.code();
    return truth(
        comparison.op() == ExprCompOperator.SUBSET
            ? stage -> left.in(stage).isIn(right.in(stage))
            : stage -> left.in(stage).equals(right.in(stage)),
        id(comparison.op().name(), one.id(), other.id()),
        one.parts() | other.parts(),
        Math.max(one.reach(), other.reach()));
  }

  @Override
  public Piece<Truth> visit(MultiplicityFormula formula) {
    Piece<Relational> sub = formula.expression().accept(this);
    Relational code = sub.code();
    Truth made =
        switch (formula.multiplicity()) {
          case NO -> stage -> code.in(stage).isEmpty();
          case LONE -> stage -> code.in(stage).size() <= 1;
          case ONE -> stage -> code.in(stage).size() == 1;
          case SOME -> stage -> !code.in(stage).isEmpty();
          case SET -> _ -> true;
        };
    return truth(made, id(formula.multiplicity().name(), sub.id()), sub.parts(), sub.reach());
  }

  @Override
  public Piece<Truth> visit(IntComparisonFormula comparison) {
    Piece<Amount> one = comparison.left().accept(this);
    Piece<Amount> other = comparison.right().accept(this);
    Amount left = one.code();
    Amount right = other.code();
    Truth made =
        switch (comparison.op()) {
          case EQ -> stage -> left.in(stage) == right.in(stage);
          case NEQ -> stage -> left.in(stage) != right.in(stage);
          case LT -> stage -> left.in(stage) < right.in(stage);
          case LTE -> stage -> left.in(stage) <= right.in(stage);
          case GT -> stage -> left.in(stage) > right.in(stage);
          case GTE -> stage -> left.in(stage) >= right.in(stage);
        };
    return truth(
        made,
        id(comparison.op().name(), one.id(), other.id()),
        one.parts() | other.parts(),
        Math.max(one.reach(), other.reach()));
  }

  // ---- Numbers ----

  @Override
  public Piece<Amount> visit(IntConstant constant) {
    int value = constant.value();
    return new Piece<>(_ -> value, id("number" + value), 0, 0);
  }

  @Override
  public Piece<Amount> visit(ExprToIntCast cast) {
    Piece<Relational> sub = cast.expression().accept(this);
    Relational code = sub.code();
    Amount made =
        cast.op() == ExprCastOperator.CARDINALITY
            ? stage -> code.in(stage).size()
            : stage -> sum(code.in(stage));
    return new Piece<>(made, id(cast.op().name(), sub.id()), sub.parts(), sub.reach());
  }

  private static int sum(Tuples numbers) {
    int sum = 0;
    for (int i = 0; i < numbers.size(); i++) {
      sum += numbers.code(i) - ZERO;
    }
    return sum;
  }

  @Override
  public Piece<Amount> visit(NaryIntExpression nary) {
    Piece<Amount> all = nary.child(0).accept(this);
    for (int i = 1; i < nary.size(); i++) {
      all = combined(nary.op(), all, nary.child(i).accept(this), nary);
    }
    return all;
  }

  @Override
  public Piece<Amount> visit(BinaryIntExpression binary) {
    return combined(binary.op(), binary.left().accept(this), binary.right().accept(this), binary);
  }

  private Piece<Amount> combined(
      IntOperator op, Piece<Amount> one, Piece<Amount> other, IntExpression whole) {
    Amount left = one.code();
    Amount right = other.code();
    Amount made =
        switch (op) {
          case PLUS -> stage -> left.in(stage) + right.in(stage);
          case MINUS -> stage -> left.in(stage) - right.in(stage);
          case IntOperator _ -> throw unknown(whole);
        };
    return new Piece<>(
        made,
        id(op.name(), one.id(), other.id()),
        one.parts() | other.parts(),
        Math.max(one.reach(), other.reach()));
  }

  @Override
  public Piece<Amount> visit(SumExpression sum) {
    var bound = bind(sum.decls());
    Piece<Amount> body = sum.intExpr().accept(this);
    unbind(sum.decls());
    Amount each = body.code();
    return new Piece<>(
        stage -> {
          int[] total = {0};
          bound.each(
              stage,
              () -> {
                total[0] += each.in(stage);
                return true;
              });
          return total[0];
        },
        id("sum" + bound.size(), bound.ids(body.id())),
        bound.parts() | body.parts(),
        Math.max(bound.reach(), body.reach() - bound.size()));
  }

  // ---- What the chapters do without ----

  @Override
  public Piece<Relational> visit(ProjectExpression project) {
    throw unknown(project);
  }

  @Override
  public Piece<Amount> visit(IfIntExpression choice) {
    throw unknown(choice);
  }

  @Override
  public Piece<Amount> visit(UnaryIntExpression unary) {
    throw unknown(unary);
  }

  @Override
  public Piece<Truth> visit(RelationPredicate predicate) {
    throw unknown(predicate);
  }

  @Override
  public Piece<Truth> visit(UnaryTempFormula formula) {
    throw unknown(formula);
  }

  @Override
  public Piece<Truth> visit(BinaryTempFormula formula) {
    throw unknown(formula);
  }

  @Override
  public Piece<Relational> visit(TempExpression expression) {
    throw unknown(expression);
  }
}
