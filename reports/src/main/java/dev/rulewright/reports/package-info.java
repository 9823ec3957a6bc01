/// What people look at: tables, charts and pages made from the results of scenarios and
/// simulations.
@NullMarked
package dev.rulewright.reports;

import org.jspecify.annotations.NullMarked;
