/// Pieces of HTML and SVG that are safe to put together, and the colours that all of them share.
@NullMarked
package dev.rulewright.reports.markup;

import org.jspecify.annotations.NullMarked;
