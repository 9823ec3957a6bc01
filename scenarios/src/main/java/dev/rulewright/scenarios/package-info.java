/// The scenario language: reading scenario files, replaying them on the rules, and telling what
/// happened. It knows no game; a [dev.rulewright.kernel.box.Box] sets the game up.
@NullMarked
package dev.rulewright.scenarios;

import org.jspecify.annotations.NullMarked;
