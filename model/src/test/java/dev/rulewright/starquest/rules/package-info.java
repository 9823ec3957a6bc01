@NullMarked
package dev.rulewright.starquest.rules;

import org.jspecify.annotations.NullMarked;
