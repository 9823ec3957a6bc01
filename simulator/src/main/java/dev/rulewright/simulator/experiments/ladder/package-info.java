/// Who plays how well: agents meet each other and are rated. It knows what all experiments share.
@NullMarked
package dev.rulewright.simulator.experiments.ladder;

import org.jspecify.annotations.NullMarked;
