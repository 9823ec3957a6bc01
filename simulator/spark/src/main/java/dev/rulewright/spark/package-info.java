/// Batches on an Apache Spark cluster: the same games as on threads, from other machines.
@NullMarked
package dev.rulewright.spark;

import org.jspecify.annotations.NullMarked;
