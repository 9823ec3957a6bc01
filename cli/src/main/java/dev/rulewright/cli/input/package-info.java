/// What commands are given: options that several of them share, and the files behind them.
@NullMarked
package dev.rulewright.cli.input;

import org.jspecify.annotations.NullMarked;
