/// How people read the columns of a table, in a page and in Markdown.
@NullMarked
package dev.rulewright.reports.columns;

import org.jspecify.annotations.NullMarked;
