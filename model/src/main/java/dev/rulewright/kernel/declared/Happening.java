package dev.rulewright.kernel.declared;

import dev.rulewright.kernel.Clause;
import dev.rulewright.kernel.Event;
import java.util.List;

/// What happened, in words, with its clauses.
record Happening(String text, List<Clause> clauses) implements Event {}
