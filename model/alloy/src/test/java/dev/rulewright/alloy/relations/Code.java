package dev.rulewright.alloy.relations;

/// What formulas, expressions and numbers are compiled to.
final class Code {

  private Code() {}

  /// A formula.
  interface Truth {
    boolean in(Stage stage);
  }

  /// An expression.
  interface Relational {
    Tuples in(Stage stage);
  }

  /// A number.
  interface Amount {
    int in(Stage stage);
  }

  /// Something compiled.
  ///
  /// @param code what computes it
  /// @param id the same for two pieces that say the same
  /// @param parts the parts of a stage that it depends on
  /// @param reach how many of the innermost variables around it it may depend on; 0 if on none
  record Piece<T>(T code, int id, int parts, int reach) {
    boolean isConstant() {
      return parts == 0 && reach == 0;
    }
  }
}
