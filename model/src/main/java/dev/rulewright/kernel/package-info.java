/// What every game shares: positions and moves as values, chance as positions of their own, rulings
/// that cite clauses, and the text form. The package knows no game; every game implements [Game].
@NullMarked
package dev.rulewright.kernel;

import org.jspecify.annotations.NullMarked;
