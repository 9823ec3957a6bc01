@NullMarked
package dev.rulewright.reports.markdown;

import org.jspecify.annotations.NullMarked;
