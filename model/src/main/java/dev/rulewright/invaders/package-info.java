/// *Invaders*, as far as one page of its German manual and public pages tell: what lies on the
/// table, moves, and clauses.
@NullMarked
package dev.rulewright.invaders;

import org.jspecify.annotations.NullMarked;
