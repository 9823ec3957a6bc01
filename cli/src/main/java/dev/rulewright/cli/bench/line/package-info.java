/// The line of play that an address holds, and the position at its end as it is set up by hand or
/// typed. It draws nothing.
@NullMarked
package dev.rulewright.cli.bench.line;

import org.jspecify.annotations.NullMarked;
