@NullMarked
package dev.rulewright.simulator.airsoftsquads;

import org.jspecify.annotations.NullMarked;
