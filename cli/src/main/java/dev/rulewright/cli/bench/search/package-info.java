/// What somebody looks for in the contents: words with their kin, and which finding comes first. It
/// knows texts only.
@NullMarked
package dev.rulewright.cli.bench.search;

import org.jspecify.annotations.NullMarked;
