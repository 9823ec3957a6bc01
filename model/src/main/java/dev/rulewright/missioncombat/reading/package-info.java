/// The answers to the questions that the rulebook leaves open, as data.
///
/// A [Reading] is a record of records of enums, see `kernel.reading`.
///
/// **To add an answer**, add a constant with its sentence and the editions whose wording says so,
/// never in the first place, which is that of the standard reading. An exhaustive switch over the
/// enum then shows every rule that has to know it.
///
/// **To add a question**, add an enum to the record of its topic and a component of that type,
/// named alike; give the enum an identifier that is free. A new topic is a new record and a
/// component of `Reading`. Nothing else has to be listed anywhere.
///
/// The rules take the answer where they apply the clause that raises the question, through the
/// accessors.
@NullMarked
package dev.rulewright.missioncombat.reading;

import org.jspecify.annotations.NullMarked;
