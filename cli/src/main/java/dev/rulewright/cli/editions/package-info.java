/// Commands about the texts of a rulebook: do its editions still say the same?
@NullMarked
package dev.rulewright.cli.editions;

import org.jspecify.annotations.NullMarked;
