/// Games that agents play, and what is told of them: `simulate`, `metrics`, `impact`, `compare`,
/// `sweep`, `tune`, `study`, `ladder`, `run`; `knobs`, `agents` and `game` beside them.
@NullMarked
package dev.rulewright.cli.experiments;

import org.jspecify.annotations.NullMarked;
