@NullMarked
package dev.rulewright.scenarios;

import org.jspecify.annotations.NullMarked;
