/// Tests of checks that are stopped.
@NullMarked
package dev.rulewright.cli.check;

import org.jspecify.annotations.NullMarked;
