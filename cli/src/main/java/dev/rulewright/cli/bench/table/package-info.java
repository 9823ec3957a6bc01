/// The page with the position on the table: what can be played, is said and can be asked there,
/// each part in a class of its own. It knows no server.
@NullMarked
package dev.rulewright.cli.bench.table;

import org.jspecify.annotations.NullMarked;
