/// The box of *Mission: Combat!*: where its material, rules, readings and small worlds come
/// together.
@NullMarked
package dev.rulewright.missioncombat.box;

import org.jspecify.annotations.NullMarked;
