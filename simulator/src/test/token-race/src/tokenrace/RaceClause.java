package tokenrace;

import dev.rulewright.kernel.reading.ListedClause;

/// Every rule of the race; what it says stands in `clauses.csv`.
public enum RaceClause implements ListedClause {
  STARTER("SETUP-1"),
  DEAL("SETUP-2"),
  CHOICES("TURN-1"),
  FACES("DIE-1"),
  POINTS("DIE-2"),
  ONE("DIE-3"),
  FULL_POT("DIE-4"),
  HOLD("HOLD-1"),
  EMPTY_POT("HOLD-2"),
  SHOW("TOKEN-1"),
  HIDDEN("TOKEN-2"),
  WIN("END-1"),
  LIMIT("END-2");

  private final String id;

  RaceClause(String id) {
    this.id = id;
  }

  @Override
  public String id() {
    return id;
  }
}
