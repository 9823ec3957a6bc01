/// One self-contained HTML page: results in, text out, nothing read or written but the page's own
/// style.
@NullMarked
package dev.rulewright.reports.html;

import org.jspecify.annotations.NullMarked;
