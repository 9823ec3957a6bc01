/// Tests of how rulebooks are read.
@NullMarked
package dev.rulewright.kernel.reading;

import org.jspecify.annotations.NullMarked;
