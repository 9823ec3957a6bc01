/// What the text form of a game is read with: words that know their place, lists, and fields.
@NullMarked
package dev.rulewright.kernel.text;

import org.jspecify.annotations.NullMarked;
