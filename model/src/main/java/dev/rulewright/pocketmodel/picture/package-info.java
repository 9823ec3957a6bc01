/// Pictures of *PocketModel*.
@NullMarked
package dev.rulewright.pocketmodel.picture;

import org.jspecify.annotations.NullMarked;
