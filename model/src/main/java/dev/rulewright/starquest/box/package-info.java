/// The box of *StarQuest*, and how it is found.
@NullMarked
package dev.rulewright.starquest.box;

import org.jspecify.annotations.NullMarked;
