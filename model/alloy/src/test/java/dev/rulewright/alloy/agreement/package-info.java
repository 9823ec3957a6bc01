/// The agreement of the two encodings of the rules, checked both ways: what one of them allows the
/// other must allow, with the same result.
@NullMarked
package dev.rulewright.alloy.agreement;

import org.jspecify.annotations.NullMarked;
