/// A site about a game, as files that any server can show: its clauses, questions and scenarios,
/// the rules themselves, and what has changed since another version.
@NullMarked
package dev.rulewright.cli.site;

import org.jspecify.annotations.NullMarked;
