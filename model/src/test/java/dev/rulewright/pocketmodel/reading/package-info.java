@NullMarked
package dev.rulewright.pocketmodel.reading;

import org.jspecify.annotations.NullMarked;
