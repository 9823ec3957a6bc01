/// Many games in a row: reproducible from a seed, on any number of threads, counted and written as
/// CSV.
@NullMarked
package dev.rulewright.simulator.batch;

import org.jspecify.annotations.NullMarked;
