/// Tests that look at the games while they come and end as soon as these have decided. They know
/// scores and ratings, no experiments.
@NullMarked
package dev.rulewright.simulator.statistics.sequential;

import org.jspecify.annotations.NullMarked;
