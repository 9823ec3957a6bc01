/// What `spark-submit` does with the jar that is made here.
@NullMarked
package dev.rulewright.spark.submit;

import org.jspecify.annotations.NullMarked;
