package dev.rulewright.missioncombat.reading;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/// What the rules say if an enum constant is the answer to its question, see [Unclear].
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.FIELD)
@interface Answer {

  /// What the rules say then, in one sentence.
  String value();

  /// The editions whose wording says so, in their order; at most one answer per edition and
  /// question. An edition that is in no answer leaves the question open.
  Edition[] in() default {};
}
