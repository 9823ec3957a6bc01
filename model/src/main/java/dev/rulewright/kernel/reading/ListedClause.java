package dev.rulewright.kernel.reading;

import dev.rulewright.kernel.Clause;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// A clause that rules cite by the name of a constant; what it says stands in `clauses.csv`, beside
/// the enum. Whatever is asked but its identifier is read from there, and every call throws
/// [dev.rulewright.kernel.BadInput] if a row of the file makes no sense.
public interface ListedClause extends Clause {

  /// The name of the constant.
  String name();

  /// The enum.
  Class<?> getDeclaringClass();

  /// The identifier; unless a game says otherwise, `MOVE_7` is `MOVE-7`.
  @Override
  default String id() {
    return name().replace('_', '-');
  }

  @Override
  default String paraphrase() {
    return row().paraphrase();
  }

  @Override
  default List<Citation> citations() {
    return row().citations();
  }

  @Override
  default Map<String, String> remarks() {
    return row().remarks();
  }

  @Override
  default Optional<String> notModelled() {
    return row().notModelled();
  }

  @Override
  default Status status() {
    return row().status();
  }

  @Override
  default Optional<String> evidence() {
    return row().evidence();
  }

  private Clause row() {
    return ClauseFile.of(getDeclaringClass()).row(id());
  }
}
