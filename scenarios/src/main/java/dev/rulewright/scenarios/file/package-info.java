/// Scenarios and worlds as files: read, found in folders, listed. It knows what a scenario says,
/// not how one is replayed.
@NullMarked
package dev.rulewright.scenarios.file;

import org.jspecify.annotations.NullMarked;
