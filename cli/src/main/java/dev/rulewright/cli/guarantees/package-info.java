/// What holds in every play, with its bounds: `check`, `conform` and `solve`.
@NullMarked
package dev.rulewright.cli.guarantees;

import org.jspecify.annotations.NullMarked;
