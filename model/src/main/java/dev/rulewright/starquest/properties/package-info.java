/// What the rules of *StarQuest* should guarantee in every play, by chapter, and which answers
/// break it.
@NullMarked
package dev.rulewright.starquest.properties;

import org.jspecify.annotations.NullMarked;
