@NullMarked
package dev.rulewright.pocketmodel.rules;

import org.jspecify.annotations.NullMarked;
