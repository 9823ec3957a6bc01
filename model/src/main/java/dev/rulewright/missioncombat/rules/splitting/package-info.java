/// Chapters *Attack* and *Events*, the part on who can be hit and how damage is split: the ways to
/// split it, and why it may not be split like this. What only other readings do is among it
/// ([ListedWays], most of [SplitConditions]), and so it stands apart from the chapters that ask.
@NullMarked
package dev.rulewright.missioncombat.rules.splitting;

import org.jspecify.annotations.NullMarked;
