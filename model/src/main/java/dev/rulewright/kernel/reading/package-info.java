/// What a rulebook says and what it leaves open, as data.
///
/// Three files beside a game's enum of clauses hold the rulebook: `clauses.csv` ([ClauseFile] tells
/// the columns), `questions.csv` and `answers.csv` ([QuestionFile]). Java holds only what rules
/// cite and ask: the enum is a [ListedClause] whose constants are the clauses that rules cite, and
/// a reading is a record of records, one for each topic, each component of which is an enum whose
/// constants are the answers to one question. Names follow from the code: component `contested` of
/// the reading and component `enterWithoutAp` of its type make `contested.enter-without-ap`;
/// constant `ONE_TIME_EVENT` makes `one-time-event`. Records and their types are public.
///
/// [Readings] makes everything else from files and records: the rulebook, the text form, one
/// [Profile] for each edition. What does not fit is told with file, line and column.
@NullMarked
package dev.rulewright.kernel.reading;

import org.jspecify.annotations.NullMarked;
