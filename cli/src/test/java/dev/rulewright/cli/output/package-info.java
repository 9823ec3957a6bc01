/// How commands answer.
@NullMarked
package dev.rulewright.cli.output;

import org.jspecify.annotations.NullMarked;
