package dev.rulewright.missioncombat.reading;

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

  /// The identifier, `A01` to `A56`.
  String id();

  /// The question in one sentence.
  String asks();

  /// Why the standard reading takes the first answer. Begins with how far the German text supports
  /// it: `Decided:` the wording settles it, `Leaning:` it points that way, `Open:` it says nothing
  /// or contradicts itself.
  String because();

  /// The clauses that raise the question, in the order of the book.
  MissionClause[] clauses();
}
