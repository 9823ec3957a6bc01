/// What a rulebook leaves open, as data.
///
/// A reading of a game is a record of records, one for each topic, and each component of those is
/// an enum whose constants are the answers to one question. The enum carries the question
/// ([Unclear]) and each constant what the rules say then ([Answer]). Names follow from the code:
/// component `contested` of the reading and component `enterWithoutAp` of its type make
/// `contested.enter-without-ap`; constant `ONE_TIME_EVENT` makes `one-time-event`.
///
/// A game writes its records, and [Readings] makes everything else from them: the catalogue of
/// questions, the text form, one [Profile] for each edition. Records and their types are public.
@NullMarked
package dev.rulewright.kernel.reading;

import org.jspecify.annotations.NullMarked;
