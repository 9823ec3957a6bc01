/// Pictures of *StarQuest*.
@NullMarked
package dev.rulewright.starquest.picture;

import org.jspecify.annotations.NullMarked;
