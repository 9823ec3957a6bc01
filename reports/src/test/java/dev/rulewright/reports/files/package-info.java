/// What stands in the files, and how they get there.
@NullMarked
package dev.rulewright.reports.files;

import org.jspecify.annotations.NullMarked;
