/// From files to units: lines, paragraphs, sentences, and what each is for.
@NullMarked
package dev.rulewright.rulebook.text;

import org.jspecify.annotations.NullMarked;
