/// What lies on the table in *StarQuest*, what players do, and the clauses.
@NullMarked
package dev.rulewright.starquest;

import org.jspecify.annotations.NullMarked;
