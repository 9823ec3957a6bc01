package dev.rulewright.missioncombat.reading;

import dev.rulewright.kernel.Question;
import dev.rulewright.missioncombat.MissionClause;
import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/// The question that an enum answers. Its constants, each with an [Answer], are the answers; the
/// first is that of the standard reading.
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.TYPE)
@interface Unclear {

  /// The identifier: a letter and a number. `A` are questions of the original, `L` those that only
  /// a translation raises, `M` moot ones.
  String id();

  /// The question in one sentence.
  String asks();

  /// How far the German original supports the first answer.
  Question.Support support();

  /// Why the standard reading takes the first answer: begins in lower case and has no full stop.
  String because();

  /// The clauses that raise the question, in the order of the book.
  MissionClause[] clauses();
}
