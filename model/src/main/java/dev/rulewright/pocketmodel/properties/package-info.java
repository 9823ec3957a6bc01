/// What the rules of *PocketModel* may guarantee.
@NullMarked
package dev.rulewright.pocketmodel.properties;

import org.jspecify.annotations.NullMarked;
