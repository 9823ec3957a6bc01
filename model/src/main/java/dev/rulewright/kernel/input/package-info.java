/// Files that users hand over: texts and tables, read so that every fault is told with its place.
@NullMarked
package dev.rulewright.kernel.input;

import org.jspecify.annotations.NullMarked;
