/// *Airsoft Squads*, as far as the chapter on its game round goes: operators, positions and moves.
@NullMarked
package dev.rulewright.airsoftsquads;

import org.jspecify.annotations.NullMarked;
