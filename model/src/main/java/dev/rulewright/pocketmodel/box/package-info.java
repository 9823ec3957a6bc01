/// The box of *PocketModel*, and how it is found.
@NullMarked
package dev.rulewright.pocketmodel.box;

import org.jspecify.annotations.NullMarked;
