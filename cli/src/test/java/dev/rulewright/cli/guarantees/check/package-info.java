/// Tests of checks that are stopped.
@NullMarked
package dev.rulewright.cli.guarantees.check;

import org.jspecify.annotations.NullMarked;
