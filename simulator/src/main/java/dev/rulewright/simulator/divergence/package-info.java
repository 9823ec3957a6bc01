/// Where two readings part: the shortest play that is legal under both and after which they differ.
@NullMarked
package dev.rulewright.simulator.divergence;

import org.jspecify.annotations.NullMarked;
