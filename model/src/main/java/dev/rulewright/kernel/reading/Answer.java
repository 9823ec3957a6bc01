package dev.rulewright.kernel.reading;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/// The sentence of the rules if an enum constant is the answer to its question, see [Unclear].
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.FIELD)
public @interface Answer {

  /// What the rules say then, in one sentence.
  String value();

  /// The editions whose wording says so, in their order, such as `de fr`. An edition that is in no
  /// answer says nothing about the question, one that is in several contradicts itself; both leave
  /// it open.
  String in() default "";
}
