/// The page, made from sample games and scenarios.
@NullMarked
package dev.rulewright.reports.html;

import org.jspecify.annotations.NullMarked;
