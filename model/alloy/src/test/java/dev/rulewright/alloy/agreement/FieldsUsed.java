package dev.rulewright.alloy.agreement;

import edu.mit.csail.sdg.ast.Expr;
import edu.mit.csail.sdg.ast.ExprBinary;
import edu.mit.csail.sdg.ast.ExprCall;
import edu.mit.csail.sdg.ast.ExprLet;
import edu.mit.csail.sdg.ast.ExprUnary;
import edu.mit.csail.sdg.ast.ExprVar;
import edu.mit.csail.sdg.ast.Sig;
import edu.mit.csail.sdg.ast.VisitQuery;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/// Which fields of one variable an expression depends on, also through the predicates and functions
/// that it calls.
final class FieldsUsed extends VisitQuery<@Nullable Object> {

  /// Stands for all fields.
  static final String ALL = "*";

  private final ExprVar variable;
  private final Set<String> fields = new TreeSet<>();

  private FieldsUsed(ExprVar variable) {
    this.variable = variable;
  }

  /// The names of the fields; [#ALL] among them if the variable is used as a whole.
  static Set<String> of(ExprVar variable, Expr expression) {
    var used = new FieldsUsed(variable);
    used.visitThis(expression);
    return used.fields;
  }

  private boolean isVariable(Expr expression) {
    return plain(expression).equals(variable);
  }

  private static Expr plain(Expr expression) {
    return expression instanceof ExprUnary unary && unary.op == ExprUnary.Op.NOOP
        ? plain(unary.sub)
        : expression;
  }

  @Override
  public @Nullable Object visit(ExprBinary binary) {
    if (binary.op == ExprBinary.Op.JOIN
        && isVariable(binary.left)
        && plain(binary.right) instanceof Sig.Field field) {
      fields.add(field.label);
      return null;
    }
    return super.visit(binary);
  }

  @Override
  public @Nullable Object visit(ExprCall call) {
    for (int i = 0; i < call.args.size(); i++) {
      if (isVariable(call.args.get(i))) {
        fields.addAll(of(call.fun.get(i), call.fun.getBody()));
      } else {
        visitThis(call.args.get(i));
      }
    }
    return null;
  }

  @Override
  public @Nullable Object visit(ExprLet let) {
    if (isVariable(let.expr)) {
      fields.addAll(of(let.var, let.sub));
      return visitThis(let.sub);
    }
    return super.visit(let);
  }

  @Override
  public @Nullable Object visit(ExprVar other) {
    if (other.equals(variable)) {
      fields.add(ALL);
    }
    return null;
  }
}
