/// What a rulebook leaves open, and what its editions answer: `readings`.
@NullMarked
package dev.rulewright.cli.readings;

import org.jspecify.annotations.NullMarked;
