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

  /// Whether the rules can be played so; an answer that cannot be played yet is refused when
  /// chosen.
  boolean playable() default true;
}
