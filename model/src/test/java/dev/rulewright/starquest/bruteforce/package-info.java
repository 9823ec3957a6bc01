/// A second, deliberately naive listing of the moves of *StarQuest*, written from the description
/// of the standard reading alone. It shares no code with the model: where both list the same,
/// neither is likely to be wrong. Points, which never change what may be done, are left out. Being
/// obvious comes first.
@NullMarked
package dev.rulewright.starquest.bruteforce;

import org.jspecify.annotations.NullMarked;
