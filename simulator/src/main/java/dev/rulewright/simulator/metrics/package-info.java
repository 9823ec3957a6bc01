/// How games went, beyond who won them: choices, clauses, and what a game asks for. Counted only
/// when asked for.
@NullMarked
package dev.rulewright.simulator.metrics;

import org.jspecify.annotations.NullMarked;
