/// Looks at games of one's own.
@NullMarked
package dev.rulewright.cli.authoring;

import org.jspecify.annotations.NullMarked;
