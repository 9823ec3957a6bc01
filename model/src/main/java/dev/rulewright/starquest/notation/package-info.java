/// The text form of positions and moves of *StarQuest*, and the picture of the board.
///
/// [StarQuestNotation][dev.rulewright.starquest.notation.StarQuestNotation] describes it.
@NullMarked
package dev.rulewright.starquest.notation;

import org.jspecify.annotations.NullMarked;
