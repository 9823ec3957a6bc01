/// What other tools of translators read and write: translation memories (TMX), files for
/// translation (XLIFF) and term bases (TBX).
@NullMarked
package dev.rulewright.rulebook.exchange;

import org.jspecify.annotations.NullMarked;
