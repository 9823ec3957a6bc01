/// Reports as Markdown, for those who paste them into something else.
@NullMarked
package dev.rulewright.reports.markdown;

import org.jspecify.annotations.NullMarked;
