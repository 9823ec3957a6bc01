/// The properties of the rules: what they should guarantee in every play, one class per chapter.
///
/// [MissionProperties] is the catalogue. A property belongs to a game, that is to one set of
/// material and one reading, because what a position means depends on both; what is *expected* of
/// it follows from the answers of the reading alone (`breaches.csv`), never from the name of a
/// profile.
///
/// **To add a property**, add a row to `properties.csv`, a check to the class of its chapter, and
/// plant a mutant for it in `MutantsTest`: a property that nothing can break says nothing.
@NullMarked
package dev.rulewright.missioncombat.properties;

import org.jspecify.annotations.NullMarked;
