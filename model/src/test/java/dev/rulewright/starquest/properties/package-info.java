@NullMarked
package dev.rulewright.starquest.properties;

import org.jspecify.annotations.NullMarked;
