/// What a rulebook says and what it leaves open, as data.
///
/// Files beside a game's enum of clauses hold the rulebook: `clauses.csv` ([ClauseFile] tells the
/// columns), `questions.csv` and `answers.csv` ([QuestionFile]), and, where answers do not go
/// together, `contradictions.csv` ([Contradiction]). The enum is a [ListedClause] whose constants
/// are the clauses that rules cite. What does not fit is told with file, line and column.
///
/// [Readings] makes everything else from the files: the rulebook, the text form, one [Profile] for
/// each edition. The rules are given a [Reading] and ask it where they are made, in the words in
/// which people choose answers: `reading.says("road.optional=no")`. Rules that are [Asking] keep
/// the answers in fields.
@NullMarked
package dev.rulewright.kernel.reading;

import org.jspecify.annotations.NullMarked;
