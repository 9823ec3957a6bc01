/// What settings do: each over its values, two crossed, or many screened at once. It knows what all
/// experiments share.
@NullMarked
package dev.rulewright.simulator.experiments.sweep;

import org.jspecify.annotations.NullMarked;
