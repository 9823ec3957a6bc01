/// What the leaflet of *PocketModel* leaves open, and the answers.
@NullMarked
package dev.rulewright.pocketmodel.reading;

import org.jspecify.annotations.NullMarked;
