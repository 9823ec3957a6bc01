/// What tests find where they run, for the tests of all modules.
@NullMarked
package dev.rulewright.surroundings;

import org.jspecify.annotations.NullMarked;
