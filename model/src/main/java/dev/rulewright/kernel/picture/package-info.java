/// Pictures of positions as data: what lies where, whose it is and what is to be seen of it. How it
/// is drawn is told elsewhere.
@NullMarked
package dev.rulewright.kernel.picture;

import org.jspecify.annotations.NullMarked;
