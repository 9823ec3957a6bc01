/// Results made up for tests.
@NullMarked
package dev.rulewright.reports.results;

import org.jspecify.annotations.NullMarked;
