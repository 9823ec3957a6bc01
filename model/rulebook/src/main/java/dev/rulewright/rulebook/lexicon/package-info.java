/// What words of a language do in rules, as data: one YAML file a language, the same classes in
/// all.
@NullMarked
package dev.rulewright.rulebook.lexicon;

import org.jspecify.annotations.NullMarked;
