/// Pictures of *Airsoft Squads*.
@NullMarked
package dev.rulewright.airsoftsquads.picture;

import org.jspecify.annotations.NullMarked;
