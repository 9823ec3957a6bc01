/// The dictionaries of LanguageTool.
@NullMarked
package dev.rulewright.languagetool;

import org.jspecify.annotations.NullMarked;
