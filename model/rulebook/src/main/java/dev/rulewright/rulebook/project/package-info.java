/// A project: which editions are compared, and what is known about them.
@NullMarked
package dev.rulewright.rulebook.project;

import org.jspecify.annotations.NullMarked;
