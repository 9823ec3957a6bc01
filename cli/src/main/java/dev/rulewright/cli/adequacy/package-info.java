/// Which examples would make a rulebook unambiguous.
@NullMarked
package dev.rulewright.cli.adequacy;

import org.jspecify.annotations.NullMarked;
