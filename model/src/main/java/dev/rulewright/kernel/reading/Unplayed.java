package dev.rulewright.kernel.reading;

import java.lang.annotation.Documented;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/// An answer that the rules of the model do not play: it belongs to the catalogue, and a reading
/// that asks for it is refused with the reason.
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target({})
public @interface Unplayed {

  /// The name of the answer, such as `free-order`.
  String answer();

  /// What the rules would say, in one sentence.
  String value();

  /// Why it is not played: begins in lower case and has no full stop.
  String because();

  /// The editions whose wording says so, see [Answer#in].
  String in() default "";
}
