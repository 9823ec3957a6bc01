/// Solving Alloy models in processes of their own, with a limit of time. It knows no game.
///
/// Every run of a solver is a JVM of its own ([SolverMain]), because a solver cannot be interrupted
/// otherwise. [Solvers] keeps a few of them and gives each one task after the other, so that
/// starting and parsing are paid once. A child ends when its standard input does, so that none is
/// left behind however this process ends.
@NullMarked
package dev.rulewright.alloy.solver;

import org.jspecify.annotations.NullMarked;
