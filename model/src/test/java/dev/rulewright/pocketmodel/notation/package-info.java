@NullMarked
package dev.rulewright.pocketmodel.notation;

import org.jspecify.annotations.NullMarked;
