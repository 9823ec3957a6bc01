/// The box of *Airsoft Squads*, and how it is found.
@NullMarked
package dev.rulewright.airsoftsquads.box;

import org.jspecify.annotations.NullMarked;
