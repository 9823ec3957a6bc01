/// Who plays: agents choose among the listed moves and know only what their player may know.
@NullMarked
package dev.rulewright.simulator.agents;

import org.jspecify.annotations.NullMarked;
