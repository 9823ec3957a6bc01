/// How strong players are by who won against whom. It knows results of meetings, no games.
@NullMarked
package dev.rulewright.simulator.statistics.rating;

import org.jspecify.annotations.NullMarked;
