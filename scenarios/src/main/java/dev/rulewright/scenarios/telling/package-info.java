/// What a replay did, told as text for people. It knows what came of a replay, and no file.
@NullMarked
package dev.rulewright.scenarios.telling;

import org.jspecify.annotations.NullMarked;
