/// The answers to the questions that the rulebook leaves open, as far as rules ask for them.
///
/// A [Reading] is a record of records of enums; what is asked and answered stands in
/// `questions.csv` and `answers.csv`, see `kernel.reading`.
///
/// **To add an answer**, add a row and a constant. An exhaustive switch over the enum then shows
/// every rule that has to know it. The first row of a question is that of the standard reading.
///
/// **To add a question**, add its rows, an enum to the record of its topic and a component of that
/// type, named alike. A new topic is a new record and a component of `Reading`.
///
/// The rules take the answer where they apply the clause that raises the question, through the
/// accessors.
@NullMarked
package dev.rulewright.missioncombat.reading;

import org.jspecify.annotations.NullMarked;
