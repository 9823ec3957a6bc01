/// The texts of a rulebook in several languages beside each other, on one page, with what was
/// found.
@NullMarked
package dev.rulewright.reports.editions;

import org.jspecify.annotations.NullMarked;
