package dev.rulewright.missioncombat.rules.splitting;

import dev.rulewright.missioncombat.Move.Hit;
import java.util.List;

/// The ways to split the damage of a strike over its targets, of which no two have the same effect.
public interface Ways {

  /// What is split.
  Strike strike();

  /// How many ways there are, at least 0.
  long count();

  /// The way at an index from 0 to [#count] - 1, as hits in order.
  List<Hit> get(long index);
}
