/// What the simulator knows of *Airsoft Squads*.
@NullMarked
package dev.rulewright.simulator.airsoftsquads;

import org.jspecify.annotations.NullMarked;
