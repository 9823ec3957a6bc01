/// *Mission: Combat!* by Sebastian Seiffert: what lies on the table, what players do, and the
/// clauses that rule it. The rules themselves are in the package `rules`, one class per chapter.
@NullMarked
package dev.rulewright.missioncombat;

import org.jspecify.annotations.NullMarked;
