package dev.rulewright.kernel.reading;

import dev.rulewright.kernel.Question;
import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/// The question that an enum answers. Its constants, each with an [Answer], are the answers that
/// can be played; the first is that of the standard reading.
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.TYPE)
public @interface Unclear {

  /// The identifier: a letter and a number, such as `A38`.
  String id();

  /// The question in one sentence.
  String asks();

  /// How far the original edition supports the first answer.
  Question.Support support();

  /// Why the standard reading takes the first answer: begins in lower case and has no full stop.
  String because();

  /// The identifiers of the clauses that raise the question, in the order of the book.
  String[] clauses();

  /// The answers that are not played.
  Unplayed[] unplayed() default {};
}
