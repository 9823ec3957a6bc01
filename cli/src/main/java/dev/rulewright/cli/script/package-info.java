/// The agent that reads its moves from a scenario: only the commands know both agents and
/// scenarios.
@NullMarked
package dev.rulewright.cli.script;

import org.jspecify.annotations.NullMarked;
