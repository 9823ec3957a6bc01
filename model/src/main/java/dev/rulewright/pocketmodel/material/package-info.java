/// What the units, the cards and the numbers of *PocketModel* are, and how they are read.
@NullMarked
package dev.rulewright.pocketmodel.material;

import org.jspecify.annotations.NullMarked;
