/// Draws [pictures][dev.rulewright.kernel.picture.Picture] as SVG, in one style for all games.
@NullMarked
package dev.rulewright.reports.picture;

import org.jspecify.annotations.NullMarked;
