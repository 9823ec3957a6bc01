/// How many differences are found in texts of which one edition has been changed, and how many
/// findings are false.
@NullMarked
package dev.rulewright.rulebook.quality;

import org.jspecify.annotations.NullMarked;
