package dev.rulewright.starquest.rules;

import dev.rulewright.starquest.material.Counts;

/// The choice of what a blip is, when a team imagines what it cannot see.
@FunctionalInterface
public interface Deal {

  /// Always the first kind in the order of the figures.
  Deal IN_ORDER =
      unseen -> {
        for (int kind = 0; kind < Counts.KINDS; kind++) {
          if (Counts.of(unseen, kind) > 0) {
            return kind;
          }
        }
        throw new IllegalStateException("no blip is left");
      };

  /// The kind of the next blip.
  ///
  /// @param unseen the blips that are not dealt, by kind, see [Counts]; at least one
  int next(long unseen);
}
