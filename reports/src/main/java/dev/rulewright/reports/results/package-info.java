/// The results that reports are about, read back from the files that were written.
@NullMarked
package dev.rulewright.reports.results;

import org.jspecify.annotations.NullMarked;
