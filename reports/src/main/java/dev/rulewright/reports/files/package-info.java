/// The folder that reports are written to.
@NullMarked
package dev.rulewright.reports.files;

import org.jspecify.annotations.NullMarked;
