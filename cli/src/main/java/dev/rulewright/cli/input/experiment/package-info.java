/// What experiments are given: who plays, how many games, on what, from where, and what is varied.
/// It knows the options that all commands share.
@NullMarked
package dev.rulewright.cli.input.experiment;

import org.jspecify.annotations.NullMarked;
